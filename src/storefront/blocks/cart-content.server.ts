import { CartContentDocument, type CartContentQuery } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { query } from '../gateway.server.ts'
import { siteContext } from '../request.server.ts'

type Context = Readonly<RouterContextProvider>
type CartContent = CartContentQuery['cart']

/** Head and page read the cart once. Loaders begin after the action of their request, so none sees an older one. */
const cartByRequest = new WeakMap<Context, Promise<CartContent>>()

/** What is in the cart; undefined for visitors who have none yet, so that their page is the same for all and can be cached. */
export async function loadCartContent(context: Context): Promise<CartContent | undefined> {
  const { session, anonymousId } = context.get(siteContext)
  if (!session && !anonymousId) return undefined
  const reading = cartByRequest.get(context) ?? query(context, CartContentDocument).then(({ cart }) => cart)
  cartByRequest.set(context, reading)
  return reading
}
