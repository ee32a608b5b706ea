import { formatAppointment, formatDate, formatInstant } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { MAX_HOLD_DAYS } from '#domain/order/order-hold.ts'
import type { Locale } from '#domain/locale.ts'
import { releasesGoods } from '#domain/order/hand-over.ts'
import { ORDER_FILES } from '#domain/order/order-files.ts'
import { documentFile } from '#domain/order/order-documents.ts'
import { displayPhone } from '#domain/phone.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { merchantOrderTexts, orderBlockerTexts, orderHoldTexts, orderStepTexts } from '#messages/dealer-orders.ts'
import { orderFileKindTexts } from '#messages/dealer-files.ts'
import { handOverTexts } from '#messages/hand-over-protocol.ts'
import {
  awaitsFinancingTexts,
  financingEventTexts,
  orderEventTexts,
  orderStateTexts,
  paymentEventTexts,
} from '#messages/order-states.ts'
import { orderReasonText } from '#messages/order-reasons.ts'
import { paymentMethodTexts } from '#messages/payment-methods.ts'
import { orderActorTexts } from '#messages/staff-actors.ts'
import { orderDocumentTexts } from '#messages/orders.ts'
import { inLanguage, type Text } from '#messages/texts.ts'
import { sizeText } from '#domain/format/file-size.ts'
import { MerchantOrderDocument, type MerchantOrderQuery, type OrderState } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'
import type { ConfirmView, Fact, OrderView, StepView } from './order-view.ts'
import { stepConsequence } from './step-consequence.server.ts'

type Order = MerchantOrderQuery['merchantOrder']

/** Steps to these states cannot be undone, so a page asks before them. */
const FINAL: readonly OrderState[] = ['REJECTED', 'CANCELLED', 'HANDED_OVER', 'WITHDRAWN', 'REFUNDED']

/** Steps by which an order ends without its goods. */
const ENDING: readonly OrderState[] = ['REJECTED', 'CANCELLED', 'WITHDRAWN']

/** An order; `?step=` asks about one of its next steps. */
export async function loadOrder({ url, params: { orderId = '' }, context }: PageArgs): Promise<OrderView> {
  const { me, merchantOrder } = await query(context, MerchantOrderDocument, { id: orderId })
  const { locale } = context.get(areaContext)
  const wanted = merchantOrder.next.find((to) => to === url.searchParams.get('step'))
  return {
    ...viewOf(merchantOrder, locale),
    confirm: wanted ? confirmOf(merchantOrder, wanted, locale) : null,
    isSteppedUp: me?.isSteppedUp ?? false,
  }
}

function viewOf(order: Order, locale: Locale): Omit<OrderView, 'confirm' | 'isSteppedUp'> {
  const texts = inLanguage(merchantOrderTexts, locale)
  const { id, state } = order.order
  return {
    ...{ title: texts.title(id), state: orderStateTexts[state][locale] },
    back: dealerPaths.pathFor('orders', locale),
    sums: sumsOf(order, locale),
    payment: paymentOf(order, locale),
    cars: order.lines.flatMap(({ title, vehicleId }) =>
      vehicleId == null ? [] : [{ title, href: dealerPaths.pathFor('stock-vehicle', locale, { vehicleId }) }],
    ),
    customer: customerOf(order, locale),
    addresses: [
      { label: texts.billing, lines: order.billing.lines },
      ...(order.deliveryAddress ? [{ label: texts.deliveryAddress, lines: order.deliveryAddress.lines }] : []),
    ],
    course: order.events.map(({ at, actor, subject, to, reason }) => ({
      label: EVENTS[subject][to]?.[locale] ?? to,
      note: [formatInstant(at, locale), orderActorTexts[actor][locale], reason ? orderReasonText(reason, locale) : '']
        .filter(Boolean)
        .join(' · '),
    })),
    notes: order.notes.map(({ author, at, text }) => ({ author, text, at: formatInstant(at, locale) })),
    documents: order.documents.map((kind) => ({
      href: `${dealerPaths.pathFor('order', locale, { orderId: id })}/${documentFile(kind, locale)}`,
      label: orderDocumentTexts[kind][locale],
    })),
    files: filesOf(order, locale),
    handOver: order.handOver.mayRecord
      ? {
          href: dealerPaths.pathFor('order-hand-over', locale, { orderId: id }),
          label: handOverTexts[order.handOver.handedOverOn == null ? 'open' : 'change'][locale],
        }
      : null,
    hold: order.mayHold ? holdOf(order, locale) : null,
    steps: order.next.map((to) => stepOf(order, to, locale)),
    waits: waitsOf(order, locale),
    money: order.money.map((step) => ({ step, label: moneyLabel(step, order.due, locale) })),
    paysOut: order.due < 0,
  }
}

/** The button names the amount, as pressing it cannot be taken back. */
export function moneyLabel(step: Order['money'][number], due: number, locale: Locale): string {
  const texts = inLanguage(merchantOrderTexts, locale)
  if (step === 'REFUNDED') return texts.REFUNDED
  return texts[due < 0 ? 'PAID_OUT' : step](formatEuros(Math.abs(due), locale, 2))
}

/** What the order waits for, where no step of its own says it. */
function waitsOf({ money, order: { state, payment, financing } }: Order, locale: Locale): string | null {
  if (state === 'CONFIRMED' && financing === 'WAITING') return orderBlockerTexts.FINANCING_OPEN[locale]
  return payment === 'REFUND_PENDING' && money.includes('REFUNDED') ? merchantOrderTexts.moneyGoesBack[locale] : null
}

function filesOf({ files, mayAddFiles, order: { id } }: Order, locale: Locale): OrderView['files'] {
  return {
    list: files.map(({ key, kind, fileName, bytes }) => ({
      ...{ key, href: dealerPaths.pathFor('order-file', locale, { orderId: id, key }) },
      ...{ label: orderFileKindTexts[kind][locale], name: `${fileName}, ${sizeText(bytes, locale)}` },
    })),
    mayAdd: mayAddFiles,
    kinds: ORDER_FILES.map((value) => ({ value, label: orderFileKindTexts[value][locale] })),
  }
}

function holdOf(
  { holdReason, holdFingerprint: fingerprint, order: { onHoldUntil } }: Order,
  locale: Locale,
): OrderView['hold'] {
  const today = berlinToday()
  return {
    fingerprint,
    note:
      onHoldUntil == null
        ? null
        : orderHoldTexts.onHoldUntil[locale](formatDate(onHoldUntil, locale), holdReason ?? ''),
    ...{ earliest: addDays(today, 1), latest: addDays(today, MAX_HOLD_DAYS) },
  }
}

function sumsOf({ lines, due, order: { total } }: Order, locale: Locale): OrderView['sums'] {
  const texts = inLanguage(merchantOrderTexts, locale)
  return [
    ...lines.map(({ title, quantity, price }) => ({
      label: quantity > 1 ? `${quantity} × ${title}` : title,
      amount: formatEuros(price * quantity, locale, 2),
      isTotal: false,
    })),
    { label: texts.total, amount: formatEuros(total, locale, 2), isTotal: true },
    { label: texts.due, amount: formatEuros(due, locale, 2), isTotal: false },
  ]
}

function paymentOf(order: Order, locale: Locale): Fact[] {
  const { delivery, appointment, method } = order
  const { payment, placedAt } = order.order
  const texts = inLanguage(merchantOrderTexts, locale)
  return [
    ...(method == null ? [] : [{ label: texts.method, value: paymentMethodTexts[method][locale] }]),
    { label: texts.payment, value: paymentEventTexts[payment][locale] },
    ...financingOf(order, locale),
    { label: texts.delivery, value: delivery === 'DELIVERY' ? texts.DELIVERY : texts.PICK_UP },
    ...(appointment
      ? [
          {
            ...{ label: texts.appointment, value: formatAppointment(appointment.startsAt, locale) },
            ...(appointment.requestId != null && {
              href: dealerPaths.pathFor('appointment', locale, { requestId: appointment.requestId }),
            }),
          },
        ]
      : []),
    { label: texts.placed, value: formatInstant(placedAt, locale) },
  ]
}

function financingOf({ financingRequest: requestId, order: { financing } }: Order, locale: Locale): Fact[] {
  if (financing === 'NOT_NEEDED') return []
  const words = financing === 'WAITING' ? awaitsFinancingTexts : financingEventTexts[financing]
  const href = requestId == null ? {} : { href: dealerPaths.pathFor('financing', locale, { requestId }) }
  return [{ label: merchantOrderTexts.financing[locale], value: words[locale], ...href }]
}

function customerOf({ order: { customer }, email, billing: { phone } }: Order, locale: Locale): Fact[] {
  const texts = inLanguage(merchantOrderTexts, locale)
  return [
    { label: texts.customerName, value: customer },
    { label: texts.email, value: email },
    ...(phone ? [{ label: texts.phone, value: displayPhone(phone) }] : []),
  ]
}

function stepOf(order: Order, to: OrderState, locale: Locale): StepView {
  const asks = FINAL.includes(to) || leavesUnpaid(order, to)
  const here = dealerPaths.pathFor('order', locale, { orderId: order.order.id })
  return {
    ...{ to, label: orderStepTexts[to][locale], consequence: consequenceOf(order, to, locale) },
    isEnding: ENDING.includes(to),
    confirmAt: asks ? `${here}?${new URLSearchParams({ step: to }).toString()}` : null,
  }
}

function consequenceOf({ order: { state: from }, handOver }: Order, to: OrderState, locale: Locale): string {
  return stepConsequence({ from, to, hasCar: handOver.titles.length > 0 }, locale)
}

function confirmOf(order: Order, to: OrderState, locale: Locale): ConfirmView {
  const texts = inLanguage(merchantOrderTexts, locale)
  const label = orderStepTexts[to][locale]
  const asksUnpaid = leavesUnpaid(order, to)
  const isPaidHere = asksUnpaid && to === 'HANDED_OVER' && order.method === 'DEALER'
  return {
    ...{ to, label, title: texts.confirmStep(label), asksUnpaid },
    consequence: [consequenceOf(order, to, locale), isPaidHere ? texts.paidHere : ''].filter(Boolean).join(' '),
    reasonLabel: reasonLabelOf({ to, asksUnpaid }, locale),
    back: dealerPaths.pathFor('order', locale, { orderId: order.order.id }),
  }
}

/** A hand-over with its money needs no reason. */
export function reasonLabelOf(
  { to, asksUnpaid }: Pick<ConfirmView, 'asksUnpaid'> & { to: OrderState },
  locale: Locale,
) {
  const texts = inLanguage(merchantOrderTexts, locale)
  if (to === 'WITHDRAWN') return texts.withdrawalReason
  return to === 'HANDED_OVER' && !asksUnpaid ? texts.remark : texts.reason
}

function leavesUnpaid({ due, order: { payment } }: Order, to: OrderState): boolean {
  return releasesGoods(to) && due > 0 && payment !== 'PAID'
}

const EVENTS: Readonly<Record<Order['events'][number]['subject'], Readonly<Record<string, Text>>>> = {
  ...{ ORDER: orderEventTexts, PAYMENT: paymentEventTexts, FINANCING: financingEventTexts },
}
