/** Mails around orders and withdrawals. Sentences after the greeting begin in lower case in German. */
export const orderMailTexts = {
  reason: {
    de: 'Sie erhalten diese E-Mail zu Ihrer Bestellung. Sie enthält keine Zählpixel.',
    en: 'You receive this e-mail because of your order. It contains no tracking.',
  },
  dealerReason: {
    de: 'Diese E-Mail geht an die Adresse, die Ihr Autohaus hinterlegt hat. Sie enthält keine Zählpixel.',
    en: 'This e-mail goes to the address your dealership has given. It contains no tracking.',
  },
  withdrawalReason: {
    de: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Widerruf erklärt wurde. Sie enthält keine Zählpixel.',
    en: 'You receive this e-mail because a withdrawal was declared with this address. It contains no tracking.',
  },

  yourOrder: { de: 'Ihre Bestellung', en: 'Your order' },
  orderNumber: { de: 'Bestellnummer', en: 'Order number' },
  orderedOn: { de: 'Bestellt am', en: 'Ordered on' },
  dealer: { de: 'Händler', en: 'Dealer' },
  items: { de: 'Artikel', en: 'Items' },
  sum: { de: 'Summe', en: 'Sum' },
  total: { de: 'Gesamtpreis inkl. gesetzlicher Mehrwertsteuer', en: 'Total price incl. statutory VAT' },
  due: { de: 'Davon direkt zu zahlen', en: 'Of it to be paid directly' },
  payout: { de: 'Auszahlung an Sie', en: 'Paid out to you' },
  payment: { de: 'Zahlung', en: 'Payment' },
  financed: { de: 'Finanzierung durch die Bank', en: 'Financed by the bank' },
  delivery: { de: 'Lieferung', en: 'Delivery' },
  deliveryTo: { de: 'Lieferadresse', en: 'Delivered to' },
  deliveryDays: { de: 'Voraussichtlich', en: 'Expected' },
  between: {
    de: (from: string, to: string) => `${from} bis ${to}`,
    en: (from: string, to: string) => `${from} to ${to}`,
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
  agreed: { de: 'Was Sie vereinbart haben', en: 'What you have agreed to' },
  withdrawTitle: { de: 'Vertrag widerrufen', en: 'Withdraw from the contract' },
  withdrawButton: { de: 'Vertrag widerrufen', en: 'Withdraw from contract' },
  withdrawHint: {
    de: (dealer: string) =>
      `Sie können den Vertrag online widerrufen, ohne Anmeldung und ohne Gründe. Ihr Vertragspartner und Empfänger des Widerrufs ist ${dealer}.`,
    en: (dealer: string) =>
      `You can withdraw from the contract online, without logging in and without giving reasons. Your contracting party and the addressee of a withdrawal is ${dealer}.`,
  },
  delivers: { de: 'Für', en: 'For' },
  toInvoice: {
    de: (number: string) => `Rechnung ${number} herunterladen (PDF)`,
    en: (number: string) => `Download invoice ${number} (PDF)`,
  },
  forMachines: {
    de: 'Dasselbe als E-Rechnung nach EN 16931 (XML)',
    en: 'The same as electronic invoice, EN 16931 (XML)',
  },
  toCorrection: {
    de: (number: string) => `Rechnungskorrektur ${number} herunterladen (PDF)`,
    en: (number: string) => `Download invoice correction ${number} (PDF)`,
  },
  seeOrder: { de: 'Bestellung ansehen', en: 'See the order' },

  receivedSubject: {
    de: (number: string) => `Wir haben Ihre Bestellung ${number} erhalten`,
    en: (number: string) => `We have received your order ${number}`,
  },
  receivedText: {
    de: (dealer: string) =>
      `vielen Dank. Ihre Bestellung ist bei uns eingegangen. Diese E-Mail bestätigt nur den Eingang, sie ist noch keine Annahme: Der Vertrag kommt erst zustande, wenn ${dealer} Ihre Bestellung annimmt. Darüber informieren wir Sie mit einer eigenen E-Mail.`,
    en: (dealer: string) =>
      `thank you. We have received your order. This e-mail only confirms its receipt and is not an acceptance yet: the contract is concluded only when ${dealer} accepts your order. We will tell you in an e-mail of its own.`,
  },
  keep: {
    de: 'Bitte bewahren Sie diese E-Mail auf: Sie enthält alles, was vereinbart wird.',
    en: 'Please keep this e-mail: it contains all that is agreed.',
  },

  askedSubject: {
    de: (number: string) => `Bitte bezahlen Sie Ihre Bestellung ${number}`,
    en: (number: string) => `Please pay for your order ${number}`,
  },
  askedText: {
    de: (amount: string, day: string) => `bitte überweisen Sie ${amount} bis zum ${day}.`,
    en: (amount: string, day: string) => `please transfer ${amount} by ${day}.`,
  },
  askedUnknown: {
    de: (dealer: string) => `Die Bankverbindung teilt Ihnen ${dealer} mit.`,
    en: (dealer: string) => `${dealer} will tell you its bank account.`,
  },
  askedWarning: {
    de: 'Ändert sich die Bankverbindung angeblich, etwa in einer weiteren E-Mail, fragen Sie bitte telefonisch beim Händler nach, bevor Sie überweisen.',
    en: 'Should anybody tell you of another bank account, for instance by e-mail, please ask the dealer by telephone before you transfer anything.',
  },
  holder: { de: 'Empfänger', en: 'Account holder' },
  iban: { de: 'IBAN', en: 'IBAN' },
  reference: { de: 'Verwendungszweck', en: 'Reference' },
  amount: { de: 'Betrag', en: 'Amount' },
  dueOn: { de: 'Zahlbar bis', en: 'Due by' },

  why: { de: 'Grund', en: 'Reason' },

  dealerOrdered: {
    de: (number: string) => `Neue Bestellung ${number}`,
    en: (number: string) => `New order ${number}`,
  },
  dealerOrderedText: {
    de: (days: number) =>
      `bei Ihnen wurde bestellt. Bitte nehmen Sie die Bestellung an oder lehnen Sie sie ab; ohne Antwort endet sie nach ${days} Tagen von selbst.`,
    en: (days: number) =>
      `you have an order. Please accept or decline it; without an answer it ends by itself after ${days} days.`,
  },
  dealerCancelled: {
    de: (number: string) => `Bestellung ${number} storniert`,
    en: (number: string) => `Order ${number} cancelled`,
  },
  dealerCancelledText: {
    de: (isPaid: boolean) =>
      `diese Bestellung wurde storniert. Was reserviert war, ist wieder im Angebot. ${isPaid ? 'Das Geld des Kunden geht zurück.' : 'Bezahlt war noch nichts.'}`,
    en: (isPaid: boolean) =>
      `this order has been cancelled. What was reserved is on offer again. ${isPaid ? 'The customer’s money goes back.' : 'Nothing had been paid yet.'}`,
  },
  dealerWithdrawn: {
    de: (number: string) => `Widerruf zu Bestellung ${number}`,
    en: (number: string) => `Withdrawal from order ${number}`,
  },
  dealerWithdrawnText: {
    de: (isPaid: boolean) =>
      isPaid
        ? 'der Kunde hat den Vertrag widerrufen. Das Geld ist spätestens 14 Tage nach Eingang des Widerrufs zu erstatten (§ 357 BGB); Sie dürfen damit warten, bis die Ware zurück ist.'
        : 'der Kunde hat den Vertrag widerrufen. Bezahlt war noch nichts: Zu erstatten ist nichts, und der Kunde muss nichts mehr zahlen.',
    en: (isPaid: boolean) =>
      isPaid
        ? 'the customer has withdrawn from the contract. The money is to be paid back within 14 days of receiving the withdrawal (§ 357 BGB); you may wait until the goods are back.'
        : 'the customer has withdrawn from the contract. Nothing had been paid: there is nothing to refund, and the customer need not pay any more.',
  },
  dealerToCheckText: {
    de: 'zu dieser Bestellung ist ein Widerruf eingegangen. Wir haben ihn nicht eingetragen: Er nennt eine fremde E-Mail-Adresse oder nur einzelne Artikel, kommt von einem Unternehmen oder nach Ablauf der Frist, oder die Bestellung ist schon beendet. Bitte prüfen Sie ihn und antworten Sie dem Kunden.',
    en: 'a withdrawal from this order has arrived. We have not recorded it: it names an unknown e-mail address or only some items, comes from a company or after the period, or the order has ended already. Please check it and answer the customer.',
  },
  otherWithdrawnText: {
    de: 'Für Ihre Bestellung wurde mit einer anderen E-Mail-Adresse ein Widerruf erklärt. Wir haben ihn eingetragen.',
    en: 'A withdrawal from your order was declared with another e-mail address. We have recorded it.',
  },
  otherToCheckText: {
    de: 'Für Ihre Bestellung wurde mit einer anderen E-Mail-Adresse ein Widerruf erklärt. Ihre Bestellung ist unverändert. Der Händler prüft den Widerruf.',
    en: 'A withdrawal from your order was declared with another e-mail address. Your order is unchanged. The dealer checks the withdrawal.',
  },
  otherNotYou: {
    de: 'Das waren nicht Sie? Dann sagen Sie es bitte gleich dem Händler, bei dem Sie bestellt haben.',
    en: 'Was that not you? Then please tell the dealer you ordered from at once.',
  },
  customer: { de: 'Kunde', en: 'Customer' },

  receiptSubject: {
    de: (number: string) => `Ihr Widerruf ist eingegangen (${number})`,
    en: (number: string) => `We have received your withdrawal (${number})`,
  },
  receiptText: {
    de: (at: string) => `Ihr Widerruf ist am ${at} bei uns eingegangen. Das haben Sie erklärt:`,
    en: (at: string) => `Your withdrawal reached us on ${at}. This is what you declared:`,
  },
  receiptDeclaration: {
    de: (contract: string) => `Hiermit widerrufe ich den Vertrag: ${contract}`,
    en: (contract: string) => `I hereby withdraw from the contract: ${contract}`,
  },
  receiptNumber: { de: 'Nummer des Widerrufs', en: 'Number of the withdrawal' },
  receiptAt: { de: 'Eingegangen am', en: 'Received on' },
  receiptName: { de: 'Name', en: 'Name' },
  receiptContract: { de: 'Vertrag', en: 'Contract' },
  receiptItems: { de: 'Nur diese Artikel', en: 'Only these items' },
  receiptEmail: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  receiptNext: {
    de: 'Der Händler prüft Ihre Angaben und meldet sich bei Ihnen. Bitte bewahren Sie diese E-Mail auf.',
    en: 'The dealer checks what you told us and will be in touch. Please keep this e-mail.',
  },
  receiptNotYou: {
    de: 'Sie haben nichts widerrufen? Dann antworten Sie bitte dem Händler, bei dem Sie bestellt haben.',
    en: 'You have not withdrawn from anything? Then please tell the dealer you ordered from.',
  },
}

/** What first sentences depend on: whose, whether money had come, whether the goods have left, numbers of invoice and correction. */
export interface StatusFacts {
  readonly name: string
  readonly isPaid: boolean
  readonly hasGoods: boolean
  readonly invoice: string | null
  readonly correction: string | null
}

interface StatusTexts {
  readonly subject: { readonly de: (number: string) => string; readonly en: (number: string) => string }
  readonly text: { readonly de: (facts: StatusFacts) => string; readonly en: (facts: StatusFacts) => string }
}

/** Subject and first sentence of every status. */
export const orderStatusTexts = {
  ACCEPTED: {
    subject: {
      de: (number) => `Ihre Bestellung ${number} ist angenommen`,
      en: (number) => `Your order ${number} is accepted`,
    },
    text: {
      de: ({ name }) =>
        `${name} hat Ihre Bestellung angenommen. Damit ist der Vertrag geschlossen; es gilt, was in der Eingangsbestätigung steht.`,
      en: ({ name }) =>
        `${name} has accepted your order. The contract is concluded, on the terms that the confirmation of receipt contains.`,
    },
  },
  REJECTED: {
    subject: {
      de: (number) => `Ihre Bestellung ${number} wurde nicht angenommen`,
      en: (number) => `Your order ${number} was not accepted`,
    },
    text: {
      de: ({ name, isPaid }) =>
        `leider kann ${name} Ihre Bestellung nicht annehmen. Es ist kein Vertrag zustande gekommen. ${isPaid ? GOES_BACK.de : NEVER_PAID.de}`,
      en: ({ name, isPaid }) =>
        `unfortunately ${name} cannot accept your order. No contract was concluded. ${isPaid ? GOES_BACK.en : NEVER_PAID.en}`,
    },
  },
  PAYMENT_RECEIVED: {
    subject: {
      de: (number) => `Zahlung zu Bestellung ${number} eingegangen`,
      en: (number) => `Payment for order ${number} received`,
    },
    text: {
      de: () => 'Ihre Zahlung ist eingegangen. Vielen Dank.',
      en: () => 'your payment has arrived. Thank you.',
    },
  },
  PAID_OUT: {
    subject: {
      de: (number) => `Auszahlung zu Bestellung ${number}`,
      en: (number) => `Payout for order ${number}`,
    },
    text: {
      de: ({ name }) => `${name} hat Ihnen ausgezahlt, was Ihr altes Auto mehr wert war als Ihre Bestellung.`,
      en: ({ name }) => `${name} has paid you what your old car was worth more than your order.`,
    },
  },
  PAYMENT_DECLINED: {
    subject: {
      de: (number) => `Die Zahlung zu Bestellung ${number} hat nicht geklappt`,
      en: (number) => `The payment for order ${number} did not go through`,
    },
    text: {
      de: () =>
        'der Zahlungsdienst hat Ihre Zahlung nicht ausgeführt. Es wurde nichts abgebucht, Ihre Bestellung besteht weiter. Bitte bezahlen Sie noch einmal, gern auf anderem Weg.',
      en: () =>
        'the payment service did not carry out your payment. Nothing was charged and your order still stands. Please pay again, in another way if you like.',
    },
  },
  IN_PREPARATION: {
    subject: {
      de: (number) => `Ihre Bestellung ${number} wird vorbereitet`,
      en: (number) => `Your order ${number} is being prepared`,
    },
    text: {
      de: ({ name }) => `${name} bereitet Ihre Bestellung vor.`,
      en: ({ name }) => `${name} is preparing your order.`,
    },
  },
  READY_FOR_PICKUP: {
    subject: {
      de: (number) => `Ihre Bestellung ${number} ist abholbereit`,
      en: (number) => `Your order ${number} is ready to be collected`,
    },
    text: {
      de: ({ name }) =>
        `alles ist fertig. Bitte holen Sie Ihre Bestellung bei ${name} ab und bringen Sie einen Ausweis mit. Am besten vereinbaren Sie vorher eine Uhrzeit.`,
      en: ({ name }) =>
        `everything is ready. Please collect your order from ${name} and bring an identity document. It is best to agree on a time beforehand.`,
    },
  },
  SHIPPED: {
    subject: {
      de: (number) => `Ihre Bestellung ${number} ist unterwegs`,
      en: (number) => `Your order ${number} is on its way`,
    },
    text: {
      de: ({ name }) => `${name} hat Ihre Bestellung auf den Weg gebracht.`,
      en: ({ name }) => `${name} has sent your order.`,
    },
  },
  HANDED_OVER: {
    subject: {
      de: (number) => `Ihre Bestellung ${number} ist übergeben`,
      en: (number) => `Your order ${number} has been handed over`,
    },
    text: {
      de: ({ invoice }) =>
        `alles ist bei Ihnen. ${invoice === null ? '' : 'Die Rechnung finden Sie bei Ihrer Bestellung. '}Wir wünschen viel Freude damit.`,
      en: ({ invoice }) =>
        `you have everything now. ${invoice === null ? '' : 'The invoice is with your order. '}We hope you enjoy it.`,
    },
  },
  CANCELLED: {
    subject: {
      de: (number) => `Ihre Bestellung ${number} ist storniert`,
      en: (number) => `Your order ${number} is cancelled`,
    },
    text: {
      de: ({ isPaid }) => `Ihre Bestellung ist storniert. ${isPaid ? GOES_BACK.de : NEVER_PAID.de}`,
      en: ({ isPaid }) => `your order is cancelled. ${isPaid ? GOES_BACK.en : NEVER_PAID.en}`,
    },
  },
  WITHDRAWN: {
    subject: {
      de: (number) => `Ihr Widerruf zu Bestellung ${number}`,
      en: (number) => `Your withdrawal from order ${number}`,
    },
    text: {
      de: ({ name, isPaid, hasGoods }) =>
        [
          'wir haben Ihren Widerruf eingetragen.',
          ...(hasGoods ? [`Bitte geben Sie die Ware innerhalb von 14 Tagen an ${name} zurück.`] : []),
          isPaid ? (hasGoods ? 'Danach erhalten Sie Ihr Geld.' : 'Ihr Geld erhalten Sie zurück.') : NEVER_PAID.de,
        ].join(' '),
      en: ({ name, isPaid, hasGoods }) =>
        [
          'we have recorded your withdrawal.',
          ...(hasGoods ? [`Please return the goods to ${name} within 14 days.`] : []),
          isPaid ? (hasGoods ? 'You then receive your money.' : 'You receive your money back.') : NEVER_PAID.en,
        ].join(' '),
    },
  },
  INVOICE_CORRECTED: {
    subject: {
      de: (number) => `Rechnungskorrektur zu Bestellung ${number}`,
      en: (number) => `Invoice correction for order ${number}`,
    },
    text: {
      de: ({ name, invoice, correction }) =>
        `${name} hat die Rechnung ${invoice} mit der Rechnungskorrektur ${correction} zurückgenommen. Bitte bewahren Sie beide auf.`,
      en: ({ name, invoice, correction }) =>
        `${name} has taken back invoice ${invoice} with invoice correction ${correction}. Please keep both.`,
    },
  },
  REFUND_COMING: {
    subject: {
      de: (number) => `Erstattung zu Bestellung ${number}`,
      en: (number) => `Refund for order ${number}`,
    },
    text: {
      de: () => 'Ihr Geld ist auf dem Weg zurück, auf demselben Weg, auf dem es kam.',
      en: () => 'your money is on its way back, the same way it came.',
    },
  },
  REFUNDED: {
    subject: {
      de: (number) => `Erstattung zu Bestellung ${number} ausgeführt`,
      en: (number) => `Refund for order ${number} made`,
    },
    text: {
      de: () => 'Ihr Geld ist erstattet. Bis es auf Ihrem Konto steht, kann es noch einige Tage dauern.',
      en: () => 'your money has been refunded. It may take a few days to show up in your account.',
    },
  },
} as const satisfies Readonly<Record<string, StatusTexts>>

const GOES_BACK = {
  de: 'Was Sie bezahlt haben, geht zurück.',
  en: 'What you have paid goes back to you.',
}
const NEVER_PAID = {
  de: 'Bezahlt war noch nichts; Sie müssen nichts weiter tun.',
  en: 'Nothing had been paid yet; there is nothing left for you to do.',
}

/** What is needed for the registration of a car. */
export const registrationTexts = {
  title: { de: 'Wenn wir das Auto für Sie zulassen', en: 'If we register the car for you' },
  lead: {
    de: 'Für die Zulassung braucht der Händler von Ihnen:',
    en: 'For the registration the dealer needs from you:',
  },
  insurance: {
    de: 'die eVB-Nummer Ihrer Versicherung (sieben Zeichen)',
    en: 'the eVB number of your insurance (seven characters)',
  },
  identity: {
    de: 'eine Kopie Ihres Personalausweises, oder Ihres Passes mit Meldebescheinigung',
    en: 'a copy of your identity card, or of your passport with proof of residence',
  },
  tax: {
    de: 'ein SEPA-Lastschriftmandat für die Kraftfahrzeugsteuer',
    en: 'a SEPA direct debit mandate for the vehicle tax',
  },
  power: { de: 'eine unterschriebene Vollmacht', en: 'a signed power of attorney' },
}

/** Who cancelled. */
export const cancelledByTexts = {
  CUSTOMER: { de: 'Sie haben die Bestellung storniert.', en: 'You cancelled the order.' },
  MERCHANT: { de: 'Der Händler hat die Bestellung storniert.', en: 'The dealer cancelled the order.' },
  ADMIN: { de: 'Der Kundenservice hat die Bestellung storniert.', en: 'Customer service cancelled the order.' },
  PROVIDER: { de: 'Der Zahlungsdienst hat die Bestellung beendet.', en: 'The payment service ended the order.' },
  TIMER: { de: 'Die Bestellung wurde automatisch storniert.', en: 'The order was cancelled automatically.' },
}

/** Why a timer ended an order; any other reason is somebody's own words. */
export const timedOutTexts: Readonly<Record<string, { readonly de: string; readonly en: string }>> = {
  NO_ANSWER: { de: 'Der Händler hat nicht rechtzeitig geantwortet.', en: 'The dealer did not answer in time.' },
  NOT_PAID: { de: 'Die Zahlung ist ausgeblieben.', en: 'The payment did not arrive.' },
}
