import type { PaymentMethod, PaymentProviderKind } from './payment-methods.ts'
import type { TransitionTable } from './transitions.ts'

/** Where the payment of an order stands: the specification's three states, and what comes after them. */
export const PAYMENT_STATES = [
  'WAITING_FOR_PAYMENT_DETAILS',
  'PAYMENT_DETAILS_IN_PROGRESS',
  'AUTHORIZED',
  'PAID',
  'CANCELLED',
  'REFUND_PENDING',
  'REFUNDED',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The states that the specification names (section 3, "Order payment state"). */
export const UNSETTLED_PAYMENT_STATES = [
  'WAITING_FOR_PAYMENT_DETAILS',
  'PAYMENT_DETAILS_IN_PROGRESS',
  'CANCELLED',
] as const satisfies readonly PaymentState[]
type UnsettledPaymentState = (typeof UNSETTLED_PAYMENT_STATES)[number]

/** Null once the payment is settled (open point 54). */
export function unsettledPaymentState(state: PaymentState): UnsettledPaymentState | null {
  return UNSETTLED_PAYMENT_STATES.find((one) => one === state) ?? null
}

const ENDS = ['CUSTOMER', 'MERCHANT', 'ADMIN', 'TIMER', 'PROVIDER'] as const
const MONEY_CAME = ['PROVIDER', 'MERCHANT', 'ADMIN'] as const
/** Providers report refunds made in their own books; an order that the dealer does not answer in time is refunded too. */
const REFUNDS = ENDS
const REFUNDED_BY = ['PROVIDER', 'MERCHANT', 'ADMIN'] as const

/**
 * A declined or abandoned payment asks for details once more. A provider's messages come in any
 * order, so money may arrive while we still wait for details.
 */
export const PAYMENT_TRANSITIONS: TransitionTable<PaymentState> = {
  WAITING_FOR_PAYMENT_DETAILS: {
    PAYMENT_DETAILS_IN_PROGRESS: ['CUSTOMER', 'PROVIDER'],
    AUTHORIZED: ['PROVIDER'],
    PAID: MONEY_CAME,
    CANCELLED: ENDS,
  },
  PAYMENT_DETAILS_IN_PROGRESS: {
    WAITING_FOR_PAYMENT_DETAILS: ['PROVIDER', 'CUSTOMER'],
    AUTHORIZED: ['PROVIDER'],
    PAID: MONEY_CAME,
    CANCELLED: ENDS,
  },
  AUTHORIZED: { WAITING_FOR_PAYMENT_DETAILS: ['PROVIDER'], PAID: MONEY_CAME, CANCELLED: ENDS, REFUND_PENDING: REFUNDS },
  PAID: { REFUND_PENDING: REFUNDS },
  // Money that arrives for a cancelled order is refunded, also a second time.
  REFUND_PENDING: { REFUNDED: REFUNDED_BY, REFUND_PENDING: ['MERCHANT', 'ADMIN'] },
  REFUNDED: { REFUND_PENDING: MONEY_CAME },
  CANCELLED: { REFUND_PENDING: MONEY_CAME },
}

/**
 * The first payment state of an order: hosted pages and banks collect details first; a mandate comes with the order, and for a transfer or
 * cash nothing more is needed than the money.
 */
export function firstPaymentState(method: PaymentMethod | null, provider: PaymentProviderKind | null): PaymentState {
  if (provider === 'BANKING_REQUEST') return 'WAITING_FOR_PAYMENT_DETAILS'
  return method === 'CREDIT_CARD' || method === 'PAYPAL' ? 'WAITING_FOR_PAYMENT_DETAILS' : 'PAYMENT_DETAILS_IN_PROGRESS'
}
