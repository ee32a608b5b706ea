import { PRODUCT_TYPES } from '#domain/cart/cart.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { loginPath, registerPath } from '#domain/session/access.ts'
import type { NoticeCode } from '#messages/notices.ts'
import { cartTexts } from '#messages/cart.ts'
import { tradeInTexts } from '#messages/trade-in.ts'
import { tradeInFlowTexts } from '#messages/trade-in-flow.ts'
import {
  CartDocument,
  type CartQuery,
  ChangeCartQuantityDocument,
  DeleteFromCartDocument,
  ReserveCheckoutDocument,
} from '#storefront/generated/graphql.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { type FormValues, formValues } from '../../blocks/form.server.ts'
import { checkoutStepNamed } from '../../blocks/checkout-step.server.ts'
import { query, mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { formatEuros } from '#domain/format/money.ts'
import { lineOf } from './cart-line.server.ts'
import { noticeFor } from '../../blocks/error-catalogue.ts'
import { redirectWithNotice } from '../../blocks/notice-redirect.server.ts'
import type { CartLineView, CartView } from '../../blocks/cart-view.ts'

interface PageArgs {
  readonly context: Readonly<RouterContextProvider>
}

/** The visitor's or customer's cart as it is today. */
export async function loadCart({ context }: PageArgs): Promise<CartView> {
  const { locale, session } = context.get(siteContext)
  const { cart } = await query(context, CartDocument)
  const path = pathFor('cart', locale)
  const isBlocked = cart.lines.some(({ available, productType }) => !available && productType === 'Vehicle')
  const buyable = !isBlocked && cart.lines.some(({ available }) => available)
  return {
    path,
    cars: pathFor('cars', locale),
    ...linesOf(cart, locale),
    ...sumOf(cart, locale),
    // A visitor logs in first and comes back to the cart, which by then is merged with the one of the account (open point 16).
    isBlocked,
    ...tradeInOnlyOf(cart, locale),
    ...tradeInOf(cart, locale),
    ...(buyable
      ? {
          checkout: session
            ? ({ kind: 'GO' } as const)
            : ({ kind: 'LOG_IN', href: loginPath(locale, path), register: registerPath(locale, path) } as const),
        }
      : {}),
  }
}

/** The lines, and the same by dealer: each is a contract of its own. Cars come first, each with what belongs to it. */
function linesOf({ lines }: CartQuery['cart'], locale: Locale): Pick<CartView, 'lines' | 'groups'> {
  const cars = new Map(
    lines.flatMap(({ product }) =>
      product.kind === 'CartVehicle' ? [[product.vehicle.id, product.vehicle.title] as const] : [],
    ),
  )
  const shown = lines.map((line) => ({ dealer: line.dealer, view: lineOf(line, cars, locale) }))
  const isAlone = ({ item }: CartLineView) => item.productType !== 'Vehicle' && item.forVehicleId === undefined
  return {
    lines: shown.map(({ view }) => view),
    groups: [...Map.groupBy(shown, ({ dealer }) => dealer.id).values()].map((group) => ({
      seller: `${group[0]!.dealer.name}, ${group[0]!.dealer.city}`,
      lines: group.map(({ view }) => view).toSorted((one, other) => Number(isAlone(one)) - Number(isAlone(other))),
    })),
  }
}

function tradeInOnlyOf({ lines }: CartQuery['cart'], locale: Locale): Pick<CartView, 'tradeInOnly'> {
  const [line, other] = lines
  if (other || line?.productType !== 'TradeInVehicle') return {}
  return { tradeInOnly: { href: pathFor('dealer', locale, { dealer: line.dealer.slug }) } }
}

function tradeInOf({ lines }: CartQuery['cart'], locale: Locale): Pick<CartView, 'tradeIn'> {
  const [car, second] = lines.flatMap(({ product }) => (product.kind === 'CartVehicle' ? [product] : []))
  if (!car || lines.some(({ productType }) => productType === 'TradeInVehicle')) return {}
  const href = `${pathFor('tradein-vehicle', locale)}?flow=${second ? 'scartSecFlow' : 'scartFlow'}&auto=${car.vehicle.id}`
  return { tradeIn: { href, label: tradeInFlowTexts.tradeIn[locale] } }
}

function sumOf({ lines, sum }: CartQuery['cart'], locale: Locale): Pick<CartView, 'sum' | 'sumLabel'> {
  const isLess = lines.some(({ productType, available }) => productType === 'TradeInVehicle' && available)
  if (sum < 0) return { sum: formatEuros(-sum, locale, 2), sumLabel: tradeInTexts.payout[locale] }
  const isFinanced = lines.some(({ payment }) => payment.monthlyPrice !== null)
  const label = isLess ? (isFinanced ? tradeInTexts.remaining : tradeInTexts.toPay) : cartTexts.sum
  return { sum: formatEuros(sum, locale, 2), sumLabel: label[locale] }
}

/**
 * What a form does with a line, and the notice that says so. `later` removes the line, too: the browser has added the car to its
 * favourites.
 */
const DONE: Readonly<Record<string, NoticeCode>> = {
  quantity: 'SAVED',
  remove: 'REMOVED_FROM_CART',
  later: 'MOVED_TO_FAVOURITES',
}

/** Starts the checkout, or removes a line or changes its quantity and shows the cart again. */
export async function changeCart({ request, context }: PageArgs & { readonly request: Request }): Promise<never> {
  const { locale } = context.get(siteContext)
  const values = await formValues(request)
  if (values.intent === 'checkout') throw await toCheckout(context)
  const done = DONE[values.intent ?? '']
  if (!done) throw data(null, 400)
  const item = keyOf(values)
  const operation = values.intent === 'quantity' ? 'ChangeCartQuantity' : 'DeleteFromCart'
  const answer =
    operation === 'ChangeCartQuantity'
      ? await mutate(context, ChangeCartQuantityDocument, { item, quantity: Number(values.quantity) || 0 })
      : await mutate(context, DeleteFromCartDocument, { items: [item] })
  const code = 'refusals' in answer ? noticeFor(operation, answer.refusals, [item]) : done
  throw redirectWithNotice(pathFor('cart', locale), code)
}

/** Reserves the cars for the customer; if one is unavailable, the cart says so. */
async function toCheckout(context: PageArgs['context']): Promise<Response> {
  const { locale } = context.get(siteContext)
  const answer = await mutate(context, ReserveCheckoutDocument)
  if ('result' in answer) {
    // Returning customers continue at the first unanswered step.
    return redirect(pathFor(checkoutStepNamed(answer.result.reserveCheckout?.openStep), locale))
  }
  const [refusal] = answer.refusals
  if (refusal?.code === 'UNAUTHENTICATED') return redirect(loginPath(locale, pathFor('cart', locale)))
  const cars = [{ productType: 'Vehicle' as const }]
  const code = refusal?.code === 'LIMIT_REACHED' ? 'TOO_MANY_CARS' : noticeFor('ReserveCheckout', answer.refusals, cars)
  return redirectWithNotice(pathFor('cart', locale), code)
}

function keyOf({ type, id = '', for: forVehicleId = '' }: FormValues) {
  const productType = PRODUCT_TYPES.find((known) => known === type) ?? 'Vehicle'
  return { productType, id, ...(forVehicleId ? { forVehicleId } : {}) }
}
