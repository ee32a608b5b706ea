import { formatDateOf } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { orderProgress, type OrderStation } from '#domain/order/progress.ts'
import { nextStation, stationTexts } from '#messages/order-states.ts'
import type { OrderPageQuery } from '#storefront/generated/graphql.ts'
import type { StationView } from './orders-view.ts'

type Order = OrderPageQuery['order']

interface ShownOrder extends Pick<Order, 'state' | 'paymentState' | 'paymentMethod' | 'due' | 'hasGoods' | 'placedAt'> {
  readonly events: readonly Pick<Order['events'][number], 'at' | 'subject' | 'toState'>[]
}

/** How far an order has come, as its page shows it. */
export function progressOf(
  { state, paymentState: payment, paymentMethod, due, hasGoods, placedAt, events }: ShownOrder,
  locale: Locale,
): StationView[] {
  const happened = events.map(({ subject, toState: to, at }) => ({ subject, to, at }))
  const isPaidThere = paymentMethod === 'DEALER'
  const stations = orderProgress({ state, payment, due, hasGoods, isPaidThere, placedAt, events: happened })
  return stations.map((station) => ({
    label: stationTexts[station.name][locale],
    ...noteOf(station, locale),
    state: station.state,
  }))
}

function noteOf({ state, at }: OrderStation, locale: Locale): Pick<StationView, 'note'> {
  if (state === 'now') return { note: nextStation[locale] }
  return at === null ? {} : { note: formatDateOf(at, locale) }
}
