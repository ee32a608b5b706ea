import type { PageLinks } from '#design/Pagination.tsx'
import type { TabLink } from '#design/Tabs.tsx'
import { berlinToday } from '#domain/berlin-time.ts'
import { formatDate, formatDateOf, formatNearInstant } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { emptyPartTexts } from '#messages/dealer-empty.ts'
import { merchantOrderTexts, orderHoldTexts, orderWorkBesideTexts, orderWorkTexts } from '#messages/dealer-orders.ts'
import { orderStateTexts, paymentEventTexts } from '#messages/order-states.ts'
import { inLanguage } from '#messages/texts.ts'
import { type MerchantOrderFieldsFragment, MerchantOrdersDocument, type OrderPart } from '../../generated/graphql.ts'
import type { EmptyPart } from '../../blocks/CaseList.tsx'
import { emptyPart } from '../../blocks/empty-part.server.ts'
import { query } from '../../gateway.server.ts'
import { listAddress } from '../../list-address.server.ts'
import { merchantOf } from '../../merchant.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'

const PARTS: readonly OrderPart[] = ['TO_DO', 'WAITING', 'ENDED']

interface OrdersView {
  readonly tabs: readonly TabLink[]
  readonly links: PageLinks
  readonly empty: EmptyPart | null
  readonly rows: readonly {
    readonly id: string
    readonly href: string
    readonly customer: string
    readonly title: string
    readonly state: string
    readonly payment: string
    readonly total: string
    readonly placed: string
    /** What the dealer does next, or what the order waits for; empty once it has ended. */
    readonly step: string
    readonly due: string
    readonly isLate: boolean
  }[]
}

/** Orders whose next step is the dealer's, those that wait, or those that have ended; which is in the address. */
export async function loadOrders({ url, context }: PageArgs): Promise<OrdersView> {
  const { locale } = context.get(areaContext)
  const merchant = await merchantOf(url, context)
  if (merchant === undefined) return { tabs: [], links: { pages: [] }, empty: null, rows: [] }
  const path = dealerPaths.pathFor('orders', locale)
  const { part, page, tabs, links } = listAddress(url, { path, merchant: merchant.slug, parts: PARTS })
  const { merchantOrders } = await query(context, MerchantOrdersDocument, { merchant: merchant.uuid, part, page })
  const texts = inLanguage(merchantOrderTexts, locale)
  const counts = { TO_DO: merchantOrders.toDo, WAITING: merchantOrders.waiting, ENDED: merchantOrders.ended }
  return {
    tabs: tabs((each) => texts[each](counts[each])),
    links: links(counts[part]),
    empty: emptyPart(emptyPartTexts.orders, { part, counts }, locale),
    rows: merchantOrders.rows.map(({ id, customer, title, state, payment, total, placedAt, dueAt, ...order }) => ({
      ...{
        id,
        customer,
        title: title ?? '',
        state: orderStateTexts[state][locale],
        step: stepOf({ part, state, payment, ...order }, locale),
        due: part === 'TO_DO' && dueAt ? texts.dueAt(formatNearInstant(dueAt, locale, berlinToday())) : '',
        isLate: part === 'TO_DO' && dueAt != null && Date.parse(dueAt) < Date.now(),
        payment: paymentEventTexts[payment][locale],
      },
      ...{ total: formatEuros(total, locale, 2), placed: formatDateOf(placedAt, locale) },
      href: dealerPaths.pathFor('order', locale, { orderId: id }),
    })),
  }
}

interface OrderAtWork extends Pick<MerchantOrderFieldsFragment, 'state' | 'payment' | 'financing' | 'onHoldUntil'> {
  readonly part: OrderPart
}

/** What the dealer does next, or what the order waits for. */
function stepOf({ part, state, payment, financing, onHoldUntil }: OrderAtWork, locale: Locale): string {
  if (part === 'WAITING' && onHoldUntil != null) return orderHoldTexts.until[locale](formatDate(onHoldUntil, locale))
  if (part === 'WAITING' && state === 'CONFIRMED' && financing === 'WAITING') return orderWorkBesideTexts.bank[locale]
  if (part === 'TO_DO' && payment === 'REFUND_PENDING' && orderWorkTexts[state][locale] === '')
    return orderWorkBesideTexts.refund[locale]
  return orderWorkTexts[state][locale]
}
