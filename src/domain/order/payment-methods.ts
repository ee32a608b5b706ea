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

/** Who collects the payment details: the card provider, or the bank through a financing request. */
export type PaymentProviderKind = 'CARD' | 'BANKING_REQUEST'

/** The facts that decide how an order may be paid. Amounts in cents. */
export interface PayableOrder {
  /** Paid directly; negative where a trade-in is worth more than the purchase. */
  readonly due: number
  readonly hasVehicle: boolean
  /** A bank finances the rest; the down payment waits for its answer. */
  readonly isFinanced: boolean
  /** Everything is picked up at the dealer's. */
  readonly isPickedUp: boolean
  /** A provider for cards and PayPal is configured. */
  readonly takesCards: boolean
  /** The dealer can take direct debits: it has a creditor id. */
  readonly takesMandates: boolean
}

/** The highest amounts in cents for card, PayPal and direct debit: above, fees and chargebacks are too costly. */
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

/** Whether the method needs a bank account with the order: for a direct debit or a payout. */
export function takesAccount(method: PaymentMethod): boolean {
  return method === 'SEPA_MANDATE' || method === 'PAYOUT'
}

/** The provider an order paid this way needs; null where only the dealer is involved. */
export function providerOf(method: PaymentMethod | null, isFinanced: boolean): PaymentProviderKind | null {
  if (isFinanced) return 'BANKING_REQUEST'
  return method === 'CREDIT_CARD' || method === 'PAYPAL' ? 'CARD' : null
}
