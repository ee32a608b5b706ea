import type { Locale } from '#domain/locale.ts'
import { flashCookie } from '#domain/flash.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { loginPath } from '#domain/session/access.ts'
import { cartTexts } from '#messages/cart.ts'
import { CartDocument, DeleteFromCartDocument } from '#storefront/generated/graphql.ts'
import { redirect, type RouterContextProvider } from 'react-router'
import { euros } from '../../blocks/card.server.ts'
import { dealerOf } from '../../blocks/dealer.server.ts'
import { formValues } from '../../blocks/form.server.ts'
import { ask, attempt } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { isRouted } from '../../routed-screens.ts'
import { type Line, lineOf } from './cart-line.server.ts'
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
    sum: euros(cart.sum, locale),
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
    const cars = ofDealer.map(({ product }) => product.vehicle.title).join(', ')
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

/** Takes the line out that the form names, and shows the cart again. */
export async function removeFromCart({ request, context }: Asked & { readonly request: Request }): Promise<never> {
  const { locale } = context.get(siteContext)
  const { id = '' } = await formValues(request)
  const items = [{ productType: 'Vehicle' as const, id }]
  const answer = await attempt(context, DeleteFromCartDocument, { items })
  const code = 'refusals' in answer ? noticeOfRefusal(answer.refusals, items) : 'REMOVED_FROM_CART'
  throw redirect(pathFor('cart', locale), { headers: { 'Set-Cookie': flashCookie(code) } })
}
