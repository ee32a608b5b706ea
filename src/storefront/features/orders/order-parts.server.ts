import { dealerAddressLines } from '#domain/dealer-address.ts'
import { formatDate, formatDateOf, formatInstant } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { consignmentsOf, deliveredBy } from '#domain/order/consignments.ts'
import { ACCESSORY_SHIPPING, VEHICLE_SHIPPING } from '#domain/delivery/shipping-kinds.ts'
import { methodChosen } from '#domain/order/payment-change.ts'
import { isPaymentReceived } from '#domain/order/settlement.ts'
import { paymentNote } from '#domain/order/payment-note.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { consignmentTexts } from '#messages/shipping.ts'
import { paymentMethodHints, paymentMethodTexts } from '#messages/payment-methods.ts'
import { paymentSentence } from '#messages/order-payment.ts'
import {
  actorTexts,
  attemptTexts,
  financingEventTexts,
  orderEventTexts,
  paymentEventTexts,
  voidedTexts,
  withdrawalNumberTexts,
} from '#messages/order-states.ts'
import { orderTexts } from '#messages/orders.ts'
import { tradeInTexts } from '#messages/trade-in.ts'
import { warrantyTexts } from '#messages/warranty.ts'
import { orderReasonText } from '#messages/order-reasons.ts'
import { inLanguage } from '#messages/texts.ts'
import type { OrderPageQuery } from '#storefront/generated/graphql.ts'
import { addressLinesIn } from '../../blocks/address-lines.server.ts'
import { shipmentTitle } from '../../blocks/shipment-title.server.ts'
import { storedText } from '../../blocks/stored-text.ts'
import { phoneLink } from '../../blocks/phone-link.ts'
import type { TimelineEntry } from './timeline.server.ts'
import type { EventView, OrderDealerView, OrderLineView, PartView } from './orders-view.ts'

type Order = OrderPageQuery['order']

/** What was bought; where there are several deliveries, each says what it brings. */
export function linesOf(order: Order, locale: Locale): OrderLineView[] {
  const delivered = deliveredBy(shippingOf(order), order.lines)
  return order.lines.map((line, index) => lineView(line, delivered[index] ?? null, locale))
}

function lineView(line: Order['lines'][number], delivers: readonly string[] | null, locale: Locale): OrderLineView {
  const texts = inLanguage(orderTexts, locale)
  const {
    type,
    title,
    picture,
    facts,
    quantity,
    unitPrice,
    vatMode,
    vatRate,
    monthlyPrice,
    example,
    exampleLanguage,
    language,
  } = line
  const named = (type === 'SHIPMENT' ? shipmentTitle : storedText)(title, language, locale)
  return {
    title: named.text,
    ...(picture ? { picture } : {}),
    facts,
    price: unitPrice === 0 ? texts.free : formatEuros(unitPrice * quantity, locale, 2),
    notes: [
      ...(delivers ? [texts.delivers(delivers.join(', '))] : []),
      ...(quantity > 1 ? [texts.each(quantity, formatEuros(unitPrice, locale, 2))] : []),
      ...(vatMode === 'REGULAR' && unitPrice !== 0 ? [texts.regularItem(formatNumber(vatRate, locale))] : []),
      ...(vatMode === 'MARGIN' ? [texts.marginItem] : []),
      ...(vatMode === 'EXEMPT' ? [warrantyTexts.vatFree[locale]] : []),
      ...(type === 'TRADE_IN_VEHICLE' ? [tradeInTexts.deducted[locale]] : []),
      ...(line.withInstallation ? [texts.fitted] : []),
    ],
    ...(monthlyPrice !== null && example !== null
      ? {
          rate: {
            text: texts.monthly(formatEuros(monthlyPrice, locale, 2)),
            example: storedText(example, exampleLanguage ?? language, locale),
          },
        }
      : {}),
    ...(named.lang ? { lang: named.lang } : {}),
  }
}

/** A line of the history. */
export function entryView({ event, failures }: TimelineEntry<OrderEvent>, order: Order, locale: Locale): EventView {
  const { at, actor } = event
  const reason = reasonText(event, locale)
  return {
    text: failures > 0 ? attemptTexts.failed[locale](failures) : eventText(event, order, locale),
    at: formatInstant(at, locale),
    instant: at,
    actor: actorTexts[actor][locale],
    ...(reason ? { reason } : {}),
  }
}

type OrderEvent = Order['events'][number]

function eventText({ subject, toState, reason }: OrderEvent, order: Order, locale: Locale): string {
  const { paymentState: payment, due } = order
  const chosen = methodChosen(reason)
  if (chosen) return attemptTexts.chosen[locale](paymentMethodTexts[chosen][locale])
  if (subject === 'ORDER' && toState === 'REFUNDED' && !isPaymentReceived({ payment, due }))
    return voidedTexts.event[locale]
  const other = subject === 'PAYMENT' && !isFinanced(order) ? otherWay(toState, due) : undefined
  if (other) return other[locale]
  const words: Readonly<Record<string, { readonly [L in Locale]: string }>> = {
    ORDER: orderEventTexts,
    PAYMENT: paymentEventTexts,
    FINANCING: financingEventTexts,
  }[subject]
  return words[toState]?.[locale] ?? toState
}

function isFinanced({ paymentProvider }: Order): boolean {
  return paymentProvider === 'BANKING_REQUEST'
}

/** The words for a payment event of an order whose balance is paid out to the customer, or is zero; undefined where the usual words fit. */
function otherWay(toState: string, due: number) {
  if (due < 0 && toState === 'PAID') return tradeInTexts.paidOut
  if (due > 0 || toState !== 'PAYMENT_DETAILS_IN_PROGRESS') return undefined
  return due < 0 ? tradeInTexts.payoutNoted : tradeInTexts.nothingDue
}

/** The reason of an event in words; undefined where it adds nothing. */
function reasonText({ toState, actor, reason }: OrderEvent, locale: Locale): string | undefined {
  if (!reason) return undefined
  if (toState === 'WITHDRAWN' && actor === 'CUSTOMER') return withdrawalNumberTexts[locale](reason)
  return orderReasonText(reason, locale)
}

/** The dealer of the order, and how to reach it. */
export function dealerOf({ dealer }: Order, locale: Locale): OrderDealerView {
  const { name, slug, phoneDisplay: phone, email } = dealer
  return {
    ...{ name, href: pathFor('dealer', locale, { dealer: slug }), lines: dealerAddressLines(dealer) },
    ...(phone ? { phone: phoneLink(phone, phone) } : {}),
    ...(email ? { email } : {}),
  }
}

/** Delivery, billing address and payment. */
export function partsOf(order: Order, locale: Locale): PartView[] {
  const texts = inLanguage(orderTexts, locale)
  const { billing, companyName } = order
  return [
    { title: texts.payment, paragraphs: [paymentLines(order, locale)] },
    { title: texts.delivery, paragraphs: deliveryParagraphs(order, locale) },
    { title: texts.billing, paragraphs: [[...(companyName ? [companyName] : []), ...addressLinesIn(billing, locale)]] },
  ]
}

function paymentLines(order: Order, locale: Locale): string[] {
  const texts = inLanguage(orderTexts, locale)
  const { paymentMethod, paymentProvider, paymentState, mandate, due, state, placedAt } = order
  const note = paymentNote({
    ...{ state, payment: paymentState, method: paymentMethod, provider: paymentProvider, due },
    financing: order.financingState,
    placedAt: new Date(placedAt),
    events: order.events.map(({ at, subject, toState: to, reason }) => ({ at: new Date(at), subject, to, reason })),
  })
  // Once there is a due date, it is shown above with the account.
  const waitsForAccount = note.kind === 'TRANSFER' && note.on === null
  const isPaidThere = note.kind === 'OPEN' && paymentMethod === 'DEALER'
  return [
    ...(paymentMethod
      ? [`${paymentMethodTexts[paymentMethod][locale]}: ${formatEuros(Math.abs(due), locale, 2)}`]
      : []),
    ...(paymentProvider === 'BANKING_REQUEST' ? [texts.financed] : []),
    ...(mandate ? [`${texts.mandate}: ${mandate}`] : []),
    order.isBeingPaid ? texts.paymentChecked : paymentSentence(note, locale, (day) => formatDate(day, locale)),
    ...(waitsForAccount ? [texts.accountByMail] : isPaidThere ? [paymentMethodHints.DEALER[locale]] : []),
  ]
}

/** One delivery as it is; of several each with what it brings. */
function deliveryParagraphs(order: Order, locale: Locale): string[][] {
  const texts = inLanguage(orderTexts, locale)
  const { deliveryAddress, deliveryDealer, earliest, latest, dealer } = order
  const [from, to] = [formatDate(earliest, locale), formatDate(latest, locale)]
  const days = handOverDay(order, locale) ?? (earliest === latest ? texts.from(from) : texts.between(from, to))
  const consignments = consignmentsOf(shippingOf(order), order.lines)
  const isOne = consignments.length <= 1
  const places = {
    ADDRESS: deliveryAddress ? addressLinesIn(deliveryAddress, locale) : [],
    DEALER: deliveryDealer ? [deliveryDealer] : [],
    SELLER: isOne ? [] : [texts.atSeller(dealer.name)],
  }
  const paragraphs = consignments.map(({ kind, items, place }) => [
    ...(isOne ? [] : [`${items.join(', ')}:`]),
    consignmentTexts[kind][locale],
    ...places[place],
  ])
  return isOne ? [[...paragraphs.flat(), days]] : [...paragraphs, [days]]
}

/** The day on which the order was handed over, in place of the expected days; undefined before. */
function handOverDay({ events }: Order, locale: Locale): string | undefined {
  const event = events.find(({ subject, toState }) => subject === 'ORDER' && toState === 'HANDED_OVER')
  return event && orderTexts.handedOver[locale](formatDateOf(event.at, locale))
}

function shippingOf({ vehicleShipping, accessoryShipping }: Order) {
  return {
    vehicles: VEHICLE_SHIPPING.find((kind) => kind === vehicleShipping) ?? null,
    accessories: ACCESSORY_SHIPPING.find((kind) => kind === accessoryShipping) ?? null,
  }
}
