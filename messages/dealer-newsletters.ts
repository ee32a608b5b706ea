/** Newsletters in the dealer area. */
export const dealerNewsletterTexts = {
  title: { de: 'Newsletter', en: 'Newsletter' },
  lead: {
    de: (sender: string, de: string, en: string) =>
      `Geht an Leserinnen und Leser von ${sender}, die bestätigt haben: ${de} auf Deutsch, ${en} auf Englisch.`,
    en: (sender: string, de: string, en: string) =>
      `Goes to readers of ${sender} who have confirmed: ${de} in German, ${en} in English.`,
  },
  noShop: { de: 'Noch kein eigener Shop', en: 'No storefront of your own yet' },
  noShopText: {
    de: 'Einen Newsletter bestellt man im eigenen Shop eines Händlers. Der Betreiber richtet ihn ein.',
    en: 'Readers subscribe in a dealer’s own storefront. The operator sets it up.',
  },
  empty: { de: 'Noch keine Ausgabe', en: 'No issues yet' },
  emptyText: {
    de: 'Schreiben Sie die erste: Betreff, ein paar Sätze und eine Suche. Gesendet wird erst, wenn Sie es bestätigen.',
    en: 'Write the first one: subject, a few sentences and a search. Nothing is sent until you confirm it.',
  },
  create: { de: 'Neue Ausgabe', en: 'New issue' },
  subject: { de: 'Betreff', en: 'Subject' },
  state: { de: 'Status', en: 'Status' },
  DRAFT: { de: 'Entwurf', en: 'Draft' },
  SENDING: { de: 'Wird gesendet', en: 'Being sent' },
  SENT: { de: 'Gesendet', en: 'Sent' },
  recipients: { de: 'Empfänger', en: 'Recipients' },
  sent: { de: 'Zugestellt', en: 'Delivered' },
  bounced: { de: 'Unzustellbar', en: 'Bounced' },
  unsubscribed: { de: 'Abgemeldet', en: 'Unsubscribed' },
  by: { de: 'Von', en: 'By' },
  at: { de: 'Am', en: 'On' },
  back: { de: 'Alle Ausgaben', en: 'All issues' },
  text: { de: 'Text', en: 'Text' },
  textHint: {
    de: 'Über dem Text steht „Guten Tag,“ als Anrede, darunter stehen die Autos. Absätze durch Leerzeilen trennen.',
    en: '“Hello,” stands above the text, the cars stand below. Separate paragraphs with empty lines.',
  },
  locale: { de: 'Sprache', en: 'Language' },
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
  query: { de: 'Suche', en: 'Search' },
  queryInvalid: {
    de: 'Das ist keine Adresse einer Autoliste. Kopieren Sie sie aus der Adresszeile des Shops, zum Beispiel …/auto-kaufen/elektroauto.',
    en: 'This is not the address of a car list. Copy it from the address bar of the shop, for example …/cars/electric.',
  },
  queryHint: {
    de: 'Adresse der Autoliste mit Filtern, aus dem Shop kopiert. Leer: die neuesten Autos.',
    en: 'Address of a filtered list of cars, copied from the shop. Empty: the newest cars.',
  },
  cars: { de: 'Oder ausgewählte Autos', en: 'Or chosen cars' },
  carsHint: {
    de: 'Je Zeile eine Adresse aus dem Shop, höchstens zwölf. Dann gilt die Suche nicht.',
    en: 'One address from the shop a line, at most twelve. The search is then ignored.',
  },
  save: { de: 'Speichern und Vorschau', en: 'Save and preview' },
  saved: { de: 'Gespeichert', en: 'Saved' },
  preview: { de: 'Vorschau', en: 'Preview' },
  openPreview: { de: 'Vorschau allein öffnen', en: 'Open the preview by itself' },
  noPreview: { de: 'Nach dem Speichern sehen Sie hier die E-Mail.', en: 'Once saved, the e-mail is shown here.' },
  test: { de: 'Probe an mich senden', en: 'Send me a test' },
  tested: { de: (email: string) => `Probe gesendet an ${email}`, en: (email: string) => `Test sent to ${email}` },
  toSend: { de: 'Senden …', en: 'Send …' },
  sendTitle: {
    de: (count: string) => `An ${count} Leser senden?`,
    en: (count: string) => `Send to ${count} readers?`,
  },
  sendText: {
    de: 'Jede Adresse erhält die Ausgabe einmal. Das lässt sich nicht zurücknehmen.',
    en: 'Every address receives the issue once. This cannot be taken back.',
  },
  send: { de: 'Jetzt senden', en: 'Send now' },
  cancel: { de: 'Nicht senden', en: 'Do not send' },
  started: { de: 'Die Ausgabe wird gesendet', en: 'The issue is being sent' },
  notNow: {
    de: 'Es gibt zurzeit kein passendes Auto im Verkauf oder keine Leser in dieser Sprache.',
    en: 'There is no matching car on sale or no reader in this language at present.',
  },
  alreadySent: { de: 'Diese Ausgabe ist schon gesendet.', en: 'This issue has been sent already.' },
}
