/** A financing application on the page of its request. */
export const applicationTexts = {
  submitted: {
    de: 'Ihr Antrag ist gesendet und wird an die Bank weitergegeben. Fehlende Nachweise können Sie unten nachreichen.',
    en: 'Your application has been sent and is being passed on to the bank. You can send missing proofs below.',
  },
  inReview: {
    de: 'Die Bank prüft Ihren Antrag. Fehlende Nachweise können Sie unten nachreichen.',
    en: 'The bank is reviewing your application. You can send missing proofs below.',
  },
  documentsMissing: {
    de: 'Der Bank fehlen Nachweise. Bitte reichen Sie sie unten nach.',
    en: 'The bank needs further proofs. Please send them below.',
  },
  approved: {
    de: 'Die Bank hat zugesagt. Ihre Bestellung geht weiter.',
    en: 'The bank has approved. Your order continues.',
  },
  rejected: {
    de: 'Die Bank hat nicht zugesagt. Die Bestellung endet ohne Kosten für Sie; die Gründe nennt Ihnen die Bank.',
    en: 'The bank has not approved. The order ends at no cost to you; the bank will tell you its reasons.',
  },
  withdrawn: {
    de: 'Der Antrag ist zurückgezogen. Die Bestellung, zu der er gehörte, ist beendet.',
    en: 'The application has been withdrawn. The order it belonged to has ended.',
  },
  number: { de: (number: string) => `Antrag ${number}`, en: (number: string) => `Application ${number}` },
  proofs: { de: 'Nachweise', en: 'Proofs' },
  none: { de: 'Keine.', en: 'None.' },
  lead: {
    de: 'Diese Nachweise folgen aus Ihren Antworten. Was Sie hinzufügen, erhält die Bank, sobald Sie es senden.',
    en: 'These proofs follow from your answers. The bank receives what you add once you send it.',
  },
  add: { de: 'Anderen Nachweis hinzufügen', en: 'Add another proof' },
  send: { de: 'Nachweise senden', en: 'Send proofs' },
  toBank: { de: 'Zur Seite der Bank', en: 'Open the bank’s page' },
  toOrder: { de: 'Zur Bestellung', en: 'Open the order' },
  views: { de: 'Wer Ihre Angaben gesehen hat', en: 'Who has seen your details' },
  nobody: { de: 'Bisher niemand.', en: 'Nobody so far.' },
  withdraw: { de: 'Antrag zurückziehen', en: 'Withdraw application' },
  withdrawNote: {
    de: 'Ziehen Sie den Antrag zurück, endet auch die Bestellung: Ohne Zusage der Bank kann sie nicht ausgeführt werden.',
    en: 'If you withdraw the application, the order ends too: it cannot be carried out without the bank’s approval.',
  },
  linkNote: {
    de: 'Wer den Link zu dieser Seite hat, kann den Stand und die Nachrichten lesen und selbst schreiben. Nachweise zeigt sie nur Ihnen, wenn Sie angemeldet sind. Bitte geben Sie den Link nicht weiter.',
    en: 'Anybody who has the link to this page can read its progress and messages and write in it. It shows proofs only to you, once you are logged in. Please do not pass the link on.',
  },
  ownNote: {
    de: 'Vollständig sehen nur Sie diese Seite, wenn Sie angemeldet sind. Mit dem Link aus unseren Mails lassen sich Stand und Nachrichten auch ohne Anmeldung lesen, Ihre Nachweise nicht. Bitte geben Sie ihn nicht weiter.',
    en: 'Only you see all of this page, while you are logged in. With the link in our e-mails, progress and messages can be read without logging in, your proofs cannot. Please do not pass it on.',
  },
  CUSTOMER: { de: 'Sie', en: 'You' },
  MERCHANT: { de: 'Händler', en: 'Dealer' },
  ADMIN: { de: 'Betreiber des Shops', en: 'Operator of the shop' },
  BANK: { de: 'Bank', en: 'Bank' },
}
