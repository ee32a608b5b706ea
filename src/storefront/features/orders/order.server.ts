import { berlinToday } from '#domain/berlin-time.ts'
import type { Locale } from '#domain/locale.ts'
import { awaitsFinancing, isRunning } from '#domain/order/order-steps.ts'
import { PAYMENT_METHODS, providerOf } from '#domain/order/payment-methods.ts'
import { orderFileKind } from '#domain/order/order-files.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { paymentMethodTexts } from '#messages/payment-methods.ts'
import { orderFileKindTexts } from '#messages/dealer-files.ts'
import { documentTexts } from '#messages/documents.ts'
import { orderDocumentTexts, orderTexts } from '#messages/orders.ts'
import { remainingLabel, tradeInTexts } from '#messages/trade-in.ts'
import { inLanguage } from '#messages/texts.ts'
import {
  CancelOrderDocument,
  ChooseOrderPaymentDocument,
  OrderPageDocument,
  type OrderPageQuery,
} from '#storefront/generated/graphql.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { formValues, blankToUndefined } from '../../blocks/form.server.ts'
import { noticeFor } from '../../blocks/error-catalogue.ts'
import { redirectWithNotice } from '../../blocks/notice-redirect.server.ts'
import { storedText } from '../../blocks/stored-text.ts'
import { payOrder } from '../../blocks/pay-order.server.ts'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { isRouted } from '#domain/routes/routed-screens.ts'
import { chooseHandOver, handOverOf } from './hand-over.server.ts'
import { entryView, dealerOf, linesOf, partsOf } from './order-parts.server.ts'
import { progressOf } from './progress.server.ts'
import { endsInFailure, timelineOf } from './timeline.server.ts'
import { formatDate, formatDateOf } from '#domain/format/dates.ts'
import { stepNamed } from '../../blocks/flow-steps.server.ts'
import { formatEuros } from '#domain/format/money.ts'
import { nextText, orderedItems, settlementIn, stateView } from './order-words.server.ts'
import type { OrderView } from './orders-view.ts'

interface PageArgs {
  readonly url: URL
  readonly orderId: string
  readonly context: Readonly<RouterContextProvider>
}

type Order = OrderPageQuery['order']

/**
 * An own order; `stornieren=1` asks whether to cancel it, `storniert` says whether it was (1) or could not be (0).
 */
export async function loadOrder({ url, orderId, context }: PageArgs): Promise<OrderView> {
  const { searchParams } = url
  const { locale } = context.get(siteContext)
  const answer = await mutate(context, OrderPageDocument, { id: orderId, today: berlinToday() })
  if ('refusals' in answer) throw data(null, 404)
  const { order } = answer.result
  const path = pathFor('order', locale, { orderId: order.id })
  const isRequested = searchParams.get('stornieren') === '1'
  if (isRequested && !order.mayCancel) throw redirect(path)
  return {
    ...orderView(order, path, locale),
    isCancelling: isRequested,
    ...(await handOverOf(order, url, context)),
    ...outcomeOf(searchParams.get('storniert'), order, locale),
  }
}

/** Leads to the payment page, changes the way to pay, books the hand-over, or cancels the order. */
export async function changeOrder({ request, orderId, context }: PageArgs & { readonly request: Request }) {
  const { locale } = context.get(siteContext)
  const values = await formValues(request)
  const { intent, reason, method } = values
  if (intent === 'pay') throw await payOrder(context, orderId)
  if (intent === 'hand-over') return chooseHandOver(context, orderId, values)
  if (intent === 'choose') throw await chooseMethod(context, orderId, method)
  if (intent !== 'cancel') throw data(null, 400)
  const answer = await mutate(context, CancelOrderDocument, { orderId, reason: blankToUndefined(reason) })
  if ('refusals' in answer && answer.refusals.some(({ code }) => code === 'NOT_FOUND')) throw data(null, 404)
  throw redirect(`${pathFor('order', locale, { orderId })}?storniert=${'result' in answer ? 1 : 0}`)
}

/** Redirects to the payment service if one was chosen. */
async function chooseMethod(
  context: PageArgs['context'],
  orderId: string,
  chosen: string | undefined,
): Promise<Response> {
  const { locale } = context.get(siteContext)
  const method = PAYMENT_METHODS.find((one) => one === chosen)
  if (!method) throw data(null, 400)
  const answer = await mutate(context, ChooseOrderPaymentDocument, { orderId, method })
  if ('refusals' in answer && answer.refusals.some(({ code }) => code === 'NOT_FOUND')) throw data(null, 404)
  if ('result' in answer && providerOf(method, false) === 'CARD') return payOrder(context, orderId)
  const notice = 'result' in answer ? 'PAYMENT_METHOD_CHANGED' : noticeFor('ChooseOrderPayment', answer.refusals)
  return redirectWithNotice(pathFor('order', locale, { orderId }), notice)
}

function outcomeOf(cancelled: string | null, { state, mayCancel }: Order, locale: Locale): Pick<OrderView, 'outcome'> {
  if (cancelled === '1' && state === 'CANCELLED')
    return { outcome: { tone: 'info', text: orderTexts.cancelled[locale] } }
  if (cancelled === '0' && !mayCancel) return { outcome: { tone: 'warning', text: orderTexts.cancelTooLate[locale] } }
  return {}
}

function orderView(
  order: Order,
  path: string,
  locale: Locale,
): Omit<OrderView, 'isCancelling' | 'outcome' | 'handOver'> {
  const texts = inLanguage(orderTexts, locale)
  const { id, transfer, due } = order
  const { state, financingState } = order
  const financing = awaitsFinancing({ state, financing: financingState }) && isRouted('banking-personal')
  return {
    path,
    list: pathFor('orders', locale),
    id,
    title: texts.order(id),
    ...orderedItems(order.lines, 1, locale),
    ordered: texts.orderOf(id, formatDateOf(order.placedAt, locale)),
    state: stateView(order, locale),
    next: nextText(order, locale),
    ...(order.isPayable ? { pay: payView(order, locale) } : {}),
    ...(order.state === 'PLACED' ? { cancelLead: texts.cancelLead(settlementIn(order)) } : {}),
    ...(financing ? { financing: financingLink(order, locale) } : {}),
    ...(transfer
      ? {
          transfer: [
            { label: texts.amount, value: formatEuros(due, locale, 2) },
            { label: texts.holder, value: transfer.holder },
            { label: texts.iban, value: transfer.iban },
            { label: texts.reference, value: transfer.reference },
          ],
        }
      : {}),
    ...(order.awaitsTransfer && !transfer ? { transferNote: texts.accountUnknown } : {}),
    lines: linesOf(order, locale),
    sums: sumsOf(order, locale),
    vatNotes: vatNotes(order, locale),
    parts: partsOf(order, locale),
    progress: progressOf(order, locale),
    dealer: dealerOf(order, locale),
    agreed: order.agreed.map((text) => storedText(text, order.language, locale)),
    documents: [
      ...order.documents.map(({ kind, path: href, version }) => ({
        ...{ label: documentLabel(kind, version, locale), href, format: formatOf(href) },
      })),
      ...order.files.map(({ field, fileName, path: href }) => ({
        ...{
          label: `${orderFileKindTexts[orderFileKind(field)][locale]}: ${fileName}`,
          href,
          format: formatOf(fileName),
        },
      })),
    ],
    isInvoiceComing: isRunning(order.state) && order.documents.every(({ kind }) => kind !== 'INVOICE'),
    events: timelineOf(order.events)
      .map((entry) => entryView(entry, order, locale))
      .toReversed(),
    ...(order.mayCancel ? { cancel: `${path}?stornieren=1` } : {}),
    ...(order.mayWithdraw && isRouted('withdrawal')
      ? { withdraw: `${pathFor('withdrawal', locale)}?bestellung=${id}` }
      : {}),
  }
}

/** Link to the financing application: to its request once it was sent, before that to its first step that is not answered. */
function financingLink(
  { id, bankingRequestId: requestId, bankingStep }: Order,
  locale: Locale,
): NonNullable<OrderView['financing']> {
  const texts = inLanguage(orderTexts, locale)
  if (requestId) return { label: texts.toApplication, href: pathFor('request', locale, { requestId }), isSent: true }
  const step = stepNamed('financing', bankingStep ?? undefined)
  return {
    label: bankingStep ? texts.continueApplication : texts.apply,
    href: pathFor(step, locale, { orderId: id }),
    isSent: false,
  }
}

/**
 * The button to pay, with the other ways to pay that the order allows; while an attempt is still open only the button that opens its page
 * again.
 */
function payView({ events, otherPaymentMethods, isBeingPaid }: Order, locale: Locale): NonNullable<OrderView['pay']> {
  const texts = inLanguage(orderTexts, locale)
  if (isBeingPaid) return { label: texts.payReopen, isReopening: true, others: [] }
  const hasFailed = endsInFailure(events)
  return {
    label: hasFailed ? texts.payAgain : texts.payNow,
    ...(hasFailed ? { failed: texts.payFailed } : {}),
    others: otherPaymentMethods.map((method) => ({ method, label: paymentMethodTexts[method][locale] })),
  }
}

function sumsOf(order: Order, locale: Locale): OrderView['sums'] {
  const { total, due, lines } = order
  const texts = inLanguage(orderTexts, locale)
  const traded = lines.filter(({ type }) => type === 'TRADE_IN_VEHICLE')
  const direct = due < 0 ? { label: texts.payout, value: -due } : { label: texts.due, value: due }
  return [
    ...(traded.length > 0
      ? tradedSums(order, traded, locale)
      : [{ label: texts.total, value: formatEuros(total, locale, 2), isTotal: true }]),
    ...(due === total ? [] : [{ label: direct.label, value: formatEuros(direct.value, locale, 2), isTotal: false }]),
  ]
}

/** The total less trade-ins: the amount to pay or the payout. */
function tradedSums({ total, due }: Order, traded: Order['lines'], locale: Locale): OrderView['sums'] {
  const texts = inLanguage(tradeInTexts, locale)
  const off = traded.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  return [
    { label: texts.goods, value: formatEuros(total - off, locale, 2), isTotal: false },
    ...traded.map(({ title, unitPrice }) => ({
      label: title,
      value: formatEuros(unitPrice, locale, 2),
      isTotal: false,
    })),
    { label: remainingLabel(total, due)[locale], value: formatEuros(Math.abs(total), locale, 2), isTotal: true },
  ]
}

function vatNotes({ lines, vat }: Order, locale: Locale): string[] {
  const texts = inLanguage(orderTexts, locale)
  return [
    ...(vat > 0 ? [texts.vat(formatEuros(vat, locale, 2))] : []),
    ...(lines.some(({ vatMode }) => vatMode === 'MARGIN') ? [texts.margin] : []),
  ]
}

/** The format of a file, by the ending of its name. */
function formatOf(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf('.') + 1).toUpperCase()
}

/** A legal text is named with its version. */
function documentLabel(
  kind: NonNullable<Order>['documents'][number]['kind'],
  version: { readonly number: number; readonly validFrom: string } | null | undefined,
  locale: Locale,
): string {
  const name = orderDocumentTexts[kind][locale]
  if (!version) return name
  return `${name} (${documentTexts.version[locale](version.number, formatDate(version.validFrom, locale))})`
}
