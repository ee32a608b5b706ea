import { LRUCache } from 'lru-cache'
import { isOneDealers } from '#domain/brand.ts'
import type { Screen } from '#domain/routes/screens.ts'
import type { NavigationQuery } from '#storefront/generated/graphql.ts'
import { type SerializedView, serializeView } from '../delivery/serialized-view.ts'
import { frameLinksOf, type LinkingSite, sectionsOfScreen } from './frame-links.server.ts'
import type { FrameLinks } from './frame-view.ts'

/** Shops and languages whose links are kept. */
const MAX_WRITTEN = 200
/** Of one of them: by section of the page, log-in and consent. */
const MAX_TEXTS = 50

interface Written {
  readonly navigation: Partial<NavigationQuery>
  readonly texts: LRUCache<string, SerializedView<FrameLinks>>
}

const cache = new LRUCache<string, Written>({ max: MAX_WRITTEN })

/**
 * The links of a page's frame as one text, made once for all pages that have the same ones: what shows them is then rendered once, too.
 * `written`: the answer to `NavigationDocument` as JSON, or an empty object.
 */
export function serializeFrameLinks(
  written: string,
  screen: Screen | undefined,
  site: LinkingSite,
): SerializedView<FrameLinks> {
  const { navigation, texts } = readWritten(written)
  const key = keyOf(site, sectionsOfScreen(screen, site.locale, navigation))
  const known = texts.get(key)
  if (known !== undefined) return known
  const text = serializeView(frameLinksOf(screen, site, navigation))
  texts.set(key, text)
  return text
}

function readWritten(written: string): Written {
  const known = cache.get(written)
  if (known) return known
  const read: Written = {
    navigation: JSON.parse(written) as Partial<NavigationQuery>,
    texts: new LRUCache({ max: MAX_TEXTS }),
  }
  cache.set(written, read)
  return read
}

/** Everything else that decides about the links. */
function keyOf({ locale, brand, session, dealerPortal, consent }: LinkingSite, sections: readonly string[]): string {
  const shop = [brand.slug === null, isOneDealers(brand), brand.sections, brand.contentKeys, dealerPortal]
  return JSON.stringify([locale, sections, session !== null, consent !== undefined, ...shop])
}
