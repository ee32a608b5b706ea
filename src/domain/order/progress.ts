import type { OrderState } from './order-states.ts'
import { isRunning } from './order-steps.ts'
import type { PaymentState } from './payment-states.ts'
import { isPaymentReceived } from './settlement.ts'

/** Stations of an order that goes well. */
type WayStation = 'placed' | 'accepted' | 'paid' | 'prepared' | 'handedOver'
/** What an order that has ended came to; VOIDED: over, and no money was to be paid back. */
type EndStation = 'REJECTED' | 'CANCELLED' | 'WITHDRAWN' | 'RETURNED' | 'REFUNDED' | 'VOIDED'

export interface OrderStation {
  readonly name: WayStation | EndStation
  /** `now`: the next one to be reached. */
  readonly state: 'done' | 'now' | 'open'
  /** When it was reached, ISO 8601; null where that is not known, or not yet. */
  readonly at: string | null
}

export interface ProgressedOrder {
  readonly state: OrderState
  readonly payment: PaymentState
  /** Cents, or euros: only its sign counts. */
  readonly due: number
  readonly hasGoods: boolean
  /** It is paid at the dealer, where the car is handed over. */
  readonly isPaidThere: boolean
  readonly placedAt: string
  /** The oldest first. */
  readonly events: readonly { readonly subject: string; readonly to: string; readonly at: string }[]
}

interface Station {
  readonly name: OrderStation['name']
  readonly isDone: boolean
  readonly at: string | undefined
}

const BEYOND_PREPARATION: ReadonlySet<OrderState> = new Set(['READY_FOR_PICKUP', 'SHIPPED', 'HANDED_OVER', 'COMPLETED'])

/** The way of an order from placing to handing over; of one that has ended, how far it came and what happened then. */
export function orderProgress(order: ProgressedOrder): OrderStation[] {
  const stations = isRunning(order.state) ? runningStations(order) : endedStations(order)
  const now = stations.findIndex(({ isDone }) => !isDone)
  return stations.map(({ name, isDone, at }, index) => ({
    name,
    state: isDone ? 'done' : index === now ? 'now' : 'open',
    at: (isDone ? at : undefined) ?? null,
  }))
}

function runningStations(order: ProgressedOrder): Station[] {
  const { state, payment, due, isPaidThere } = order
  const paid: Station = { name: 'paid', isDone: payment === 'PAID', at: reachedAt(order, 'PAYMENT', 'PAID') }
  const prepared: Station = {
    name: 'prepared',
    isDone: BEYOND_PREPARATION.has(state),
    at: reachedAt(order, 'ORDER', 'READY_FOR_PICKUP') ?? reachedAt(order, 'ORDER', 'SHIPPED'),
  }
  const handedOver: Station = {
    name: 'handedOver',
    isDone: state === 'HANDED_OVER' || state === 'COMPLETED',
    at: reachedAt(order, 'ORDER', 'HANDED_OVER'),
  }
  // Without an amount due there is nothing to wait for.
  const way = due <= 0 ? [prepared] : isPaidThere ? [prepared, paid] : [paid, prepared]
  return [...begun(order), ...way, handedOver]
}

function begun(order: ProgressedOrder): Station[] {
  return [
    { name: 'placed', isDone: true, at: order.placedAt },
    { name: 'accepted', isDone: order.state !== 'PLACED', at: reachedAt(order, 'ORDER', 'CONFIRMED') },
  ]
}

/** Only what has happened, the end, and what is still to come back. */
function endedStations(order: ProgressedOrder): Station[] {
  const { state, hasGoods } = order
  const before: Station[] = [
    ...begun(order),
    { name: 'paid' as const, isDone: true, at: reachedAt(order, 'PAYMENT', 'PAID') },
    { name: 'handedOver' as const, isDone: true, at: reachedAt(order, 'ORDER', 'HANDED_OVER') },
  ].filter(({ at }) => at !== undefined)
  const stationOf = (to: Exclude<EndStation, 'VOIDED'>, name: EndStation = to): Station => {
    const at = reachedAt(order, 'ORDER', to)
    return { name, isDone: at !== undefined || state === to, at }
  }
  if (state === 'REJECTED' || state === 'CANCELLED') return [...before, stationOf(state), ...refundOf(order)]
  const wasReturned = reachedAt(order, 'ORDER', 'RETURNED') !== undefined
  return [
    ...before,
    stationOf('WITHDRAWN'),
    ...(hasGoods || wasReturned ? [stationOf('RETURNED')] : []),
    stationOf('REFUNDED', isPaymentReceived(order) ? 'REFUNDED' : 'VOIDED'),
  ]
}

/** After a cancellation money comes back only where some was paid. */
function refundOf(order: ProgressedOrder): Station[] {
  if (!isPaymentReceived(order)) return []
  const at = reachedAt(order, 'PAYMENT', 'REFUNDED')
  return [{ name: 'REFUNDED', isDone: at !== undefined, at }]
}

function reachedAt({ events }: ProgressedOrder, of: 'ORDER' | 'PAYMENT', state: OrderState | PaymentState) {
  return events.findLast(({ subject, to }) => subject === of && to === state)?.at
}
