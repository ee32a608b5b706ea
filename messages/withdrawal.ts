import { personFieldTexts } from './person-fields.ts'
/** Withdrawing from a contract (§ 356a BGB). The labels of link and button are the law's own words. */
export const withdrawalTexts = {
  title: { de: 'Vertrag widerrufen', en: 'Withdraw from contract' },
  lead: {
    de: 'Hier widerrufen Sie einen Vertrag, den Sie in diesem Shop geschlossen haben. Sie brauchen kein Konto und müssen keine Gründe angeben.',
    en: 'Withdraw here from a contract you concluded in this shop. You need no account and do not have to give a reason.',
  },
  stepOne: { de: 'Schritt 1 von 2: Ihre Angaben', en: 'Step 1 of 2: your details' },
  stepTwo: { de: 'Schritt 2 von 2: Ihre Erklärung', en: 'Step 2 of 2: your declaration' },
  name: { de: 'Ihr Name', en: 'Your name' },
  contract: { de: 'Welcher Vertrag?', en: 'Which contract?' },
  contractHint: {
    de: 'Am besten die Bestellnummer aus unserer E-Mail. Sonst genügt, was und wann Sie bestellt haben.',
    en: 'Ideally the order number from our e-mail. Otherwise, tell us what you ordered and when.',
  },
  yourOrders: { de: 'Welcher Vertrag?', en: 'Which contract?' },
  otherContract: { de: 'Ein anderer Vertrag', en: 'Another contract' },
  orderChoice: {
    de: (number: string, date: string, items: string) => `Bestellung ${number} vom ${date}: ${items}`,
    en: (number: string, date: string, items: string) => `Order ${number} of ${date}: ${items}`,
  },
  items: { de: 'Nur einzelne Artikel? Welche?', en: 'Only some items? Which?' },
  itemsHint: {
    de: 'Bleibt das Feld leer, widerrufen Sie den ganzen Vertrag.',
    en: 'If left empty, you withdraw from the whole contract.',
  },
  email: personFieldTexts.email,
  emailHint: {
    de: 'Dorthin bestätigen wir den Eingang.',
    en: 'We will send the confirmation there.',
  },
  next: { de: 'Weiter', en: 'Continue' },
  missingName: { de: 'Bitte geben Sie Ihren Namen ein.', en: 'Please enter your name.' },
  missingContract: {
    de: 'Bitte geben Sie die Bestellnummer ein, oder was Sie bestellt haben.',
    en: 'Please enter the order number or what you ordered.',
  },
  declaration: {
    de: 'Hiermit widerrufe ich den folgenden Vertrag.',
    en: 'I hereby withdraw from the following contract.',
  },
  factName: { de: 'Name', en: 'Name' },
  factContract: { de: 'Vertrag', en: 'Contract' },
  factItems: { de: 'Nur diese Artikel', en: 'Only these items' },
  confirm: { de: 'Widerruf bestätigen', en: 'Confirm withdrawal' },
  edit: { de: 'Angaben ändern', en: 'Change details' },
  limited: {
    de: 'Aus Ihrem Netz kamen gerade sehr viele Widerrufe. Ihr Recht verlieren Sie dadurch nicht: Schreiben Sie dem Händler per E-Mail oder Post, die Anschrift steht in der Bestätigung Ihrer Bestellung. Es genügt, den Widerruf rechtzeitig abzusenden.',
    en: 'We have just received a very large number of withdrawals from your network. You do not lose your right: write to the dealer by e-mail or post; the address is in your order confirmation. Sending the withdrawal in time is enough.',
  },
  contact: { de: 'So erreichen Sie auch uns', en: 'Other ways to reach us' },
  doneTitle: { de: 'Ihr Widerruf ist eingegangen', en: 'We have received your withdrawal' },
  doneLead: {
    de: (email: string) => `Die Bestätigung mit Inhalt, Datum und Uhrzeit ist unterwegs an ${email}.`,
    en: (email: string) => `The confirmation with its content, date and time is on its way to ${email}.`,
  },
  number: { de: 'Nummer', en: 'Number' },
  receivedAt: { de: 'Eingegangen am', en: 'Received on' },
  home: { de: 'Zur Startseite', en: 'Go to home page' },
  instruction: { de: 'Widerrufsbelehrung lesen', en: 'Read about your right of withdrawal' },
}
