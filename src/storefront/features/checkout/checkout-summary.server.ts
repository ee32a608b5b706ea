import { dealerAddressLine, placeLine } from '#domain/dealer-address.ts'
import { randomUUID } from 'node:crypto'
import { addressLines } from '#domain/account/address-lines.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { checkoutTexts } from '#messages/checkout.ts'
import { shippingTexts } from '#messages/shipping.ts'
import { paymentMethodHints, paymentMethodTexts } from '#messages/payment-methods.ts'
import { financingTexts } from '#messages/financing.ts'
import { tradeInTexts } from '#messages/trade-in.ts'
import { warrantyTexts } from '#messages/warranty.ts'
import { inLanguage } from '#messages/texts.ts'
import { PlaceOrderDocument } from '#storefront/generated/graphql.ts'
import { redirect } from 'react-router'
import { formValues, refusedForm } from '../../blocks/form.server.ts'
import { noticeFor } from '../../blocks/error-catalogue.ts'
import { redirectWithNotice } from '../../blocks/notice-redirect.server.ts'
import { payPlacedOrder } from '../../blocks/pay-order.server.ts'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { addressLinesIn } from '../../blocks/address-lines.server.ts'
import type { SummaryItemView, SummaryView } from './checkout-view.ts'
import { splitAtClause } from './consent-clause.server.ts'
import { daysText } from './days.server.ts'
import {
  type PageArgs,
  type Checkout,
  type CheckoutDealer,
  frameOf,
  type OpenStep,
  openStep,
  refusedItems,
  toCart,
} from './frame.server.ts'
import { dueText } from './checkout-payment.server.ts'

type Item = CheckoutDealer['items'][number]

/** Everything that is ordered, on the page of the button (§ 312j BGB). */
export async function loadSummary(args: PageArgs): Promise<SummaryView> {
  const open = await openStep(args)
  const { checkout, locale } = open
  const texts = inLanguage(checkoutTexts, locale)
  const { dealers } = checkout
  return {
    ...frameOf(open),
    lead: texts.summaryLead(dealers.map(({ dealer }) => sellerLine(dealer)).join('; ')),
    several: dealers.length > 1,
    details: detailsOf(open),
    cart: pathFor('cart', locale),
    items: dealers.flatMap(({ items }) => items.map((item, index) => itemView(item, index, locale))),
    infos: checkout.legalNotices.map(({ key, title, text }) => ({ key, title, text })),
    consents: checkout.consents.map(({ index, text }) => ({
      name: `consents.${index}`,
      text: splitAtClause(text, locale),
    })),
    links: linksOf(open.buyer?.kind === 'COMPANY', locale),
    vat: checkout.vat > 0 ? texts.vatIncluded(formatEuros(checkout.vat, locale, 2)) : texts.allIncluded,
    shown: checkout.shown,
    key: randomUUID(),
  }
}

/** The trader with full address and e-mail address (Art. 246a § 1 (1) no. 2 and 3 EGBGB). */
function sellerLine({ name, email, ...address }: CheckoutDealer['dealer']): string {
  return [name, dealerAddressLine(address), ...(email ? [email] : [])].join(', ')
}

/** Places the order when the button is pressed, and leads on to the payment or to the page that lists the orders. */
export async function placeOrder({ request, url, context }: PageArgs & { readonly request: Request }) {
  const { locale } = context.get(siteContext)
  const values = await formValues(request)
  const consents = Object.keys(values).flatMap((name) => {
    const index = /^consents\.(\d+)$/.exec(name)?.[1]
    return index === undefined ? [] : [Number(index)]
  })
  const { key = '', shown = '' } = values
  const answer = await mutate(context, PlaceOrderDocument, { key, shown, consents })
  if ('refusals' in answer) {
    const { refusals } = answer
    if (refusals.some(({ errorCode }) => errorCode !== undefined))
      throw toCart(locale, noticeFor('PlaceOrder', refusals, refusedItems(refusals)))
    // The consents were for what was shown before: show the current summary; its loader leads to the cart if nothing is left.
    if (refusals.some(({ code }) => code === 'CHANGED'))
      throw redirectWithNotice(pathFor('checkout-summary', locale), noticeFor('PlaceOrder', refusals))
    return refusedForm(values, refusals, locale, await missingTexts({ url, context }))
  }
  const { orderIds } = answer.result.placeOrder
  const done = `${pathFor('checkout-done', locale)}?bestellung=${orderIds.join(',')}`
  // Several orders are paid one after the other, from the page that lists them.
  const [only, ...more] = orderIds
  throw only !== undefined && more.length === 0 ? await payPlacedOrder(context, only, done) : redirect(done)
}

/** Error texts of the consents by the names of their boxes. */
async function missingTexts(args: PageArgs): Promise<Readonly<Record<string, string>>> {
  const { checkout } = await openStep(args)
  return Object.fromEntries(checkout.consents.map(({ index, missing }) => [`consents.${index}`, missing]))
}

/** Businesses have no right of withdrawal to read about. */
function linksOf(isCompany: boolean, locale: Locale) {
  const texts = inLanguage(checkoutTexts, locale)
  const page = (slug: string) => pathFor('content', locale, { slug })
  return [
    { label: texts.terms, href: page('agb') },
    ...(isCompany ? [] : [{ label: texts.withdrawalTerms, href: page('widerrufsbelehrung') }]),
    { label: texts.privacy, href: page('datenschutz') },
  ]
}

function detailsOf({ checkout, buyer, locale }: OpenStep): SummaryView['details'] {
  const texts = inLanguage(checkoutTexts, locale)
  const { billing } = checkout
  const change = (label: string, step: 'checkout-billing' | 'checkout-delivery' | 'checkout-payment') => ({
    label: texts.change(label),
    href: pathFor(step, locale),
  })
  return [
    {
      title: texts.billing,
      parts: [
        [
          ...(buyer?.kind === 'COMPANY' && buyer.company ? [buyer.company] : []),
          ...(billing ? addressLinesIn(billing, locale) : []),
        ],
      ],
      change: change(texts.billing, 'checkout-billing'),
    },
    {
      title: texts.delivery,
      parts: deliveryParts(checkout, locale),
      change: change(texts.delivery, 'checkout-delivery'),
    },
    { title: texts.payment, parts: paymentParts(checkout, locale), change: change(texts.payment, 'checkout-payment') },
  ]
}

/** How the goods reach the customer, where, and when. */
function deliveryParts(checkout: Checkout, locale: Locale): string[][] {
  const { vehicleShipping, accessoryShipping, deliveryAddress, billing, deliveryDealer, dealers } = checkout
  const kinds = [
    ...(checkout.hasVehicles && vehicleShipping ? [vehicleShipping] : []),
    ...(checkout.hasAccessories && accessoryShipping ? [accessoryShipping] : []),
  ]
  const address = deliveryAddress ?? billing
  const isBrought = kinds.includes('DELIVERY') || kinds.includes('ACCESSORY_DELIVERY')
  const days = dealers.flatMap(({ dealer, earliest, latest }) =>
    earliest && latest ? [[dealer.name, daysText(earliest, latest, locale)] as const] : [],
  )
  const isOne = dealers.length === 1
  return [
    [
      kinds.map((kind) => shippingTexts[kind][locale]).join(', '),
      ...(isBrought && address ? addressLines(address) : []),
      ...(vehicleShipping === 'DELIVERY_TO_DEALER' && deliveryDealer
        ? [deliveryDealer.name, placeLine(deliveryDealer)]
        : []),
      ...(isOne ? days.map(([, text]) => text) : []),
    ],
    ...(isOne ? [] : days.map((part) => [...part])),
  ]
}

/** For each dealer how much is paid and in which way. */
function paymentParts({ dealers }: Checkout, locale: Locale): string[][] {
  const texts = inLanguage(checkoutTexts, locale)
  return dealers.flatMap(({ dealer, method, due, isFinanced, account }) => [
    ...(method
      ? [
          [
            paymentMethodTexts[method][locale],
            ...(dealers.length > 1 ? [dueText(due, dealer.name, locale)] : []),
            ...(account ? [account] : []),
            paymentMethodHints[method][locale],
          ],
        ]
      : []),
    ...(isFinanced ? [[texts.financing, method ? texts.financedRest : texts.allFinanced]] : []),
    ...(!isFinanced && due === 0 ? [[tradeInTexts.nothingDue[locale]]] : []),
  ])
}

function itemView(item: Item, index: number, locale: Locale): SummaryItemView {
  const { title, facts, defects, picture, quantity, unitPrice, vehicle, monthlyPrice, example, duration } = item
  const texts = inLanguage(checkoutTexts, locale)
  const isLease = item.paymentType === 'LEASING_RATE_RANGE'
  return {
    key: `${item.type}-${vehicle?.id ?? item.accessoryId ?? item.serviceKey ?? item.tradeInId ?? ''}-${index}`,
    title,
    ...(vehicle ? { href: vehicle.path } : {}),
    ...(picture ? { picture } : {}),
    facts: facts.filter(({ isEnergyLabel }) => !isEnergyLabel),
    energy: facts.filter(({ isEnergyLabel }) => isEnergyLabel),
    ...(quantity > 1 ? { quantity: `${texts.quantity(quantity)}, ${formatEuros(unitPrice, locale, 2)}` } : {}),
    ...(defects ? { defects } : {}),
    price: formatEuros(unitPrice * quantity, locale, 2),
    note: isLease
      ? texts.leaseTotal(duration ?? 0)
      : item.vatMode === 'NONE'
        ? tradeInTexts.deducted[locale]
        : item.vatMode === 'REGULAR'
          ? texts.inclVat(formatNumber(item.vatRate, locale))
          : item.vatMode === 'EXEMPT'
            ? warrantyTexts.vatFree[locale]
            : texts.marginScheme,
    ...(item.termsPath ? { terms: { label: warrantyTexts.terms[locale], href: item.termsPath } } : {}),
    ...(monthlyPrice !== null && example !== null
      ? { rate: { text: financingTexts.monthly[locale](formatEuros(monthlyPrice, locale, 2)), example } }
      : {}),
  }
}
