/** Source: specification, section 3. */
export const PAYMENT_METHODS = [
  'BANK_TRANSFER',
  'PREPAYMENT',
  'CREDIT_CARD',
  'PAYPAL',
  'SEPA_MANDATE',
  'DEALER',
  'PAYOUT',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Who takes the details: the card payment provider, or the bank through a financing request. */
export type PaymentProviderKind = 'CARD' | 'BANKING_REQUEST'

/** What decides how an order may be paid. Amounts in cents. */
export interface PayableOrder {
  /** What is paid directly: negative where a trade-in is worth more than what is bought. */
  readonly due: number
  readonly hasVehicle: boolean
  /** A bank is asked for the rest; the down payment waits for its answer. */
  readonly isFinanced: boolean
  /** Everything is fetched at the dealer's. */
  readonly isPickedUp: boolean
  /** A payment provider is there to ask for cards and PayPal. */
  readonly takesCards: boolean
  /** The dealer can take direct debits: it has a creditor id. */
  readonly takesMandates: boolean
}

/** Cents up to which card, PayPal and direct debit are taken: beyond, their fees and chargebacks are nobody's business. */
const MAX_BY_CARD = 10_000_00
const MAX_BY_PAYPAL = 5_000_00
const MAX_BY_MANDATE = 5_000_00

/**
 * The methods on offer for an order, the most usual first; empty where nothing is left to pay (all of it is financed). A car is paid by
 * transfer after the dealer has accepted, or at hand-over; goods by post are paid beforehand.
 */
export function allowedMethods(order: PayableOrder): PaymentMethod[] {
  const { due, hasVehicle, isFinanced, isPickedUp, takesCards, takesMandates } = order
  if (due < 0) return ['PAYOUT']
  if (due === 0) return []
  return PAYMENT_METHODS.filter((method) => {
    if (method === 'BANK_TRANSFER') return hasVehicle
    if (method === 'PREPAYMENT') return !hasVehicle
    if (isFinanced && method !== 'DEALER') return false
    if (method === 'CREDIT_CARD') return takesCards && due <= MAX_BY_CARD
    if (method === 'PAYPAL') return takesCards && due <= MAX_BY_PAYPAL
    if (method === 'SEPA_MANDATE') return takesMandates && due <= MAX_BY_MANDATE
    return method === 'DEALER' && isPickedUp
  })
}

/** Whether the customer gives an account with the order: to be debited, or to be paid to. */
export function takesAccount(method: PaymentMethod): boolean {
  return method === 'SEPA_MANDATE' || method === 'PAYOUT'
}

/** Who has to be asked for an order paid this way; null: nobody but the dealer. */
export function providerOf(method: PaymentMethod | null, isFinanced: boolean): PaymentProviderKind | null {
  if (isFinanced) return 'BANKING_REQUEST'
  return method === 'CREDIT_CARD' || method === 'PAYPAL' ? 'CARD' : null
}
