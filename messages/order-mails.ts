/** Mails around orders and withdrawals. Sentences after the greeting begin in lower case in German. */
export const orderMailTexts = {
  reason: {
    de: 'Sie erhalten diese E-Mail zu Ihrer Bestellung. Sie enthält keine Zählpixel.',
    en: 'You are receiving this e-mail because of your order. It contains no tracking.',
  },

  yourOrder: { de: 'Ihre Bestellung', en: 'Your order' },
  theOrder: { de: 'Die Bestellung', en: 'The order' },
  payoutToCustomer: { de: 'Auszahlung an den Kunden', en: 'Paid out to the customer' },
  orderShort: { de: 'Bestellung', en: 'Order' },
  orderNumber: { de: 'Bestellnummer', en: 'Order number' },
  orderedOn: { de: 'Bestellt am', en: 'Ordered on' },
  dealer: { de: 'Händler', en: 'Dealer' },
  free: { de: 'kostenlos', en: 'free of charge' },
  total: { de: 'Gesamtpreis inkl. gesetzlicher Mehrwertsteuer', en: 'Total price incl. statutory VAT' },
  due: { de: 'Davon direkt zu zahlen', en: 'Due directly' },
  payout: { de: 'Auszahlung an Sie', en: 'Paid out to you' },
  payment: { de: 'Zahlung', en: 'Payment' },
  financed: { de: 'Finanzierung durch die Bank', en: 'Financed by the bank' },
  paymentAndDelivery: { de: 'Zahlung und Lieferung', en: 'Payment and delivery' },
  delivery: { de: 'Lieferung', en: 'Delivery' },
  deliveryTo: { de: 'Lieferadresse', en: 'Delivery address' },
  deliveryDays: { de: 'Voraussichtlich', en: 'Expected' },
  from: { de: (day: string) => `frühestens am ${day}`, en: (day: string) => `from ${day} at the earliest` },
  between: {
    de: (from: string, to: string) => `${from} bis ${to}, je nach Annahme und Zahlungseingang`,
    en: (from: string, to: string) => `${from} to ${to}, depending on acceptance and payment`,
  },
  billing: { de: 'Rechnungsadresse', en: 'Billing address' },
  quantity: { de: 'Menge', en: 'Quantity' },
  price: { de: 'Preis', en: 'Price' },
  example: { de: 'Finanzierung', en: 'Financing' },
  marginScheme: {
    de: 'Gebrauchtgegenstände/Sonderregelung (§ 25a UStG), keine Mehrwertsteuer ausweisbar',
    en: 'Margin scheme (Gebrauchtgegenstände/Sonderregelung, § 25a UStG), no VAT can be shown',
  },
  vat: { de: 'Mehrwertsteuer', en: 'VAT' },
  agreed: { de: 'Was Sie vereinbart haben', en: 'What you agreed to' },
  withdrawTitle: { de: 'Vertrag widerrufen', en: 'Withdraw from the contract' },
  withdrawButton: { de: 'Vertrag widerrufen', en: 'Withdraw from contract' },
  withdrawHint: {
    de: (dealer: string) =>
      `Sie können den Vertrag online widerrufen, ohne Anmeldung und ohne Angabe von Gründen. Ihr Vertragspartner und Empfänger des Widerrufs ist ${dealer}.`,
    en: (dealer: string) =>
      `You can withdraw from the contract online, without logging in and without giving reasons. Your contractual partner, and the recipient of a withdrawal, is ${dealer}.`,
  },
  delivers: { de: 'Für', en: 'For' },
  toInvoice: {
    de: (number: string) => `Rechnung ${number} herunterladen (PDF)`,
    en: (number: string) => `Download invoice ${number} (PDF)`,
  },
  forMachines: {
    de: 'Dasselbe als E-Rechnung nach EN 16931 (XML)',
    en: 'The same as an electronic invoice, EN 16931 (XML)',
  },
  toCancellationInvoice: {
    de: (number: string) => `Rechnungskorrektur ${number} herunterladen (PDF)`,
    en: (number: string) => `Download invoice correction ${number} (PDF)`,
  },
  seeOrder: { de: 'Bestellung ansehen', en: 'View order' },

  receivedSubject: {
    de: (number: string) => `Wir haben Ihre Bestellung ${number} erhalten`,
    en: (number: string) => `We have received your order ${number}`,
  },
  receivedText: {
    de: (dealer: string) =>
      `Ihre Bestellung ist bei uns eingegangen. Diese E-Mail bestätigt nur den Eingang, sie ist noch keine Annahme: Der Vertrag kommt erst zustande, wenn ${dealer} Ihre Bestellung annimmt. Darüber informieren wir Sie mit einer eigenen E-Mail.`,
    en: (dealer: string) =>
      `we have received your order. This e-mail only confirms receipt and is not yet an acceptance: the contract is concluded only when ${dealer} accepts your order. We will let you know in a separate e-mail.`,
  },
  awaitsFinancing: {
    de: 'Die Bestellung wartet auf die Zusage der Bank. Bis dahin bereitet der Händler nichts vor, und Sie müssen nichts zahlen. Sagt die Bank nicht zu, endet die Bestellung ohne Kosten für Sie.',
    en: 'The order is waiting for the bank’s approval. Until then the dealer does not prepare anything, and you do not have to pay anything. If the bank does not approve, the order ends at no cost to you.',
  },
  chooseTime: {
    de: 'Auf der Seite Ihrer Bestellung wählen Sie einen Termin für die Übergabe.',
    en: 'You can choose a time for the handover on the page of your order.',
  },
  acceptedOnApproval: {
    de: 'Die Annahme gilt unter der Bedingung, dass die Bank die Finanzierung zusagt.',
    en: 'The acceptance is subject to the bank approving the financing.',
  },
  keep: {
    de: 'Bitte bewahren Sie diese E-Mail auf: Sie enthält alles, was vereinbart wird.',
    en: 'Please keep this e-mail: it contains everything that is agreed.',
  },

  paymentRequestSubject: {
    de: (number: string) => `Bitte bezahlen Sie Ihre Bestellung ${number}`,
    en: (number: string) => `Please pay for your order ${number}`,
  },
  paymentRequestText: {
    de: (amount: string, day: string) => `bitte überweisen Sie ${amount} bis zum ${day}.`,
    en: (amount: string, day: string) => `please transfer ${amount} by ${day}.`,
  },
  paymentRequestUnknownAccount: {
    de: (dealer: string) => `Die Bankverbindung teilt Ihnen ${dealer} mit.`,
    en: (dealer: string) => `${dealer} will send you the bank details.`,
  },
  paymentRequestWarning: {
    de: 'Nennt Ihnen jemand eine andere Bankverbindung, etwa in einer weiteren E-Mail, rufen Sie bitte den Händler an, bevor Sie überweisen.',
    en: 'If anyone gives you different bank details, for example in another e-mail, please call the dealer before you transfer any money.',
  },
  holder: { de: 'Empfänger', en: 'Account holder' },
  iban: { de: 'IBAN', en: 'IBAN' },
  reference: { de: 'Verwendungszweck', en: 'Reference' },
  amount: { de: 'Betrag', en: 'Amount' },
  dueOn: { de: 'Zahlbar bis', en: 'Due by' },

  statedReason: { de: 'Grund', en: 'Reason' },
}
