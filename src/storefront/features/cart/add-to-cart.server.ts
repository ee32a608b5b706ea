import type { Locale } from '#domain/locale.ts'
import { addToCartTexts } from '#messages/add-to-cart.ts'
import { inLanguage } from '#messages/texts.ts'
import { AddToCartDocument, type CartPaymentInput } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { formValues } from '../../blocks/form.server.ts'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { noticeFor } from '../../blocks/error-catalogue.ts'
import { redirectWithNotice } from '../../blocks/notice-redirect.server.ts'
import { cartCookie } from '../../set-cookie.server.ts'
import type { AddToCartView } from './AddToCart.tsx'

/**
 * The way into the cart for a car at this price (euros), paid as the calculator says: by the name of that way, cash where there is none.
 */
export function addToCartView(price: number, payment: string | undefined, locale: Locale): AddToCartView {
  const texts = inLanguage(addToCartTexts, locale)
  const { add, change } = texts
  return { price, add, ...(payment === undefined ? {} : { paidBy: texts.paidBy(payment), change }) }
}

interface Adding {
  /** Of the vehicle's page, which is shown again. */
  readonly url: URL
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
  readonly vehicleId: string
  readonly payment: CartPaymentInput
}

/**
 * Puts a car into the cart and shows its page again, which says so. A visitor's cart gets its cookie here, never before. No idempotency
 * key: a car is in a cart once however often the button is pressed, and who takes it out and comes back by the browser's own button can add
 * it again.
 */
export async function addVehicle({ url, request, context, vehicleId, payment }: Adding): Promise<Response> {
  const { session, anonymousId, secureCookies } = context.get(siteContext)
  const { price } = await formValues(request)
  const seen = Number(price) > 0 ? { price: Number(price) } : {}
  const items = [{ productType: 'Vehicle' as const, id: vehicleId, payment: { ...payment, ...seen } }]
  const answer = await mutate(context, AddToCartDocument, { items })
  const isAdded = 'result' in answer
  return redirectWithNotice(
    url.pathname + url.search,
    isAdded ? 'ADDED_TO_CART' : noticeFor('AddToCart', answer.refusals, items),
    isAdded && !session && anonymousId ? [cartCookie(anonymousId, secureCookies)] : [],
  )
}
