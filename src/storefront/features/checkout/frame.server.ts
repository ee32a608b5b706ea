import type { ProductType } from '#domain/cart/cart.ts'
import { checkoutTexts } from '#messages/checkout.ts'
import { flowTexts } from '#messages/flow.ts'
import { remainingLabel, tradeInTexts } from '#messages/trade-in.ts'
import { inLanguage } from '#messages/texts.ts'
import type { Locale } from '#domain/locale.ts'
import type { OrderLineType } from '#domain/order/order.ts'
import { currentStep, isReached, stepBeside } from '#domain/routes/flows.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { NoticeCode } from '#messages/notices.ts'
import { CheckoutDocument, type CheckoutQuery } from '#storefront/generated/graphql.ts'
import { redirect, type RouterContextProvider } from 'react-router'
import { type FormValues, refusedForm } from '../../blocks/form.server.ts'
import { flowSteps } from '../../blocks/flow-steps.server.ts'
import { type CheckoutStep, checkoutStepNamed } from '../../blocks/checkout-step.server.ts'
import { laterPath } from '../../blocks/later-path.server.ts'
import { noticeFor } from '../../blocks/error-catalogue.ts'
import { redirectWithNotice } from '../../blocks/notice-redirect.server.ts'
import type { Answer, Refusal } from '../../blocks/gateway-answer.ts'
import { query } from '../../gateway.server.ts'
import { changesOf, isNoLongerFinanced } from '../../blocks/cart-changes.server.ts'
import { formatTime } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { hasErrorsContext, siteContext } from '../../request.server.ts'
import type { FrameView, SumRow, SumView } from './checkout-view.ts'

export type Checkout = NonNullable<CheckoutQuery['checkout']>
export type Buyer = NonNullable<CheckoutQuery['customer']>
export type CheckoutDealer = Checkout['dealers'][number]

export interface PageArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

export interface OpenStep {
  readonly restoredForm: FormValues | undefined
  readonly checkout: Checkout
  readonly buyer: Buyer | null
  /** The step that the address names. */
  readonly step: CheckoutStep
  readonly locale: Locale
}

/**
 * A step of checkout that is open for this customer. Otherwise it redirects: to the step that is open, or to the cart where nothing can be
 * ordered.
 */
export async function openStep({ url, context }: PageArgs): Promise<OpenStep> {
  const { locale, restoredForm } = context.get(siteContext)
  const step = currentStep('checkout', url.pathname)
  const { checkout, customer: buyer } = await query(context, CheckoutDocument)
  if (!checkout) throw redirect(pathFor('cart', locale))
  const open = checkoutStepNamed(checkout.openStep)
  if (!isReached('checkout', step, open)) throw redirect(pathFor(open, locale))
  return { checkout, buyer, step, locale, restoredForm }
}

/** Goes on after a step was answered; shows it again where it was refused, and the cart where an item is no longer available. */
export function afterStep(
  { url, context }: PageArgs,
  values: FormValues,
  answer: Answer<unknown>,
  sentences: Readonly<Record<string, string>> = {},
) {
  const { locale } = context.get(siteContext)
  if ('result' in answer)
    throw redirect(pathFor(stepBeside('checkout', currentStep('checkout', url.pathname), 1), locale))
  const { refusals } = answer
  if (refusals.some(({ errorCode }) => errorCode !== undefined))
    throw toCart(locale, noticeFor('ReserveCheckout', refusals, refusedItems(refusals)))
  context.set(hasErrorsContext, true)
  return refusedForm(values, refusals, locale, sentences)
}

/** The type of the item that was refused; a car where the refusal does not name one. */
export function refusedItems(refusals: readonly Refusal[]): { readonly productType: ProductType }[] {
  return [{ productType: refusals[0]?.productType ?? 'Vehicle' }]
}

export function toCart(locale: Locale, notice: NoticeCode): Response {
  return redirectWithNotice(pathFor('cart', locale), notice)
}

const TITLES = {
  'checkout-services': 'services',
  'checkout-billing': 'billing',
  'checkout-delivery': 'delivery',
  'checkout-payment': 'payment',
  'checkout-summary': 'summary',
} as const satisfies Record<CheckoutStep, keyof typeof checkoutTexts>

/** The frame around the questions of a step. */
export function frameOf({ checkout, step, locale, restoredForm }: OpenStep): FrameView {
  const texts = inLanguage(checkoutTexts, locale)
  const flow = inLanguage(flowTexts, locale)
  const titles = Object.fromEntries(Object.entries(TITLES).map(([each, key]) => [each, texts[key]])) as Record<
    CheckoutStep,
    string
  >
  const before = stepBeside('checkout', step, -1)
  return {
    steps: flowSteps('checkout', { step, open: checkoutStepNamed(checkout.openStep), titles, locale }),
    ...(checkout.hasVehicles ? { reservation: reservationOf(checkout.reservedUntil, locale) } : {}),
    ...(restoredForm ? { restored: { values: restoredForm, errors: {} } } : {}),
    shownCars: carIds(checkout).join(' '),
    changes: allChanges(checkout, locale),
    sum: sumOf(checkout, locale),
    back:
      before === step
        ? { label: texts.backToCart, href: pathFor('cart', locale) }
        : { label: flow.back(titles[before]), href: pathFor(before, locale) },
    later: laterPath(step, null, locale),
    next: flow.on(titles[stepBeside('checkout', step, 1)]),
  }
}

function carIds({ dealers }: Checkout): string[] {
  return dealers.flatMap(({ items }) => items.flatMap(({ vehicle }) => vehicle?.id ?? []))
}

/** The cars that the form showed; undefined where it does not say. */
export function shownCars({ cars }: FormValues): string[] | undefined {
  return cars?.split(' ').filter(Boolean)
}

function reservationOf(until: string | null, locale: Locale) {
  const texts = inLanguage(checkoutTexts, locale)
  if (!until) return { text: texts.notReserved, isLost: true }
  return { text: texts.reserved(formatTime(until)), isLost: false }
}

/** Changes since the items were added to the cart, and items left out of the order. */
function allChanges({ cart }: Checkout, locale: Locale): string[] {
  return cart.lines.flatMap(({ available, product: { kind, title }, payment }) => {
    if (!available && kind === 'CartTradeIn') return [tradeInTexts.leftOut[locale](title)]
    if (!available || isNoLongerFinanced(payment)) return [checkoutTexts.leftOut[locale](title)]
    return changesOf(kind, payment, locale).map((change) => `${title}: ${change}`)
  })
}

export function sumOf(checkout: Checkout, locale: Locale): SumView {
  const { dealers, total, due } = checkout
  const texts = inLanguage(checkoutTexts, locale)
  return {
    groups: dealers.map(({ dealer, items, shipments }) => ({
      seller: texts.soldBy(dealer.name),
      rows: [
        ...items.filter((item) => !isTradeIn(item)).map((row) => rowOf(row, locale)),
        ...shipments.map((row) => shipmentRow(row, checkout, locale)),
      ],
    })),
    ...totalsOf({ total, due }, dealers.flatMap(({ items }) => items).filter(isTradeIn), locale),
    ...(due < 0 && total >= 0 ? { direct: { label: texts.payout, amount: formatEuros(-due, locale, 2) } } : {}),
    ...(due >= 0 && due !== total ? { direct: { label: texts.dueNow, amount: formatEuros(due, locale, 2) } } : {}),
    ...noteOf(checkout, locale),
  }
}

/** The minimum delivery price while the address is unknown. */
function shipmentRow(row: CheckoutDealer['shipments'][number], { destination }: Checkout, locale: Locale): SumRow {
  const { label, amount } = rowOf(row, locale)
  const isLeast = row.kind === 'DELIVERY' && !destination
  if (row.unitPrice === 0) return { label, amount: checkoutTexts.free[locale] }
  return { label, amount: isLeast ? checkoutTexts.fromPrice[locale](amount) : amount }
}

function noteOf(checkout: Checkout, locale: Locale): Pick<SumView, 'note'> {
  const { destination, hasVehicles, hasAccessories, vehicleShipping, accessoryShipping } = checkout
  const texts = inLanguage(checkoutTexts, locale)
  if (hasVehicles && vehicleShipping === 'DELIVERY' && !destination) return { note: texts.deliveryByAddress }
  const isOpen = (hasVehicles && !vehicleShipping) || (hasAccessories && !accessoryShipping)
  return isOpen ? { note: texts.deliveryToCome } : {}
}

function isTradeIn({ type }: { readonly type: OrderLineType }): boolean {
  return type === 'TRADE_IN_VEHICLE'
}

/** The total and, after trade-ins, the amount to pay or the payout. */
function totalsOf(
  { total, due }: Pick<Checkout, 'total' | 'due'>,
  tradedIn: readonly Priced[],
  locale: Locale,
): Pick<SumView, 'total' | 'deduction'> {
  if (tradedIn.length === 0) return { total: formatEuros(total, locale, 2) }
  const off = tradedIn.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  return {
    total: formatEuros(total - off, locale, 2),
    deduction: {
      rows: tradedIn.map((row) => rowOf(row, locale)),
      remaining: { label: remainingLabel(total, due)[locale], amount: formatEuros(Math.abs(total), locale, 2) },
    },
  }
}

interface Priced {
  readonly title: string
  readonly quantity: number
  readonly unitPrice: number
}

function rowOf({ title, quantity, unitPrice }: Priced, locale: Locale): SumRow {
  return {
    label: quantity > 1 ? `${quantity} × ${title}` : title,
    amount: formatEuros(unitPrice * quantity, locale, 2),
  }
}
