/** Mails about requests to sellers. They carry a notice and the link; what was written stands on the request's page. */
export const requestMailTexts = {
  receivedSubject: { de: (title: string) => `Ihre Anfrage: ${title}`, en: (title: string) => `Your enquiry: ${title}` },
  receivedText: {
    de: 'Ihre Anfrage ist angekommen. Auf der Seite der Anfrage lesen Sie die Antwort, schreiben weiter oder ziehen die Anfrage zurück.',
    en: 'Your enquiry has arrived. On its page you can read the reply, write more or withdraw the enquiry.',
  },
  messageSubject: {
    de: (title: string) => `Neue Nachricht: ${title}`,
    en: (title: string) => `New message: ${title}`,
  },
  messageText: {
    de: 'Der Verkäufer hat Ihnen geschrieben. Die Nachricht steht auf der Seite Ihrer Anfrage.',
    en: 'The seller has written to you. You can read the message on the page of your enquiry.',
  },
  closedSubject: {
    de: (title: string) => `Anfrage beendet: ${title}`,
    en: (title: string) => `Enquiry closed: ${title}`,
  },
  closedText: {
    de: (reason: string) => `Ihre Anfrage ist beendet. ${reason}`,
    en: (reason: string) => `Your enquiry has been closed. ${reason}`,
  },
  soldSubject: {
    de: (title: string) => `Inzwischen verkauft: ${title}`,
    en: (title: string) => `Sold in the meantime: ${title}`,
  },
  removedSubject: {
    de: (title: string) => `Nicht mehr im Angebot: ${title}`,
    en: (title: string) => `No longer on offer: ${title}`,
  },
  goneText: {
    de: (reason: string) => `${reason} Damit ist Ihre Anfrage beendet; Sie müssen nichts tun.`,
    en: (reason: string) => `${reason} Your enquiry has been closed; there is nothing you need to do.`,
  },
  documentsSubject: {
    de: (title: string) => `Unterlagen fehlen: ${title}`,
    en: (title: string) => `Documents missing: ${title}`,
  },
  documentsText: {
    de: 'Der Bank fehlen noch Unterlagen. Welche das sind und wie Sie sie nachreichen, steht auf der Seite Ihres Antrags.',
    en: 'The bank still needs documents. The page of your application says which ones and how to send them.',
  },
  about: { de: 'Es geht um', en: 'About' },
  price: { de: 'Preis', en: 'Price' },
  seller: { de: 'Verkäufer', en: 'Seller' },
  number: { de: 'Nummer der Anfrage', en: 'Enquiry number' },
  due: { de: 'Bitte antworten bis', en: 'Please reply by' },
  dueWas: { de: 'Fällig war die Antwort', en: 'The reply was due' },
  button: { de: 'Zur Anfrage', en: 'Open the enquiry' },
  linkWarning: {
    de: 'Wer diesen Link hat, kann die Anfrage lesen und schreiben. Bitte geben Sie ihn nicht weiter.',
    en: 'Anybody who has this link can read the enquiry and write in it. Please do not pass it on.',
  },
  notYou: {
    de: 'Sie haben nichts angefragt? Dann hat sich jemand in der Adresse geirrt. Über den Link ziehen Sie die Anfrage zurück.',
    en: 'You did not send an enquiry? Then somebody mistyped an address. You can withdraw the enquiry through the link.',
  },
  customerReason: {
    de: 'Sie erhalten diese E-Mail, weil mit dieser Adresse eine Anfrage gesendet wurde. Sie enthält keine Zählpixel.',
    en: 'You are receiving this e-mail because an enquiry was sent with this address. It contains no tracking.',
  },

  newSubject: { de: (title: string) => `Neue Anfrage: ${title}`, en: (title: string) => `New enquiry: ${title}` },
  newText: {
    de: 'für Sie ist eine Anfrage eingegangen. Auf ihrer Seite lesen und beantworten Sie sie.',
    en: 'you have received an enquiry. You can read and answer it on its page.',
  },
  fromCustomerText: {
    de: 'zu dieser Anfrage ist eine neue Nachricht da. Auf ihrer Seite lesen und beantworten Sie sie.',
    en: 'there is a new message in this enquiry. You can read and answer it on its page.',
  },
  withdrawnSubject: {
    de: (title: string) => `Anfrage zurückgezogen: ${title}`,
    en: (title: string) => `Enquiry withdrawn: ${title}`,
  },
  withdrawnText: {
    de: 'diese Anfrage wurde zurückgezogen. Sie müssen nichts mehr tun.',
    en: 'this enquiry has been withdrawn. There is nothing left to do.',
  },
  reminderSubject: {
    de: (title: string) => `Antwort steht aus: ${title}`,
    en: (title: string) => `Reply pending: ${title}`,
  },
  reminderText: {
    de: 'diese Anfrage ist noch nicht beantwortet.',
    en: 'this enquiry has not been answered yet.',
  },
  acceptedSubject: {
    de: (title: string) => `Angebot angenommen: ${title}`,
    en: (title: string) => `Offer accepted: ${title}`,
  },
  acceptedText: {
    de: 'der Kunde hat Ihr verbindliches Angebot angenommen. Auf der Seite der Anfrage vereinbaren Sie die Übergabe.',
    en: 'the customer has accepted your binding offer. You can arrange the handover on the page of the enquiry.',
  },
  privateWarning: {
    de: 'Ihren Namen und Ihre E-Mail-Adresse sieht niemand. Zahlen Sie nichts im Voraus, senden Sie keine Ausweise und bleiben Sie mit der Unterhaltung im Shop.',
    en: 'Nobody sees your name or e-mail address. Pay nothing in advance, send no identity documents and keep the conversation in the shop.',
  },

  overdueSubject: {
    de: (number: string) => `Anfrage ${number} ist nicht beantwortet`,
    en: (number: string) => `Enquiry ${number} has not been answered`,
  },
  overdueText: {
    de: 'der Verkäufer hat diese Anfrage nicht rechtzeitig beantwortet. „npm run admin -- request <Nummer>“ zeigt sie.',
    en: 'the seller has not answered this enquiry in time. “npm run admin -- request <number>” shows it.',
  },
  operatorReason: {
    de: 'Diese E-Mail geht an den Betreiber des Shops. Sie enthält keine Zählpixel.',
    en: 'This e-mail goes to the operator of the shop. It contains no tracking.',
  },
}
