import type { TabLink } from '#design/Tabs.tsx'
import { type DealerScreen, dealerPaths } from '#domain/routes/dealer-screens.ts'
import { StaffFrameDocument } from './generated/graphql.ts'
import { query } from './gateway.server.ts'
import { merchantOf } from './merchant.server.ts'
import { areaContext, type PageArgs } from './request.server.ts'

/** Whether an address is about a merchant or the main site, for screens that exist for both. */
export interface SiteAddress {
  /** UUID of the merchant; null for the main site. */
  readonly merchant: string | null
  readonly merchantName: string | null
  /** The query that names it. */
  readonly search: string
}

/** `site=main` is the main site, and so is everything for an administrator without a merchant. */
export async function siteAddress({ url, context }: Pick<PageArgs, 'url' | 'context'>): Promise<SiteAddress> {
  const merchant = url.searchParams.get('site') === 'main' ? undefined : await merchantOf(url, context)
  if (!merchant) return { merchant: null, merchantName: null, search: '?site=main' }
  const { uuid, name, slug } = merchant
  return { merchant: uuid, merchantName: name, search: `?${new URLSearchParams({ merchant: slug }).toString()}` }
}

/** Administrators choose between the main site, by this label, and the merchant that is open. */
export async function siteTabs(
  { url, context }: Pick<PageArgs, 'url' | 'context'>,
  screen: DealerScreen,
  mainSite: string,
): Promise<TabLink[]> {
  const { locale } = context.get(areaContext)
  const [{ me }, merchant] = [await query(context, StaffFrameDocument), await merchantOf(url, context)]
  if (!me?.isAdmin || !merchant) return []
  const here = dealerPaths.pathFor(screen, locale)
  const isMain = url.searchParams.get('site') === 'main'
  return [
    { href: `${here}?site=main`, label: mainSite, isCurrent: isMain },
    { href: `${here}?merchant=${merchant.slug}`, label: merchant.name, isCurrent: !isMain },
  ]
}
