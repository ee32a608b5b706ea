import { type DealerScreen, dealerPaths } from '#domain/routes/dealer-screens.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { dealerAreaTexts } from '#messages/dealer-area.ts'
import { staffLoginTexts } from '#messages/staff-login.ts'
import { inLanguage } from '#messages/texts.ts'
import { StaffFrameDocument } from '../generated/graphql.ts'
import { query } from '../gateway.server.ts'
import { areaContext, type PageArgs } from '../request.server.ts'
import type { FrameView, NavigationLink, ShellView } from './shell-view.ts'

/** The areas in the order of a working day, with the screens that belong to each. */
const AREAS: readonly (readonly [keyof typeof dealerAreaTexts, readonly DealerScreen[]])[] = [
  ['today', ['home']],
  ['orders', ['orders', 'order']],
  ['requests', ['requests', 'request']],
  ['settings', ['settings', 'settings-part', 'settings-export']],
  ['merchants', ['merchants']],
]

export async function loadShell({ url, context }: PageArgs): Promise<ShellView> {
  const { locale, isLoggedIn } = context.get(areaContext)
  const match = dealerPaths.matchPath(url.pathname)
  const otherLocale: Locale = locale === 'de' ? 'en' : 'de'
  const other = {
    href: dealerPaths.pathFor(match?.screen ?? 'home', otherLocale, match?.params ?? {}) + url.search,
    label: dealerAreaTexts.otherLanguage[locale],
  }
  return { locale, other, frame: isLoggedIn ? await frameOf({ url, context }, match?.screen, locale) : null }
}

async function frameOf(
  { url, context }: Pick<PageArgs, 'url' | 'context'>,
  screen: DealerScreen | undefined,
  locale: Locale,
): Promise<FrameView | null> {
  const { me } = await query(context, StaffFrameDocument)
  if (!me) return null
  const roles = inLanguage(staffLoginTexts, locale)
  const chosen = chosenMerchant(me.merchants, url)
  const isShown = {
    merchants: me.isAdmin,
    settings: me.isAdmin || (chosen?.roles ?? []).includes('OWNER'),
  } as Readonly<Record<string, boolean>>
  const links = AREAS.filter(([name, [first]]) => first !== undefined && (isShown[name] ?? true)).map(
    ([name, screens]): NavigationLink => ({
      href: withMerchant(dealerPaths.pathFor(screens[0]!, locale), chosen?.slug),
      label: String(dealerAreaTexts[name][locale]),
      isCurrent: screen !== undefined && screens.includes(screen),
    }),
  )
  return {
    ...{ home: dealerPaths.pathFor('home', locale), links, shop: pathFor('home', locale), here: url.pathname },
    person: {
      name: me.name,
      roles: [...(me.isAdmin ? [roles.ADMIN] : []), ...(chosen?.roles ?? []).map((role) => roles[role])].join(', '),
    },
    merchants: me.merchants.map(({ slug, name }) => ({ slug, name, isChosen: slug === chosen?.slug })),
  }
}

/** The business that the address names, else the first. */
export function chosenMerchant<Merchant extends { readonly slug: string }>(
  merchants: readonly Merchant[],
  url: URL,
): Merchant | undefined {
  const slug = url.searchParams.get('merchant')
  return merchants.find((merchant) => merchant.slug === slug) ?? merchants[0]
}

function withMerchant(path: string, slug: string | undefined): string {
  return slug === undefined ? path : `${path}?${new URLSearchParams({ merchant: slug }).toString()}`
}
