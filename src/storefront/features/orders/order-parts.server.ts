import { formatNumber } from '#catalogue/format.ts'
import type { Locale } from '#domain/locale.ts'
import { paymentMethodHints, paymentMethodTexts, shippingTexts } from '#messages/checkout.ts'
import { actorTexts, orderEventTexts, overdueTexts, paymentEventTexts } from '#messages/order-states.ts'
import { orderTexts } from '#messages/orders.ts'
import { tradeInTexts } from '#messages/trade-in.ts'
import { inLanguage } from '#messages/texts.ts'
import type { OrderPageQuery } from '#storefront/generated/graphql.ts'
import { dateText, momentText } from './order-words.server.ts'
import { exactEuros } from '../../blocks/euros.server.ts'
import type { EventView, OrderLineView, PartView } from './orders-view.ts'
import { addressLines } from '../../blocks/address.server.ts'

type Order = OrderPageQuery['order']

export function lineView(line: Order['lines'][number], locale: Locale): OrderLineView {
  const texts = inLanguage(orderTexts, locale)
  const { type, title, picture, facts, quantity, unitPrice, vatMode, vatRate, monthlyPrice, example } = line
  return {
    title,
    ...(picture ? { picture } : {}),
    facts,
    price: exactEuros(unitPrice * quantity, locale),
    notes: [
      ...(quantity > 1 ? [texts.each(quantity, exactEuros(unitPrice, locale))] : []),
      ...(vatMode === 'REGULAR' ? [texts.regularItem(formatNumber(vatRate, locale))] : []),
      ...(vatMode === 'MARGIN' ? [texts.marginItem] : []),
      ...(type === 'TRADE_IN_VEHICLE' ? [tradeInTexts.deducted[locale]] : []),
      ...(line.withInstallation ? [texts.fitted] : []),
    ],
    ...(monthlyPrice !== null && example !== null
      ? { rate: { text: texts.monthly(exactEuros(monthlyPrice, locale)), example } }
      : {}),
  }
}

export function eventView(event: Order['events'][number], locale: Locale): EventView {
  const { at, actor, subject, toState, reason } = event
  const words: Readonly<Record<string, { readonly [L in Locale]: string }>> =
    subject === 'ORDER' ? orderEventTexts : paymentEventTexts
  const said = reasonText(reason, locale)
  return {
    text: words[toState]?.[locale] ?? toState,
    at: momentText(at, locale),
    instant: at,
    who: actorTexts[actor][locale],
    ...(said ? { reason: said } : {}),
  }
}

/** Reasons that the shop itself gave are codes; those that say no more than the step before stay away. */
function reasonText(reason: string | null, locale: Locale): string | undefined {
  if (!reason) return undefined
  const known: Readonly<Record<string, { readonly [L in Locale]: string }>> = overdueTexts
  return known[reason]?.[locale] ?? (/^[A-Z_]+$/.test(reason) ? undefined : reason)
}

/** Dealer, delivery, billing address and payment. */
export function partsOf(order: Order, locale: Locale): PartView[] {
  const texts = inLanguage(orderTexts, locale)
  const { dealer, billing, companyName } = order
  return [
    { title: texts.payment, lines: paymentLines(order, locale) },
    { title: texts.delivery, lines: deliveryLines(order, locale) },
    { title: texts.billing, lines: [...(companyName ? [companyName] : []), ...addressLines(billing)] },
    {
      title: texts.dealer,
      lines: [
        dealer.name,
        ...(dealer.street ? [dealer.street] : []),
        `${dealer.zip} ${dealer.city}`,
        ...(dealer.phoneDisplay ? [dealer.phoneDisplay] : []),
        ...(dealer.email ? [dealer.email] : []),
      ],
    },
  ]
}

function paymentLines(order: Order, locale: Locale): string[] {
  const texts = inLanguage(orderTexts, locale)
  const { paymentMethod, paymentProvider, paymentState, mandate, due } = order
  const isOpen = paymentState === 'WAITING_FOR_PAYMENT_DETAILS' || paymentState === 'PAYMENT_DETAILS_IN_PROGRESS'
  if (!paymentMethod && !paymentProvider) return [tradeInTexts.nothingDue[locale]]
  return [
    ...(paymentMethod ? [`${paymentMethodTexts[paymentMethod][locale]}: ${exactEuros(Math.abs(due), locale)}`] : []),
    ...(paymentProvider === 'BANKING_REQUEST' ? [texts.financed] : []),
    ...(mandate ? [`${texts.mandate}: ${mandate}`] : []),
    isOpen && paymentMethod
      ? paymentMethodHints[paymentMethod][locale]
      : paymentState === 'PAID'
        ? due < 0
          ? tradeInTexts.paidOut[locale]
          : texts.paid
        : paymentEventTexts[paymentState][locale],
  ]
}

function deliveryLines(order: Order, locale: Locale): string[] {
  const texts = inLanguage(orderTexts, locale)
  const { vehicleShipping, accessoryShipping, deliveryAddress, deliveryDealer, earliest, latest } = order
  const kinds = [vehicleShipping, accessoryShipping].filter((kind) => kind !== null)
  const [from, to] = [dateText(earliest, locale), dateText(latest, locale)]
  return [
    ...kinds.map((kind) => shippingTexts[kind][locale]),
    ...(deliveryAddress ? addressLines(deliveryAddress) : []),
    ...(deliveryDealer ? [deliveryDealer] : []),
    earliest === latest ? texts.from(from) : texts.between(from, to),
  ]
}
