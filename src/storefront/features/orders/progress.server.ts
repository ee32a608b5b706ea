import type { Locale } from '#domain/locale.ts'
import { isRunning } from '#domain/order/order-steps.ts'
import { isPaymentReceived } from '#domain/order/settlement.ts'
import { formatDateOf } from '#domain/format/dates.ts'
import { orderProgressTexts, orderStateTexts, voidedTexts } from '#messages/order-states.ts'
import { inLanguage } from '#messages/texts.ts'
import type { OrderPageQuery } from '#storefront/generated/graphql.ts'
import type { StationView } from './orders-view.ts'

type ProgressedOrder = Pick<
  OrderPageQuery['order'],
  'state' | 'paymentState' | 'due' | 'hasGoods' | 'placedAt' | 'events'
>
type State = ProgressedOrder['state']

interface Station {
  readonly label: string
  readonly isDone: boolean
  /** When it was reached. */
  readonly at?: string | undefined
}

const BEYOND_PREPARATION: ReadonlySet<State> = new Set(['READY_FOR_PICKUP', 'SHIPPED', 'HANDED_OVER', 'COMPLETED'])

/** The way of an order from placing to handing over; of one that has ended, how far it came and what happened then. */
export function progressOf(order: ProgressedOrder, locale: Locale): StationView[] {
  const stations = isRunning(order.state) ? runningStations(order, locale) : endedStations(order, locale)
  const now = stations.findIndex(({ isDone }) => !isDone)
  return stations.map(({ label, isDone, at }, index) => ({
    label,
    ...(isDone && at ? { day: formatDateOf(at, locale) } : {}),
    state: isDone ? 'done' : index === now ? 'now' : 'open',
  }))
}

function runningStations(order: ProgressedOrder, locale: Locale): Station[] {
  const texts = inLanguage(orderProgressTexts, locale)
  const { state, due } = order
  return [
    ...begun(order, locale),
    // Without an amount due there is nothing to wait for.
    ...(due > 0 ? [{ label: texts.paid, isDone: isPaid(order), at: reachedAt(order, 'PAYMENT', 'PAID') }] : []),
    {
      label: texts.prepared,
      isDone: BEYOND_PREPARATION.has(state),
      at: reachedAt(order, 'ORDER', 'READY_FOR_PICKUP') ?? reachedAt(order, 'ORDER', 'SHIPPED'),
    },
    {
      label: texts.handedOver,
      isDone: state === 'HANDED_OVER' || state === 'COMPLETED',
      at: reachedAt(order, 'ORDER', 'HANDED_OVER'),
    },
  ]
}

function begun(order: ProgressedOrder, locale: Locale): Station[] {
  const texts = inLanguage(orderProgressTexts, locale)
  return [
    { label: texts.placed, isDone: true, at: order.placedAt },
    { label: texts.accepted, isDone: order.state !== 'PLACED', at: reachedAt(order, 'ORDER', 'CONFIRMED') },
  ]
}

/** Only what has happened, the end, and what is still to come back. */
function endedStations(order: ProgressedOrder, locale: Locale): Station[] {
  const texts = inLanguage(orderProgressTexts, locale)
  const { state, hasGoods } = order
  const before: Station[] = [
    ...begun(order, locale),
    { label: texts.paid, isDone: true, at: reachedAt(order, 'PAYMENT', 'PAID') },
    { label: texts.handedOver, isDone: true, at: reachedAt(order, 'ORDER', 'HANDED_OVER') },
  ].filter(({ at }) => at !== undefined)
  const stationOf = (to: State, label = orderStateTexts[to][locale]): Station => {
    const at = reachedAt(order, 'ORDER', to)
    return { label, isDone: at !== undefined || state === to, at }
  }
  if (state === 'REJECTED' || state === 'CANCELLED') return [...before, stationOf(state), ...refundOf(order, locale)]
  const wasReturned = reachedAt(order, 'ORDER', 'RETURNED') !== undefined
  return [
    ...before,
    stationOf('WITHDRAWN'),
    ...(hasGoods || wasReturned ? [stationOf('RETURNED')] : []),
    stationOf('REFUNDED', isPaymentReceivedOf(order) ? undefined : voidedTexts.state[locale]),
  ]
}

/** After a cancellation money comes back only where some was paid. */
function refundOf(order: ProgressedOrder, locale: Locale): Station[] {
  if (!isPaymentReceivedOf(order)) return []
  const at = reachedAt(order, 'PAYMENT', 'REFUNDED')
  return [{ label: orderStateTexts.REFUNDED[locale], isDone: at !== undefined, at }]
}

function isPaid(order: ProgressedOrder): boolean {
  return order.paymentState === 'PAID'
}

function isPaymentReceivedOf({ paymentState: payment, due }: ProgressedOrder): boolean {
  return isPaymentReceived({ payment, due })
}

function reachedAt({ events }: ProgressedOrder, of: 'ORDER' | 'PAYMENT', to: string): string | undefined {
  return events.findLast(({ subject, toState }) => subject === of && toState === to)?.at
}
