/** Withdrawing from a contract (§ 356a BGB). The labels of link and button are the law's own words. */
export const withdrawalTexts = {
  title: { de: 'Vertrag widerrufen', en: 'Withdraw from contract' },
  lead: {
    de: 'Hier widerrufen Sie einen Vertrag, den Sie in diesem Shop geschlossen haben. Sie brauchen kein Konto und keinen Grund.',
    en: 'Here you withdraw from a contract you concluded in this shop. You need neither an account nor a reason.',
  },
  stepOne: { de: 'Schritt 1 von 2: Ihre Angaben', en: 'Step 1 of 2: your details' },
  stepTwo: { de: 'Schritt 2 von 2: Ihre Erklärung', en: 'Step 2 of 2: your declaration' },
  name: { de: 'Ihr Name', en: 'Your name' },
  contract: { de: 'Welcher Vertrag?', en: 'Which contract?' },
  contractHint: {
    de: 'Am besten die Bestellnummer aus unserer E-Mail. Sonst genügt, was und wann Sie bestellt haben.',
    en: 'Best the order number from our e-mail. Otherwise what you ordered and when is enough.',
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
    en: 'If this stays empty you withdraw from the whole contract.',
  },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  emailHint: {
    de: 'Dorthin bestätigen wir den Eingang.',
    en: 'We confirm the receipt there.',
  },
  next: { de: 'Weiter', en: 'Continue' },
  missingName: { de: 'Bitte geben Sie Ihren Namen ein.', en: 'Please enter your name.' },
  missingContract: {
    de: 'Bitte geben Sie die Bestellnummer ein, oder was Sie bestellt haben.',
    en: 'Please enter the order number, or what you ordered.',
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
    en: 'A great many withdrawals have just come from your network. You do not lose your right by that: write to the dealer by e-mail or post, the address is in the confirmation of your order. It is enough to send the withdrawal in time.',
  },
  contact: { de: 'So erreichen Sie auch uns', en: 'How to reach us as well' },
  doneTitle: { de: 'Ihr Widerruf ist eingegangen', en: 'We have received your withdrawal' },
  doneLead: {
    de: (email: string) => `Die Bestätigung mit Inhalt, Datum und Uhrzeit ist unterwegs an ${email}.`,
    en: (email: string) => `The confirmation with content, date and time is on its way to ${email}.`,
  },
  number: { de: 'Nummer', en: 'Number' },
  receivedAt: { de: 'Eingegangen am', en: 'Received on' },
  home: { de: 'Zur Startseite', en: 'To the home page' },
  instruction: { de: 'Widerrufsbelehrung lesen', en: 'Read about your right of withdrawal' },
}
