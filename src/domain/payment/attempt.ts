import type { PaymentState } from '../order/payment-states.ts'

/** Where one try to pay an order stands. A declined one is followed by another. */
export type AttemptState = 'OPENED' | 'AUTHORIZED' | 'PAID' | 'FAILED' | 'CANCELLED' | 'REFUND_PENDING' | 'REFUNDED'
export type AttemptEvent = 'AUTHORIZED' | 'PAID' | 'FAILED' | 'CANCELLED' | 'REFUNDED'

/** How long a provider's page takes money. */
export const PAGE_LIFE_MS = 60 * 60_000

/**
 * What an event makes of a try, whatever came before it: money counts always, its return ends everything, and a message that tells of an
 * earlier stage changes nothing. Null: nothing changes.
 */
export function attemptAfter(state: AttemptState, event: AttemptEvent): AttemptState | null {
  const isOpen = state === 'OPENED' || state === 'AUTHORIZED'
  const isPaid = state === 'PAID' || state === 'REFUND_PENDING'
  switch (event) {
    case 'AUTHORIZED':
      return state === 'OPENED' ? 'AUTHORIZED' : null
    case 'FAILED':
    case 'CANCELLED':
      return isOpen ? event : null
    case 'PAID':
      return isPaid || state === 'REFUNDED' ? null : 'PAID'
    case 'REFUNDED':
      return state === 'REFUNDED' ? null : 'REFUNDED'
  }
}

/** What matters of the other ways to pay the same order. */
export interface OtherAttempts {
  /** Another try is under way. */
  readonly isOpen: boolean
  /** Another try brought money that has not gone back yet. */
  readonly holdsMoney: boolean
  /** The dealer has recorded money that came without a provider, and sends it back without one. */
  readonly isManual: boolean
}

export interface OrderConsequence {
  /** The states the order's payment goes through, in this order. */
  readonly steps: readonly PaymentState[]
  /** The money of this try is to go back: the order was cancelled, or paid already. */
  readonly refund: boolean
}

const NOTHING: OrderConsequence = { steps: [], refund: false }

/** What follows for the order's payment, which stands at `payment`, once a try has reached `attempt`. */
export function consequenceOf(attempt: AttemptState, payment: PaymentState, others: OtherAttempts): OrderConsequence {
  const isUnsettled = payment === 'WAITING_FOR_PAYMENT_DETAILS' || payment === 'PAYMENT_DETAILS_IN_PROGRESS'
  switch (attempt) {
    case 'AUTHORIZED':
      return isUnsettled ? { steps: ['AUTHORIZED'], refund: false } : NOTHING
    case 'PAID':
      if (isUnsettled || payment === 'AUTHORIZED') return { steps: ['PAID'], refund: false }
      return { steps: payment === 'CANCELLED' || payment === 'REFUNDED' ? ['REFUND_PENDING'] : [], refund: true }
    case 'FAILED':
    case 'CANCELLED': {
      const isReset = payment === 'PAYMENT_DETAILS_IN_PROGRESS' || payment === 'AUTHORIZED'
      return isReset && !others.isOpen ? { steps: ['WAITING_FOR_PAYMENT_DETAILS'], refund: false } : NOTHING
    }
    case 'REFUNDED':
      if (others.holdsMoney || others.isManual) return NOTHING
      return { steps: stepsToRefunded(payment), refund: false }
    default:
      return NOTHING
  }
}

function stepsToRefunded(payment: PaymentState): PaymentState[] {
  switch (payment) {
    case 'REFUNDED':
      return []
    case 'REFUND_PENDING':
      return ['REFUNDED']
    case 'AUTHORIZED':
    case 'PAID':
    case 'CANCELLED':
      return ['REFUND_PENDING', 'REFUNDED']
    default:
      return ['PAID', 'REFUND_PENDING', 'REFUNDED'] // the message of the payment has not come yet
  }
}
