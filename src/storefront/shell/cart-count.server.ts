import { CartCountDocument } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { query } from '../gateway.server.ts'
import { siteContext } from '../request.server.ts'

/** How many things are in the cart; undefined for visitors who have none yet, so that their page is the same and can be cached. */
export async function loadCartCount(context: Readonly<RouterContextProvider>): Promise<number | undefined> {
  const { session, anonymousId } = context.get(siteContext)
  if (!session && !anonymousId) return undefined
  return (await query(context, CartCountDocument)).cartCount
}
