import { PRODUCT_TYPES } from '#domain/cart/cart.ts'
import type { Locale } from '#domain/locale.ts'
import { flashCookie } from '#domain/flash.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { loginPath } from '#domain/session/access.ts'
import { cartTexts } from '#messages/cart.ts'
import { CartDocument, ChangeCartQuantityDocument, DeleteFromCartDocument } from '#storefront/generated/graphql.ts'
import { redirect, type RouterContextProvider } from 'react-router'
import { dealerOf } from '../../blocks/dealer.server.ts'
import { type FormValues, formValues } from '../../blocks/form.server.ts'
import { ask, attempt } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { isRouted } from '../../routed-screens.ts'
import { type Line, lineOf, money, titleOf } from './cart-line.server.ts'
import { noticeOfRefusal } from './cart-notice.ts'
import type { CartView, DealerContact } from '../../blocks/cart-view.ts'

interface Asked {
  readonly context: Readonly<RouterContextProvider>
}

/** The visitor's or customer's cart as it is today. */
export async function loadCart({ context }: Asked): Promise<CartView> {
  const { locale, session } = context.get(siteContext)
  const { cart } = await ask(context, CartDocument)
  const path = pathFor('cart', locale)
  const buyable = cart.lines.filter(({ available }) => available)
  return {
    path,
    cars: pathFor('cars', locale),
    lines: cart.lines.map((line) => lineOf(line, locale)),
    sum: money(cart.sum, locale),
    // Who is to log in first comes back to the cart, which by then is the merged one (decision 16).
    ...(isRouted('checkout-services') && buyable.length > 0
      ? { checkout: session ? pathFor('checkout-services', locale) : loginPath(locale, path) }
      : {}),
    dealers: contactsOf(buyable, locale),
  }
}

function contactsOf(lines: readonly Line[], locale: Locale): DealerContact[] {
  return [...Map.groupBy(lines, ({ dealer }) => dealer.id)].flatMap(([id, ofDealer]) => {
    const [first] = ofDealer
    if (!first) return []
    const { name, href, phone, email } = dealerOf(first.dealer, null, locale)
    const cars = ofDealer.map(({ product }) => titleOf(product)).join(', ')
    const subject = encodeURIComponent(cartTexts.letterSubject[locale](cars))
    return [
      {
        id,
        name,
        ...(href ? { href } : {}),
        ...(phone ? { phone } : {}),
        ...(email ? { letter: `mailto:${email}?subject=${subject}` } : {}),
      },
    ]
  })
}

/** Takes the line out that the form names, or changes how many there are of it, and shows the cart again. */
export async function changeCart({ request, context }: Asked & { readonly request: Request }): Promise<never> {
  const { locale } = context.get(siteContext)
  const values = await formValues(request)
  const item = keyOf(values)
  const answer =
    values.intent === 'quantity'
      ? await attempt(context, ChangeCartQuantityDocument, { item, quantity: Number(values.quantity) || 0 })
      : await attempt(context, DeleteFromCartDocument, { items: [item] })
  const done = values.intent === 'quantity' ? 'SAVED' : 'REMOVED_FROM_CART'
  const code = 'refusals' in answer ? noticeOfRefusal(answer.refusals, [item]) : done
  throw redirect(pathFor('cart', locale), { headers: { 'Set-Cookie': flashCookie(code) } })
}

function keyOf({ type, id = '', for: forVehicleId = '' }: FormValues) {
  const productType = PRODUCT_TYPES.find((known) => known === type) ?? 'Vehicle'
  return { productType, id, ...(forVehicleId ? { forVehicleId } : {}) }
}
