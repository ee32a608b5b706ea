import { backToCustomer, type Settlement } from './settlement.ts'

/** Facts of the first sentence: the dealer, the settlement, goods to return, numbers of invoice and cancellation invoice. */
interface StatusFacts extends Settlement {
  readonly name: string
  readonly isDispatched: boolean
  readonly invoice: string | null
  readonly cancellationInvoice: string | null
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
      en: (number) => `Your order ${number} has been accepted`,
    },
    text: {
      de: ({ name }) =>
        `${name} hat Ihre Bestellung angenommen. Damit ist der Vertrag geschlossen; es gelten die Bedingungen aus der Eingangsbestätigung.`,
      en: ({ name }) =>
        `${name} has accepted your order. The contract is now concluded, on the terms in your order confirmation.`,
    },
  },
  REJECTED: {
    subject: {
      de: (number) => `Ihre Bestellung ${number} wurde nicht angenommen`,
      en: (number) => `Your order ${number} was not accepted`,
    },
    text: {
      de: ({ name, ...settlement }) =>
        `leider kann ${name} Ihre Bestellung nicht annehmen. Es ist kein Vertrag zustande gekommen. ${backToCustomer(settlement, 'de', BACK.de)}`,
      en: ({ name, ...settlement }) =>
        `unfortunately ${name} cannot accept your order. No contract was concluded. ${backToCustomer(settlement, 'en', BACK.en)}`,
    },
  },
  FINANCING_APPROVED: {
    subject: {
      de: (number) => `Die Finanzierung zu Bestellung ${number} ist zugesagt`,
      en: (number) => `The financing of order ${number} is approved`,
    },
    text: {
      de: () => 'die Bank hat die Finanzierung zugesagt. Damit kann Ihre Bestellung weitergehen.',
      en: () => 'the bank has approved the financing. Your order can now go ahead.',
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
      de: ({ name }) => `Ihr altes Auto war mehr wert als Ihre Bestellung: ${name} hat Ihnen die Differenz ausgezahlt.`,
      en: ({ name }) => `your trade-in was worth more than your order: ${name} has paid you the difference.`,
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
        'the payment service did not carry out your payment. Nothing was charged and your order still stands. Please pay again, with a different payment method if you like.',
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
      en: (number) => `Your order ${number} is ready for pick-up`,
    },
    text: {
      de: ({ name }) =>
        `alles ist fertig. Bitte holen Sie Ihre Bestellung bei ${name} ab und bringen Sie einen Ausweis mit. Am besten vereinbaren Sie vorher eine Uhrzeit.`,
      en: ({ name }) =>
        `everything is ready. Please pick up your order from ${name} and bring an identity document. It is best to arrange a time beforehand.`,
    },
  },
  SHIPPED: {
    subject: {
      de: (number) => `Ihre Bestellung ${number} ist unterwegs`,
      en: (number) => `Your order ${number} is on its way`,
    },
    text: {
      de: ({ name }) => `${name} hat Ihre Bestellung auf den Weg gebracht.`,
      en: ({ name }) => `${name} has dispatched your order.`,
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
        `you now have everything. ${invoice === null ? '' : 'The invoice is with your order. '}We hope you enjoy it.`,
    },
  },
  CANCELLED: {
    subject: {
      de: (number) => `Ihre Bestellung ${number} ist storniert`,
      en: (number) => `Your order ${number} has been cancelled`,
    },
    text: {
      de: (settlement) => `Ihre Bestellung ist storniert. ${backToCustomer(settlement, 'de', BACK.de)}`,
      en: (settlement) => `your order has been cancelled. ${backToCustomer(settlement, 'en', BACK.en)}`,
    },
  },
  WITHDRAWN: {
    subject: {
      de: (number) => `Ihr Widerruf zu Bestellung ${number}`,
      en: (number) => `Your withdrawal from order ${number}`,
    },
    text: {
      de: ({ name, isDispatched, ...settlement }) =>
        [
          'wir haben Ihren Widerruf eingetragen.',
          ...(isDispatched ? [`Bitte geben Sie die Ware innerhalb von 14 Tagen an ${name} zurück.`] : []),
          backToCustomer(settlement, 'de', isDispatched ? AFTER_RETURN.de : WITHOUT_RETURN.de),
        ].join(' '),
      en: ({ name, isDispatched, ...settlement }) =>
        [
          'we have recorded your withdrawal.',
          ...(isDispatched ? [`Please return the goods to ${name} within 14 days.`] : []),
          backToCustomer(settlement, 'en', isDispatched ? AFTER_RETURN.en : WITHOUT_RETURN.en),
        ].join(' '),
    },
  },
  INVOICE_CANCELLED: {
    subject: {
      de: (number) => `Rechnungskorrektur zu Bestellung ${number}`,
      en: (number) => `Invoice correction for order ${number}`,
    },
    text: {
      de: ({ name, invoice, cancellationInvoice }) =>
        `${name} hat die Rechnung ${invoice} mit der Rechnungskorrektur ${cancellationInvoice} storniert. Bitte bewahren Sie beide auf.`,
      en: ({ name, invoice, cancellationInvoice }) =>
        `${name} has cancelled invoice ${invoice} with invoice correction ${cancellationInvoice}. Please keep both.`,
    },
  },
  REFUND_COMING: {
    subject: {
      de: (number) => `Erstattung zu Bestellung ${number}`,
      en: (number) => `Refund for order ${number}`,
    },
    text: {
      de: () => 'Ihr Geld ist auf dem Weg zurück, auf demselben Weg, auf dem Sie gezahlt haben.',
      en: () => 'your money is on its way back, by the same payment method.',
    },
  },
  REFUNDED: {
    subject: {
      de: (number) => `Erstattung zu Bestellung ${number} ausgeführt`,
      en: (number) => `Refund for order ${number} completed`,
    },
    text: {
      de: () => 'Ihr Geld ist erstattet. Bis es auf Ihrem Konto steht, kann es noch einige Tage dauern.',
      en: () => 'your money has been refunded. It may take a few days to appear in your account.',
    },
  },
} as const satisfies Readonly<Record<string, StatusTexts>>

const NEVER_PAID = {
  de: 'Bezahlt war noch nichts; Sie müssen nichts weiter tun.',
  en: 'Nothing had been paid yet; there is nothing else you need to do.',
}
const BACK = {
  de: { paid: 'Was Sie bezahlt haben, geht zurück.', nothing: NEVER_PAID.de },
  en: { paid: 'We refund what you have paid.', nothing: NEVER_PAID.en },
}
const AFTER_RETURN = {
  de: { paid: 'Danach erhalten Sie Ihr Geld.', nothing: 'Bezahlt war noch nichts.' },
  en: { paid: 'You will then receive your money.', nothing: 'Nothing had been paid yet.' },
}
const WITHOUT_RETURN = {
  de: { paid: 'Ihr Geld erhalten Sie zurück.', nothing: NEVER_PAID.de },
  en: { paid: 'You will get your money back.', nothing: NEVER_PAID.en },
}

/** What a dealer needs to register a car. */
export const registrationTexts = {
  title: { de: 'Wenn wir das Auto für Sie zulassen', en: 'If we register the car for you' },
  lead: {
    de: 'Für die Zulassung braucht der Händler von Ihnen:',
    en: 'To register the car, the dealer needs the following from you:',
  },
  insurance: {
    de: 'die eVB-Nummer Ihrer Versicherung (sieben Zeichen)',
    en: 'your insurer’s eVB number (seven characters)',
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

/** Who cancelled the order. */
export const cancelledByTexts = {
  CUSTOMER: { de: 'Sie haben die Bestellung storniert.', en: 'You cancelled the order.' },
  MERCHANT: { de: 'Der Händler hat die Bestellung storniert.', en: 'The dealer cancelled the order.' },
  ADMIN: { de: 'Der Kundenservice hat die Bestellung storniert.', en: 'Customer service cancelled the order.' },
  PROVIDER: { de: 'Der Zahlungsdienst hat die Bestellung beendet.', en: 'The payment service ended the order.' },
  TIMER: { de: 'Die Bestellung wurde automatisch storniert.', en: 'The order was cancelled automatically.' },
}
