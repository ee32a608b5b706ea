import { inOtherLocale, matchPath, pathFor } from '#domain/routes/paths.ts'
import { isRouted as isRoutedNow } from '#domain/routes/routed-screens.ts'
import type { Screen } from '#domain/routes/screens.ts'
import { NavigationDocument } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import type { SerializedView } from '../delivery/serialized-view.ts'
import { query } from '../gateway.server.ts'
import { fragmentCacheContext, type Site, siteContext } from '../request.server.ts'
import { accountOf } from './account.server.ts'
import { loadFooterDealer } from './footer-dealer.server.ts'
import { serializeFrameLinks } from './serialize-frame-links.server.ts'
import type { FrameLinks, FrameView } from './frame-view.ts'

interface Loading {
  /** The address of the page, for document and data requests alike. */
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

export async function loadFrame({ url, context }: Loading): Promise<FrameView> {
  const screen = matchPath(url.pathname)?.screen
  const links = await loadLinks(screen, context)
  const frame = { ...addressesOf(url, screen, context.get(siteContext)), links }
  const dealer = await loadFooterDealer(context)
  return dealer ? { ...frame, dealer } : frame
}

/** With the sections an editor wrote. If they cannot be read, the gateway has logged why and our own are shown. */
async function loadLinks(screen: Screen | undefined, context: Loading['context']): Promise<SerializedView<FrameLinks>> {
  const written = await context
    .get(fragmentCacheContext)('navigation', async () => JSON.stringify(await query(context, NavigationDocument)))
    .catch(() => '{}')
  return serializeFrameLinks(written, screen, context.get(siteContext))
}

/** What header, menus and footer lead to from this address, as far as these screens exist. */
export function addressesOf(
  url: URL,
  screen: Screen | undefined,
  { locale, session, compared = [] }: Pick<Site, 'locale' | 'session' | 'compared'>,
  isRouted: (screen: Screen) => boolean = isRoutedNow,
): Omit<FrameView, 'links' | 'dealer'> {
  return {
    home: pathFor('home', locale),
    cars: pathFor('cars', locale),
    ...(isRouted('favourites') ? { favourites: pathFor('favourites', locale) } : {}),
    compare: pathFor('compare', locale),
    ...(compared.length > 0 ? { compared } : {}),
    ...(isRouted('cart') ? { cart: pathFor('cart', locale) } : {}),
    ranking: pathFor('content', locale, { slug: 'reihenfolge' }),
    otherLanguage: inOtherLocale(url.pathname, url.search, locale === 'de' ? 'en' : 'de'),
    account: accountOf({ url, locale, screen, loggedIn: session !== null, isRouted }),
  }
}
