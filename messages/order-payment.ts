/** By what an order is paid, in the middle of a sentence. */
const BY = {
  BANK_TRANSFER: { de: 'per Überweisung', en: 'by bank transfer' },
  PREPAYMENT: { de: 'per Überweisung (Vorkasse)', en: 'by bank transfer (prepayment)' },
  CREDIT_CARD: { de: 'per Kreditkarte', en: 'by credit card' },
  PAYPAL: { de: 'per PayPal', en: 'by PayPal' },
  SEPA_MANDATE: { de: 'per SEPA-Lastschrift', en: 'by SEPA direct debit' },
  DEALER: { de: 'beim Händler', en: 'at the dealer’s' },
  PAYOUT: { de: 'durch Auszahlung', en: 'by payout' },
}

type Method = keyof typeof BY

/** What is still to be paid, where not by transfer. */
const OPEN = {
  BANK_TRANSFER: { de: 'Zahlbar per Überweisung.', en: 'Payable by bank transfer.' },
  PREPAYMENT: { de: 'Zahlbar per Überweisung (Vorkasse).', en: 'Payable by bank transfer (prepayment).' },
  CREDIT_CARD: { de: 'Zahlbar sofort per Kreditkarte.', en: 'Payable at once by credit card.' },
  PAYPAL: { de: 'Zahlbar sofort per PayPal.', en: 'Payable at once by PayPal.' },
  SEPA_MANDATE: {
    de: 'Wird vom Händler per SEPA-Lastschrift eingezogen.',
    en: 'The dealer collects it by SEPA direct debit.',
  },
  DEALER: {
    de: 'Zahlbar beim Händler bei der Übergabe.',
    en: 'Payable at the dealer’s when it is handed over.',
  },
  PAYOUT: { de: 'Der Händler zahlt den Unterschied aus.', en: 'The dealer pays out the difference.' },
}

type Told = 'PAID' | 'PART_PAID' | 'REFUNDING' | 'REFUNDED'

/** How an order was or is to be paid: one sentence. Days as they are to be read. */
export const paymentNoteTexts = {
  told: {
    de: (kind: Told, method: Method | null, day: string) => {
      const by = method ? ` ${BY[method].de}` : ''
      if (kind === 'PAID') return method === 'PAYOUT' ? `Ausgezahlt am ${day}.` : `Bezahlt${by} am ${day}.`
      if (kind === 'PART_PAID')
        return method === 'PAYOUT'
          ? `Ausgezahlt am ${day}; die Bank zahlt, was sie finanziert.`
          : `Der direkt zu zahlende Teil ist bezahlt${by} am ${day}; den Rest zahlt die Bank.`
      if (kind === 'REFUNDING') return `Bezahlt${by}; die Erstattung ist seit ${day} unterwegs.`
      return `Bezahlt${by}; erstattet am ${day}.`
    },
    en: (kind: Told, method: Method | null, day: string) => {
      const by = method ? ` ${BY[method].en}` : ''
      if (kind === 'PAID') return method === 'PAYOUT' ? `Paid out on ${day}.` : `Paid${by} on ${day}.`
      if (kind === 'PART_PAID')
        return method === 'PAYOUT'
          ? `Paid out on ${day}; the bank pays what it finances.`
          : `The part to be paid directly was paid${by} on ${day}; the bank pays the rest.`
      if (kind === 'REFUNDING') return `Paid${by}; the refund is under way since ${day}.`
      return `Paid${by}; refunded on ${day}.`
    },
  },
  transfer: {
    de: (method: Method, day: string | null) =>
      day ? `Zahlbar ${BY[method].de} bis ${day}.` : `Zahlbar ${BY[method].de}, sobald der Händler angenommen hat.`,
    en: (method: Method, day: string | null) =>
      day ? `Payable ${BY[method].en} by ${day}.` : `Payable ${BY[method].en} once the dealer has accepted.`,
  },
  open: { de: (method: Method) => OPEN[method].de, en: (method: Method) => OPEN[method].en },
  bank: { de: 'Den Preis zahlt die finanzierende Bank.', en: 'The financing bank pays the price.' },
  nothing: { de: 'Es ist nichts zu zahlen.', en: 'There is nothing to pay.' },
}

/** As `domain/order/payment-note` has it. */
type Note =
  | { readonly kind: Told; readonly method: Method | null; readonly on: string }
  | { readonly kind: 'TRANSFER'; readonly method: Method; readonly on: string | null }
  | { readonly kind: 'OPEN'; readonly method: Method }
  | { readonly kind: 'BANK' | 'NOTHING' }

/** How an order was or is to be paid, in a sentence. `dayText`: a day YYYY-MM-DD as it is to be read. */
export function paymentSentence(note: Note, locale: 'de' | 'en', dayText: (day: string) => string): string {
  switch (note.kind) {
    case 'TRANSFER':
      return paymentNoteTexts.transfer[locale](note.method, note.on && dayText(note.on))
    case 'OPEN':
      return paymentNoteTexts.open[locale](note.method)
    case 'BANK':
      return paymentNoteTexts.bank[locale]
    case 'NOTHING':
      return paymentNoteTexts.nothing[locale]
    default:
      return paymentNoteTexts.told[locale](note.kind, note.method, dayText(note.on))
  }
}
