import type { RouterContextProvider } from 'react-router'
import { AnyMerchantDocument, StaffFrameDocument, type StaffFrameQuery } from './generated/graphql.ts'
import { query } from './gateway.server.ts'
import { chosenMerchant } from './shell/shell.server.ts'

type Merchant = NonNullable<StaffFrameQuery['me']>['merchants'][number]

/** The business whose work is shown; undefined for somebody who belongs to none. An administrator may name any. */
export async function merchantOf(url: URL, context: Readonly<RouterContextProvider>): Promise<Merchant | undefined> {
  const { me } = await query(context, StaffFrameDocument)
  const slug = url.searchParams.get('merchant')
  const own = me?.merchants ?? []
  if (me?.isAdmin && slug !== null && own.every((merchant) => merchant.slug !== slug)) {
    const { merchants } = await query(context, AnyMerchantDocument)
    const named = merchants.find((merchant) => merchant.slug === slug)
    if (named) return { ...named, roles: [] }
  }
  return chosenMerchant(own, url)
}
