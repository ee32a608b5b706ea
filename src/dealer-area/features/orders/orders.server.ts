import { formatDateOf } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { merchantOrderTexts } from '#messages/dealer-orders.ts'
import { orderStateTexts, paymentEventTexts } from '#messages/order-states.ts'
import { MerchantOrdersDocument, type OrderPart } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { merchantOf } from '../../merchant.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'

const PARTS: readonly OrderPart[] = ['OPEN', 'ENDED']

interface OrdersView {
  readonly tabs: readonly { readonly href: string; readonly label: string; readonly isCurrent: boolean }[]
  readonly rows: readonly {
    readonly id: string
    readonly href: string
    readonly customer: string
    readonly title: string
    readonly state: string
    readonly payment: string
    readonly total: string
    readonly placed: string
  }[]
}

/** Open orders, or those that have ended; which is in the address. */
export async function loadOrders({ url, context }: PageArgs): Promise<OrdersView> {
  const { locale } = context.get(areaContext)
  const merchant = await merchantOf(url, context)
  if (merchant === undefined) return { tabs: [], rows: [] }
  const part = PARTS.find((each) => each.toLowerCase() === url.searchParams.get('part')) ?? 'OPEN'
  const { merchantOrders } = await query(context, MerchantOrdersDocument, { merchant: merchant.uuid, part })
  const path = dealerPaths.pathFor('orders', locale)
  return {
    tabs: PARTS.map((each) => ({
      href: `${path}?${new URLSearchParams({ merchant: merchant.slug, part: each.toLowerCase() }).toString()}`,
      label: merchantOrderTexts[each][locale],
      isCurrent: each === part,
    })),
    rows: merchantOrders.map(({ id, customer, title, state, payment, total, placedAt }) => ({
      ...{
        id,
        customer,
        title: title ?? '',
        state: orderStateTexts[state][locale],
        payment: paymentEventTexts[payment][locale],
      },
      ...{ total: formatEuros(total, locale, 2), placed: formatDateOf(placedAt, locale) },
      href: dealerPaths.pathFor('order', locale, { orderId: id }),
    })),
  }
}
