import type { Locale } from '#domain/locale.ts'
import { DAYS_TO_ANSWER } from '#domain/order/deadlines.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { checkoutTexts } from '#messages/checkout.ts'
import { checkoutDoneTexts } from '#messages/checkout-done.ts'
import { paymentMethodHints, paymentMethodTexts } from '#messages/payment-methods.ts'
import { remainingLabel } from '#messages/trade-in.ts'
import { inLanguage } from '#messages/texts.ts'
import { PlacedOrderDocument, type PlacedOrderQuery } from '#storefront/generated/graphql.ts'
import { data } from 'react-router'
import { formValues } from '../../blocks/form.server.ts'
import { payOrder } from '../../blocks/pay-order.server.ts'
import type { StoredText } from '../../blocks/stored-text.ts'
import { mutate } from '../../gateway.server.ts'
import { formatEuros } from '#domain/format/money.ts'
import { siteContext } from '../../request.server.ts'
import { isRouted } from '#domain/routes/routed-screens.ts'
import { daysText } from './days.server.ts'
import type { SumRow } from './checkout-view.ts'
import { type PageArgs } from './frame.server.ts'
import { itemsOf, type PlacedItems, shipmentsOf } from './placed-lines.server.ts'

interface PlacedView extends PlacedItems {
  readonly id: string
  /** The order's number and its dealer. */
  readonly number: string
  /** What the order costs, or what remains after the trade-in. */
  readonly total: SumRow
  /** How it comes, and when. */
  readonly delivery: readonly StoredText[]
  readonly payment?: string
  /** What happens now, step by step. */
  readonly next: readonly string[]
  /** The sentence that a bank has to decide; left out unless the order is financed. */
  readonly financed?: string
  /** Whether the order can be paid online now. */
  readonly isPayable: boolean
  readonly order?: string
  readonly financing?: string
}

interface DoneView<Station> {
  readonly path: string
  readonly orders: readonly (PlacedView & { readonly stations: readonly Station[] })[]
}

type PlacedOrder = PlacedOrderQuery['order']

const MAX_ORDERS = 10

/** The orders that one press of the button placed; `bestellung` names their numbers. `stationsOf`: how far one has come. */
export async function loadDone<Station>(
  { url, context }: PageArgs,
  stationsOf: (order: PlacedOrder, locale: Locale) => readonly Station[],
): Promise<DoneView<Station>> {
  const { locale } = context.get(siteContext)
  const ids = (url.searchParams.get('bestellung') ?? '').split(',').slice(0, MAX_ORDERS)
  const orders = await Promise.all(
    ids.map(async (id) => {
      const answer = await mutate(context, PlacedOrderDocument, { id })
      if ('refusals' in answer) throw data(null, 404)
      const { order } = answer.result
      return { ...placedView(order, locale), stations: stationsOf(order, locale) }
    }),
  )
  return { path: pathFor('checkout-done', locale) + url.search, orders }
}

/** Goes on to the payment. */
export async function payPlaced({ request, context }: PageArgs & { readonly request: Request }): Promise<never> {
  const { order = '' } = await formValues(request)
  throw await payOrder(context, order)
}

function placedView(order: PlacedOrder, locale: Locale): PlacedView {
  const { id, dealer, lines, paymentMethod, paymentProvider, orderPaymentState, earliest, latest, due } = order
  const texts = inLanguage(checkoutDoneTexts, locale)
  const hasCar = lines.some(({ type }) => type === 'VEHICLE')
  const isTransferred = due > 0 && (paymentMethod === 'BANK_TRANSFER' || paymentMethod === 'PREPAYMENT')
  const isFinanced = paymentProvider === 'BANKING_REQUEST'
  return {
    id,
    number: `${texts.orderNumber(id)}, ${dealer.name}`,
    ...itemsOf(lines, locale),
    total: totalOf(order, locale),
    delivery: [...shipmentsOf(lines, locale), { text: daysText(earliest, latest, locale) }],
    next: [
      texts.nextMail,
      (hasCar ? texts.nextAnswerCar : texts.nextAnswer)(dealer.name, DAYS_TO_ANSWER),
      ...(isTransferred
        ? [(isFinanced ? texts.nextTransferFinanced : texts.nextTransfer)(formatEuros(due, locale, 2))]
        : []),
      texts.nextDelivery,
    ],
    ...(isFinanced ? { financed: checkoutTexts[paymentMethod ? 'financedRest' : 'allFinanced'][locale] } : {}),
    ...(paymentMethod
      ? { payment: `${paymentMethodTexts[paymentMethod][locale]}: ${paymentMethodHints[paymentMethod][locale]}` }
      : {}),
    isPayable: paymentProvider === 'CARD' && orderPaymentState === 'WAITING_FOR_PAYMENT_DETAILS',
    ...(isRouted('order') ? { order: pathFor('order', locale, { orderId: id }) } : {}),
    ...(isFinanced && isRouted('banking-personal')
      ? { financing: pathFor('banking-personal', locale, { orderId: id }) }
      : {}),
  }
}

function totalOf({ lines, total, due }: PlacedOrder, locale: Locale): SumRow {
  const hasTradeIn = lines.some(({ type }) => type === 'TRADE_IN_VEHICLE')
  const label = hasTradeIn ? remainingLabel(total, due) : checkoutTexts.total
  return { label: label[locale], amount: formatEuros(hasTradeIn ? Math.abs(total) : total, locale, 2) }
}
