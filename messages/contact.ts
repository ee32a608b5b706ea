import { bringTexts } from './bring.ts'
import { personFieldTexts } from './person-fields.ts'
/** Words about contacting the seller of a car, on the form and on the request's page. */
export const contactTexts = {
  title: { de: (seller: string) => `${seller} kontaktieren`, en: (seller: string) => `Contact ${seller}` },
  privateTitle: { de: 'Privaten Verkäufer anschreiben', en: 'Write to the private seller' },
  pageTitle: { de: 'Verkäufer kontaktieren', en: 'Contact the seller' },
  privateLead: {
    de: 'Ihre Anfrage geht direkt an den Verkäufer. Die Antwort lesen Sie auf einer Seite, deren Link wir Ihnen mailen.',
    en: 'Your enquiry goes straight to the seller. You can read the reply on a page we will e‑mail you a link to.',
  },
  lead: {
    de: 'Ihre Anfrage geht direkt an den Händler. Die Antwort lesen Sie auf einer Seite, deren Link wir Ihnen mailen.',
    en: 'Your enquiry goes straight to the dealer. You can read the reply on a page we will e‑mail you a link to.',
  },
  /** In a dealer's own shop, which does not speak of the dealer as of somebody else. */
  ownLead: {
    de: 'Ihre Anfrage geht direkt an uns. Unsere Antwort lesen Sie auf einer Seite, deren Link wir Ihnen mailen.',
    en: 'Your enquiry goes straight to us. You can read our reply on a page we will e‑mail you a link to.',
  },
  answersIn: {
    de: (time: string, requests: string) =>
      `Antwortet meist in ${time} während der Öffnungszeiten, gemessen an ${requests} Anfragen der letzten drei Monate.`,
    en: (time: string, requests: string) =>
      `Usually replies within ${time} during opening hours, measured on ${requests} enquiries in the last three months.`,
  },
  minutes: { de: (count: number) => `${count} Minuten`, en: (count: number) => `${count} minutes` },
  hours: {
    de: (count: number) => (count === 1 ? 'einer Stunde' : `${count} Stunden`),
    en: (count: number) => (count === 1 ? 'one hour' : `${count} hours`),
  },
  kinds: { de: 'Art der Anfrage', en: 'Kind of enquiry' },
  question: { de: 'Anfrage', en: 'Enquiry' },
  callback: { de: 'Rückruf', en: 'Call back' },
  testDrive: { de: 'Probefahrt', en: 'Test drive' },
  video: { de: 'Video', en: 'Video call' },
  tradeIn: { de: 'Inzahlungnahme', en: 'Trade-in' },
  configured: { de: 'Konfiguriertes Fahrzeug', en: 'Configured vehicle' },
  order: { de: 'Bestellfahrzeug', en: 'Vehicle to order' },

  when: { de: 'Wann passt es Ihnen?', en: 'When would suit you?' },
  testDriveWhen: { de: 'Wann möchten Sie fahren?', en: 'When would you like to drive?' },
  day: { de: 'Tag', en: 'Day' },
  timeOfDay: { de: 'Tageszeit', en: 'Time of day' },
  MORNING: { de: 'Vormittag', en: 'Morning' },
  NOON: { de: 'Mittag', en: 'Midday' },
  AFTERNOON: { de: 'Nachmittag', en: 'Afternoon' },
  testDriveNote: {
    de: 'Das ist ein Wunsch: Der Händler bestätigt den Termin oder schlägt einen anderen vor.',
    en: 'This is a wish: the dealer will confirm it or suggest another time.',
  },
  ownTestDriveNote: {
    de: 'Das ist ein Wunsch: Wir bestätigen den Termin oder schlagen einen anderen vor.',
    en: 'This is a wish: we will confirm it or suggest another time.',
  },
  yourTestDrive: { de: 'Ihre Probefahrt', en: 'Your test drive' },
  freeTime: { de: 'Freie Zeiten der nächsten Tage', en: 'Free times in the next few days' },
  chooseTime: { de: 'Bitte wählen', en: 'Please choose' },
  noTimeYet: { de: 'Noch keine Zeit gewählt.', en: 'No time chosen yet.' },
  driveReserved: {
    de: 'Auto und Verkäufer sind zu dieser Zeit für Sie reserviert, etwa 45 Minuten, kostenlos.',
    en: 'The car and a seller are reserved for you at this time, for about 45 minutes, free of charge.',
  },
  videoNote: {
    de: 'Den Link zum Videogespräch schickt Ihnen der Händler.',
    en: 'The dealer will send you the link to the video call.',
  },
  ownVideoNote: {
    de: 'Den Link zum Videogespräch schicken wir Ihnen.',
    en: 'We will send you the link to the video call.',
  },
  bring: bringTexts.bringTitle,
  licence: {
    de: 'Ihren Führerschein. Er wird nur angesehen, nicht kopiert. Fragen Sie vor der Fahrt nach Versicherung und Selbstbeteiligung.',
    en: 'Your driving licence. It is only looked at, not copied. Please ask about insurance and the excess before you drive.',
  },

  yourDetails: { de: 'Ihre Kontaktdaten', en: 'Your contact details' },
  firstName: personFieldTexts.firstName,
  lastName: personFieldTexts.lastName,
  email: personFieldTexts.email,
  phone: personFieldTexts.phone,
  phoneHint: { de: 'Nur für diese Anfrage.', en: 'Only for this enquiry.' },
  message: { de: 'Nachricht', en: 'Message' },
  messageLimit: {
    de: (max: number) => `Höchstens ${max} Zeichen.`,
    en: (max: number) => `At most ${max} characters.`,
  },
  left: {
    de: (left: number, max: number) => `Noch ${left} von ${max} Zeichen.`,
    en: (left: number, max: number) => `${left} of ${max} characters left.`,
  },
  tooMany: {
    de: (over: number) => `${over} Zeichen zu viel.`,
    en: (over: number) => `${over} characters too many.`,
  },
  missingText: { de: 'Bitte schreiben Sie, was Sie wissen möchten.', en: 'Please write what you would like to know.' },
  missingPhone: {
    de: 'Bitte geben Sie die Nummer an, unter der wir Sie erreichen.',
    en: 'Please enter the number to call.',
  },
  missingTime: { de: 'Bitte wählen Sie eine Tageszeit.', en: 'Please choose a time of day.' },
  missingDay: { de: 'Bitte wählen Sie einen Tag.', en: 'Please choose a day.' },
  wrongDay: {
    de: 'Bitte wählen Sie einen Tag ab morgen, höchstens 60 Tage im Voraus.',
    en: 'Please choose a day from tomorrow on, at most 60 days ahead.',
  },

  send: { de: 'Anfrage senden', en: 'Send enquiry' },
  sendCallback: { de: 'Um Rückruf bitten', en: 'Request a call' },
  sendTestDrive: { de: 'Probefahrt anfragen', en: 'Request a test drive' },
  bookTestDrive: { de: 'Probefahrt kostenlos reservieren', en: 'Reserve the test drive free of charge' },
  sendVideo: { de: 'Um Videogespräch bitten', en: 'Request a video call' },
  back: { de: 'Zurück zum Auto', en: 'Back to the car' },
  dataNote: {
    de: (seller: string) =>
      `Ihre Angaben gehen nur an ${seller} und werden sechs Monate nach dem Ende der Anfrage gelöscht. Werbung bekommen Sie nur, wenn Sie den Newsletter bestellen.`,
    en: (seller: string) =>
      `Your details only go to ${seller} and are deleted six months after the enquiry has ended. You will only receive advertising if you subscribe to the newsletter.`,
  },
  privateNote: {
    de: 'Der Verkäufer sieht Ihren Vornamen und Ihre Nachricht, nicht Ihre E-Mail-Adresse. Sechs Monate nach dem Ende der Anfrage wird alles gelöscht.',
    en: 'The seller sees your first name and your message, not your e-mail address. Everything is deleted six months after the enquiry has ended.',
  },
  safety: {
    de: 'Zahlen Sie nichts, bevor Sie das Auto gesehen und den Vertrag unterschrieben haben. Senden Sie keine Ausweise und bleiben Sie mit der Unterhaltung hier.',
    en: 'Pay nothing before you have seen the car and signed the contract. Send no identity documents and keep the conversation here.',
  },

  price: { de: 'Preis', en: 'Price' },
  seller: { de: 'Verkäufer', en: 'Seller' },
  dealer: { de: 'Händler', en: 'Dealer' },
  place: { de: 'Ort', en: 'Place' },
  finance: { de: 'Ihre Finanzierung', en: 'Your financing' },
  leasing: { de: 'Ihr Leasing', en: 'Your lease' },
  financeNote: {
    de: 'Diese Werte gehen mit der Anfrage mit. Die Rate nennt Ihnen der Händler in seinem Angebot.',
    en: 'These values are sent with your enquiry. The dealer will quote the rate.',
  },
  ownFinanceNote: {
    de: 'Diese Werte gehen mit der Anfrage mit. Die Rate nennen wir Ihnen in unserem Angebot.',
    en: 'These values are sent with your enquiry. We will quote the rate.',
  },
  months: { de: (count: number) => `${count} Monate`, en: (count: number) => `${count} months` },
  downPayment: { de: (amount: string) => `Anzahlung ${amount}`, en: (amount: string) => `deposit ${amount}` },
  mileage: { de: (km: string) => `${km} km im Jahr`, en: (km: string) => `${km} km a year` },
  finalInstallment: {
    de: (amount: string) => `Schlussrate ${amount}`,
    en: (amount: string) => `final instalment ${amount}`,
  },
  usualTerms: { de: 'zu den üblichen Konditionen', en: 'on the usual terms' },
}
