import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { orderTexts } from '#messages/orders.ts'
import { inLanguage } from '#messages/texts.ts'
import { tradeInTexts } from '#messages/trade-in.ts'
import { OrdersDocument, type OrdersQuery } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { formatDateOf } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { nextText, orderedItems, stateView } from './order-words.server.ts'
import type { OrderRowView, OrdersView } from './orders-view.ts'

/** The customer's own orders, the newest first. */
export async function loadOrders({
  context,
}: {
  readonly context: Readonly<RouterContextProvider>
}): Promise<OrdersView> {
  const { locale } = context.get(siteContext)
  const { orders } = await query(context, OrdersDocument)
  return { orders: orders.map((order) => rowOf(order, locale)), cars: pathFor('cars', locale) }
}

const NAMED_IN_ROW = 2

export function rowOf(order: OrdersQuery['orders'][number], locale: Locale): OrderRowView {
  const texts = inLanguage(orderTexts, locale)
  const { id, placedAt, dealer, lines, total } = order
  const picture = lines.find((line) => line.picture !== null)?.picture
  return {
    id,
    href: pathFor('order', locale, { orderId: id }),
    ordered: texts.orderOf(id, formatDateOf(placedAt, locale)),
    dealer: `${dealer.name}, ${dealer.city}`,
    ...(picture ? { picture } : {}),
    ...orderedItems(lines, NAMED_IN_ROW, locale),
    total:
      total < 0 ? `${tradeInTexts.payout[locale]}: ${formatEuros(-total, locale, 2)}` : formatEuros(total, locale, 2),
    state: stateView(order, locale),
    next: nextText(order, locale),
  }
}
