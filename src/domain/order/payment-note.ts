import { berlinToday } from '../berlin-time.ts'
import { addDays } from '../delivery/calendar-day.ts'
import { DAYS_TO_TRANSFER } from './deadlines.ts'
import type { FinancingState } from './financing-states.ts'
import type { OrderState } from './order-states.ts'
import { isRunning } from './order-steps.ts'
import { methodChosen } from './payment-change.ts'
import type { PaymentMethod, PaymentProviderKind } from './payment-methods.ts'
import type { PaymentState } from './payment-states.ts'
import type { OrderSubject } from './transitions.ts'

/**
 * How an order was or is to be paid, for its documents and mails. Days as YYYY-MM-DD, in Berlin. `method` is null where a bank pays
 * everything, or a trade-in covers the price. PART_PAID: the direct part has been paid or paid out, and a bank pays the rest. TRANSFER: due
 * by a day, null before the dealer has accepted. AFTER_FINANCING: due once the bank has approved. OPEN: due by the given method. NOTHING:
 * ended unpaid, or covered.
 */
export type PaymentNote =
  | {
      readonly kind: 'PAID' | 'PART_PAID' | 'REFUNDING' | 'REFUNDED'
      readonly method: PaymentMethod | null
      readonly on: string
    }
  | { readonly kind: 'TRANSFER'; readonly method: PaymentMethod; readonly on: string | null }
  | { readonly kind: 'OPEN' | 'AFTER_FINANCING'; readonly method: PaymentMethod }
  | { readonly kind: 'BANK' | 'NOTHING' }

export interface NotedOrder {
  readonly state: OrderState
  readonly payment: PaymentState
  readonly method: PaymentMethod | null
  readonly provider: PaymentProviderKind | null
  readonly financing: FinancingState
  /** Cents that are paid directly; negative: paid out. */
  readonly due: number
  readonly placedAt: Date
  /** The oldest first. */
  readonly events: readonly NotedEvent[]
}

interface NotedEvent {
  readonly subject: OrderSubject
  readonly to: string
  readonly at: Date
  readonly reason: string | null
}

export function paymentNote(order: NotedOrder): PaymentNote {
  const { state, payment, method, provider, financing, due } = order
  switch (payment) {
    case 'PAID':
      return {
        kind: provider === 'BANKING_REQUEST' && due !== 0 ? 'PART_PAID' : 'PAID',
        ...{ method, on: dayOf(order, 'PAYMENT', 'PAID') },
      }
    case 'REFUND_PENDING':
      return { kind: 'REFUNDING', method, on: dayOf(order, 'PAYMENT', 'REFUND_PENDING') }
    case 'REFUNDED':
      return { kind: 'REFUNDED', method, on: dayOf(order, 'PAYMENT', 'REFUNDED') }
    default:
  }
  if (payment === 'CANCELLED' || !isRunning(state)) return { kind: 'NOTHING' }
  if (financing === 'WAITING' && method !== null && due > 0) return { kind: 'AFTER_FINANCING', method }
  if (method === 'PREPAYMENT' || method === 'BANK_TRANSFER') {
    const acceptedOn = later(dayOf(order, 'ORDER', 'CONFIRMED'), approvedOn(order))
    const requestedOn = later(acceptedOn, chosenOn(order, method))
    return { kind: 'TRANSFER', method, on: state === 'PLACED' ? null : addDays(requestedOn, DAYS_TO_TRANSFER) }
  }
  if (method !== null) return { kind: 'OPEN', method }
  return { kind: provider === 'BANKING_REQUEST' ? 'BANK' : 'NOTHING' }
}

/** The day the bank approved the financing, where there is one. */
function approvedOn({ events }: NotedOrder): string | undefined {
  const event = events.findLast(({ subject, to }) => subject === 'FINANCING' && to === 'APPROVED')
  return event && berlinToday(event.at)
}

/** The day the customer chose this method, where that was after the order. */
function chosenOn({ events }: NotedOrder, method: PaymentMethod): string | undefined {
  const event = events.findLast(({ reason }) => methodChosen(reason) === method)
  return event && berlinToday(event.at)
}

function later(day: string, other = day): string {
  return other > day ? other : day
}

/** The day of the latest such event; without one, the day of the order. */
function dayOf({ events, placedAt }: NotedOrder, subject: 'ORDER' | 'PAYMENT', to: string): string {
  const event = events.findLast((one) => one.subject === subject && one.to === to)
  return berlinToday(event?.at ?? placedAt)
}
