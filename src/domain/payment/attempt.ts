import type { PaymentState } from '../order/payment-states.ts'

/** The state of one attempt to pay an order. A declined one can be followed by another. */
export type AttemptState = 'OPENED' | 'AUTHORIZED' | 'PAID' | 'FAILED' | 'CANCELLED' | 'REFUND_PENDING' | 'REFUNDED'
export type AttemptEvent = 'AUTHORIZED' | 'PAID' | 'FAILED' | 'CANCELLED' | 'REFUNDED'

/** How long a provider's page takes money. */
export const PAGE_LIFE_MS = 60 * 60_000

/**
 * The state of an attempt after an event, in whatever order events arrive: money always counts, a refund ends everything, and a message
 * about an earlier stage changes nothing. Null where nothing changes.
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

/** The facts of an order's other payment attempts that matter here. */
interface OtherAttempts {
  /** Another attempt is under way. */
  readonly isOpen: boolean
  /** Another attempt brought money that has not been refunded. */
  readonly isPaid: boolean
  /** The dealer has recorded a manual payment, and refunds it manually. */
  readonly isManual: boolean
}

interface OrderConsequence {
  /** The states the order's payment goes through, in this order. */
  readonly steps: readonly PaymentState[]
  /** This attempt is to be refunded: the order was cancelled, or paid already. */
  readonly refund: boolean
}

const NOTHING: OrderConsequence = { steps: [], refund: false }

/** The consequence for the order's payment, now `payment`, once an attempt has reached `attempt`. */
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
      if (others.isPaid || others.isManual) return NOTHING
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
      return ['PAID', 'REFUND_PENDING', 'REFUNDED'] // the message about the payment has not arrived yet
  }
}
