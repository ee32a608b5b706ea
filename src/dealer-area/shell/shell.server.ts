import { type DealerScreen, dealerPaths } from '#domain/routes/dealer-screens.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { dealerAreaTexts } from '#messages/dealer-area.ts'
import { staffLoginTexts } from '#messages/staff-login.ts'
import { inLanguage } from '#messages/texts.ts'
import { StaffFrameDocument, WorkCountsDocument } from '../generated/graphql.ts'
import { query } from '../gateway.server.ts'
import { merchantOf } from '../merchant.server.ts'
import { areaContext, type PageArgs } from '../request.server.ts'
import type { FrameView, NavigationLink, ShellView } from './shell-view.ts'

interface Area {
  readonly name: keyof typeof dealerAreaTexts
  /** The permission at the business without which the area is not shown. */
  readonly permission: Permission
  readonly screens: readonly [DealerScreen, ...DealerScreen[]]
  /** About the whole platform and no single business. */
  readonly isPlatform?: true
  /** Administrators have it without a business as well. */
  readonly isForAdmins?: true
}

/** The areas in the order of a working day, with the screens that belong to each. */
const AREAS: readonly Area[] = [
  { name: 'today', permission: 'home.read', screens: ['home'], isForAdmins: true },
  { name: 'stock', permission: 'stock.read', screens: ['stock', 'stock-vehicle', 'new-vehicle', 'bulk-change'] },
  { name: 'orders', permission: 'orders.read', screens: ['orders', 'order'] },
  { name: 'requests', permission: 'requests.read', screens: ['requests', 'request', 'reply-templates'] },
  {
    name: 'calendar',
    permission: 'calendar.read',
    screens: ['calendar', 'calendar-blocks', 'new-appointment', 'appointment'],
  },
  { name: 'tradeIns', permission: 'trade-ins.read', screens: ['trade-ins', 'trade-in', 'trade-in-terms'] },
  { name: 'financings', permission: 'financing.read', screens: ['financings', 'financing'] },
  { name: 'imports', permission: 'imports.read', screens: ['imports', 'import'] },
  { name: 'newsletters', permission: 'newsletters.change', screens: ['newsletters', 'newsletter'] },
  { name: 'figures', permission: 'figures.read', screens: ['figures'] },
  { name: 'settings', permission: 'merchant.change', screens: ['settings', 'settings-part', 'settings-export'] },
  { name: 'pages', permission: 'pages.change', screens: ['pages', 'page'], isForAdmins: true },
  { name: 'staff', permission: 'staff.read', screens: ['staff', 'staff-member'] },
  { name: 'apiKeys', permission: 'api-keys.change', screens: ['api-keys', 'webhooks', 'webhook'] },
  { name: 'listings', permission: 'listings.review', screens: ['listings', 'listing'], isPlatform: true },
  { name: 'notices', permission: 'notices.decide', screens: ['notices', 'notice'], isPlatform: true },
  { name: 'operations', permission: 'operations.read', screens: ['operations'], isPlatform: true },
  {
    name: 'platformNewsletters',
    permission: 'platform-newsletters.change',
    screens: ['platform-newsletters', 'platform-newsletter'],
    isPlatform: true,
  },
  { name: 'merchants', permission: 'merchants.change', screens: ['merchants'], isPlatform: true },
  { name: 'audit', permission: 'audit.read', screens: ['audit'], isForAdmins: true },
]

/** They stand alone, also after the log-in that ends an invitation: first its recovery codes are to be written down. */
const ENTRY_SCREENS: ReadonlySet<DealerScreen | undefined> = new Set(['login', 'invitation', 'password'])

export async function loadShell({ url, context }: PageArgs): Promise<ShellView> {
  const { locale, isLoggedIn } = context.get(areaContext)
  const match = dealerPaths.matchPath(url.pathname)
  const otherLocale: Locale = locale === 'de' ? 'en' : 'de'
  const other = {
    href: dealerPaths.pathFor(match?.screen ?? 'home', otherLocale, match?.params ?? {}) + url.search,
    label: dealerAreaTexts.otherLanguage[locale],
  }
  const hasFrame = isLoggedIn && !ENTRY_SCREENS.has(match?.screen)
  return { locale, other, frame: hasFrame ? await frameOf({ url, context }, match?.screen, locale) : null }
}

async function frameOf(
  { url, context }: Pick<PageArgs, 'url' | 'context'>,
  screen: DealerScreen | undefined,
  locale: Locale,
): Promise<FrameView | null> {
  const { me } = await query(context, StaffFrameDocument)
  if (!me) return null
  const roles = inLanguage(staffLoginTexts, locale)
  const chosen = await merchantOf(url, context)
  const isStaffHere = chosen?.permissions.includes('home.read') === true
  const counts = chosen && isStaffHere ? await countsOf(context, chosen.uuid) : {}
  const isShown = ({ isPlatform, isForAdmins, permission }: Area) =>
    (isPlatform || isForAdmins ? me.isAdmin : false) || (!isPlatform && chosen?.permissions.includes(permission))
  const links = AREAS.filter(isShown).map(
    ({ name, screens }): NavigationLink => ({
      href: withMerchant(dealerPaths.pathFor(screens[0], locale), chosen?.slug),
      label: String(dealerAreaTexts[name][locale]),
      isCurrent: screen !== undefined && screens.includes(screen),
      ...counts[name],
    }),
  )
  return {
    search:
      chosen && isStaffHere
        ? {
            ...{ action: dealerPaths.pathFor('search', locale), merchant: chosen.slug },
            text: screen === 'search' ? (url.searchParams.get('q') ?? '') : '',
          }
        : null,
    security: dealerPaths.pathFor('security', locale),
    ...{ home: dealerPaths.pathFor('home', locale), links, shop: pathFor('home', locale), here: url.pathname },
    person: {
      name: me.name,
      roles: [...(me.isAdmin ? [roles.ADMIN] : []), ...(chosen?.roles ?? []).map((role) => roles[role])].join(', '),
    },
    merchants: me.merchants.map(({ slug, name }) => ({ slug, name, isChosen: slug === chosen?.slug })),
  }
}

type Counts = Partial<Record<Area['name'], Pick<NavigationLink, 'count' | 'isLate'>>>

/** How much waits in each area; an area where nothing waits has no figure. */
async function countsOf(context: PageArgs['context'], merchant: string): Promise<Counts> {
  const { workCounts } = await query(context, WorkCountsDocument, { merchant })
  const { orders, requests, lateRequests } = workCounts
  return {
    ...(orders > 0 ? { orders: { count: String(orders) } } : {}),
    ...(requests > 0 ? { requests: { count: String(requests), isLate: lateRequests > 0 } } : {}),
  }
}

function withMerchant(path: string, slug: string | undefined): string {
  return slug === undefined ? path : `${path}?${new URLSearchParams({ merchant: slug }).toString()}`
}
