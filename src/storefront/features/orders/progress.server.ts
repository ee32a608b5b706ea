import { formatDateOf } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { orderProgress } from '#domain/order/progress.ts'
import { stationTexts } from '#messages/order-states.ts'
import type { OrderPageQuery } from '#storefront/generated/graphql.ts'
import type { StationView } from './orders-view.ts'

type ShownOrder = Pick<OrderPageQuery['order'], 'state' | 'paymentState' | 'due' | 'hasGoods' | 'placedAt' | 'events'>

/** How far an order has come, as its page shows it. */
export function progressOf(
  { state, paymentState: payment, due, hasGoods, placedAt, events }: ShownOrder,
  locale: Locale,
): StationView[] {
  const happened = events.map(({ subject, toState: to, at }) => ({ subject, to, at }))
  return orderProgress({ ...{ state, payment, due, hasGoods, placedAt }, events: happened }).map((station) => ({
    label: stationTexts[station.name][locale],
    ...(station.at === null ? {} : { day: formatDateOf(station.at, locale) }),
    state: station.state,
  }))
}
