import { CartCountDocument } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { query } from '../gateway.server.ts'
import { siteContext } from '../request.server.ts'

/** How many things are in the cart; undefined for who cannot have one yet, so that everybody's page stays the same. */
export async function loadCartCount(context: Readonly<RouterContextProvider>): Promise<number | undefined> {
  const { session, anonymousId } = context.get(siteContext)
  if (!session && !anonymousId) return undefined
  return (await query(context, CartCountDocument)).cartCount
}
