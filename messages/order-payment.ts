/** The payment method inside a sentence. */
const BY = {
  BANK_TRANSFER: { de: 'per Überweisung', en: 'by bank transfer' },
  PREPAYMENT: { de: 'per Überweisung (Vorkasse)', en: 'by bank transfer (prepayment)' },
  CREDIT_CARD: { de: 'per Kreditkarte', en: 'by credit card' },
  PAYPAL: { de: 'per PayPal', en: 'by PayPal' },
  SEPA_MANDATE: { de: 'per SEPA-Lastschrift', en: 'by SEPA direct debit' },
  DEALER: { de: 'beim Händler', en: 'at the dealership' },
  PAYOUT: { de: 'durch Auszahlung', en: 'by payout' },
}

type Method = keyof typeof BY

/** The outstanding payment, except for transfers. */
const OPEN = {
  BANK_TRANSFER: { de: 'Zahlbar per Überweisung.', en: 'Payable by bank transfer.' },
  PREPAYMENT: { de: 'Zahlbar per Überweisung (Vorkasse).', en: 'Payable by bank transfer (prepayment).' },
  CREDIT_CARD: { de: 'Zahlbar sofort per Kreditkarte.', en: 'Payable immediately by credit card.' },
  PAYPAL: { de: 'Zahlbar sofort per PayPal.', en: 'Payable immediately by PayPal.' },
  SEPA_MANDATE: {
    de: 'Wird vom Händler per SEPA-Lastschrift eingezogen.',
    en: 'Collected by the dealer by SEPA direct debit.',
  },
  DEALER: {
    de: 'Zahlbar beim Händler bei der Übergabe.',
    en: 'Payable at the dealership on handover.',
  },
  PAYOUT: { de: 'Der Händler zahlt die Differenz aus.', en: 'The dealer pays out the difference.' },
}

type SettledKind = 'PAID' | 'PART_PAID' | 'REFUNDING' | 'REFUNDED'

/** The payment of an order in one sentence. Days arrive formatted. */
const paymentNoteTexts = {
  settled: {
    de: (kind: SettledKind, method: Method | null, day: string) => {
      const by = method ? ` ${BY[method].de}` : ''
      if (kind === 'PAID') return method === 'PAYOUT' ? `Ausgezahlt am ${day}.` : `Bezahlt${by} am ${day}.`
      if (kind === 'PART_PAID')
        return method === 'PAYOUT'
          ? `Ausgezahlt am ${day}; die Bank zahlt, was sie finanziert.`
          : `Der direkt zu zahlende Teil ist bezahlt${by} am ${day}; den Rest zahlt die Bank.`
      if (kind === 'REFUNDING') return `Bezahlt${by}; die Erstattung ist seit ${day} unterwegs.`
      return `Bezahlt${by}; erstattet am ${day}.`
    },
    en: (kind: SettledKind, method: Method | null, day: string) => {
      const by = method ? ` ${BY[method].en}` : ''
      if (kind === 'PAID') return method === 'PAYOUT' ? `Paid out on ${day}.` : `Paid${by} on ${day}.`
      if (kind === 'PART_PAID')
        return method === 'PAYOUT'
          ? `Paid out on ${day}; the bank pays what it finances.`
          : `The amount due directly was paid${by} on ${day}; the bank pays the rest.`
      if (kind === 'REFUNDING') return `Paid${by}; the refund has been under way since ${day}.`
      return `Paid${by}; refunded on ${day}.`
    },
  },
  transfer: {
    de: (method: Method, day: string | null) =>
      day ? `Zahlbar ${BY[method].de} bis ${day}.` : `Zahlbar ${BY[method].de}, sobald der Händler angenommen hat.`,
    en: (method: Method, day: string | null) =>
      day ? `Payable ${BY[method].en} by ${day}.` : `Payable ${BY[method].en} once the dealer accepts.`,
  },
  open: { de: (method: Method) => OPEN[method].de, en: (method: Method) => OPEN[method].en },
  afterFinancing: {
    de: (method: Method) =>
      `Zahlbar ${BY[method].de}, sobald die Bank die Finanzierung zugesagt hat; bis dahin nichts.`,
    en: (method: Method) => `Payable ${BY[method].en} once the bank has approved the financing; nothing until then.`,
  },
  bank: { de: 'Den Preis zahlt die finanzierende Bank.', en: 'The financing bank pays the price.' },
  nothing: { de: 'Es ist nichts zu zahlen.', en: 'Nothing to pay.' },
}

/** The same shape as in `domain/order/payment-note`; messages import nothing. */
type Note =
  | { readonly kind: SettledKind; readonly method: Method | null; readonly on: string }
  | { readonly kind: 'TRANSFER'; readonly method: Method; readonly on: string | null }
  | { readonly kind: 'OPEN' | 'AFTER_FINANCING'; readonly method: Method }
  | { readonly kind: 'BANK' | 'NOTHING' }

/** The payment of an order in one sentence. `dayText` formats a day YYYY-MM-DD. */
export function paymentSentence(note: Note, locale: 'de' | 'en', dayText: (day: string) => string): string {
  switch (note.kind) {
    case 'TRANSFER':
      return paymentNoteTexts.transfer[locale](note.method, note.on && dayText(note.on))
    case 'OPEN':
      return paymentNoteTexts.open[locale](note.method)
    case 'AFTER_FINANCING':
      return paymentNoteTexts.afterFinancing[locale](note.method)
    case 'BANK':
      return paymentNoteTexts.bank[locale]
    case 'NOTHING':
      return paymentNoteTexts.nothing[locale]
    default:
      return paymentNoteTexts.settled[locale](note.kind, note.method, dayText(note.on))
  }
}
