import { data, type RouterContextProvider } from 'react-router'
import { StaffFrameDocument, type StaffFrameQuery } from './generated/graphql.ts'
import { query } from './gateway.server.ts'
import { chosenMerchant } from './shell/shell.server.ts'

type Merchant = NonNullable<StaffFrameQuery['me']>['merchants'][number]

/** The business whose work is shown; undefined for somebody who belongs to none. */
export async function merchantOf(url: URL, context: Readonly<RouterContextProvider>): Promise<Merchant | undefined> {
  const { me } = await query(context, StaffFrameDocument)
  return chosenMerchant(me?.merchants ?? [], url)
}

/** The same for a screen that is about a business: there is none for somebody who belongs to none. */
export async function requireMerchant(url: URL, context: Readonly<RouterContextProvider>): Promise<Merchant> {
  const merchant = await merchantOf(url, context)
  if (!merchant) throw data(null, 404)
  return merchant
}
