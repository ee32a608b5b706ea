import { data, type RouterContextProvider } from 'react-router'
import { PERMISSION_NAMES, ruleOf } from '#domain/staff/permissions.ts'
import { AnyMerchantDocument, StaffFrameDocument, type StaffFrameQuery } from './generated/graphql.ts'
import { query } from './gateway.server.ts'
import { areaContext } from './request.server.ts'

type Merchant = NonNullable<StaffFrameQuery['me']>['merchants'][number]

/**
 * The business that the address names, else the one opened last, else the first; undefined for somebody who belongs to none. An
 * administrator may name any.
 */
export async function merchantOf(url: URL, context: Readonly<RouterContextProvider>): Promise<Merchant | undefined> {
  const { me } = await query(context, StaffFrameDocument)
  const slug = url.searchParams.get('merchant')
  const own = me?.merchants ?? []
  const chosen = own.find((merchant) => merchant.slug === slug)
  const last = own.find((merchant) => merchant.slug === context.get(areaContext).lastMerchant)
  if (!chosen && me?.isAdmin && slug !== null) {
    const { merchants } = await query(context, AnyMerchantDocument)
    const named = merchants.find((merchant) => merchant.slug === slug)
    const permissions = PERMISSION_NAMES.filter((permission) => ruleOf(permission).admin)
    if (named) return { ...named, roles: [], permissions }
  }
  return chosen ?? last ?? own[0]
}

/** The same for a screen that needs a business: 404 for somebody who belongs to none. */
export async function requireMerchant(url: URL, context: Readonly<RouterContextProvider>): Promise<Merchant> {
  const merchant = await merchantOf(url, context)
  if (!merchant) throw data(null, 404)
  return merchant
}
