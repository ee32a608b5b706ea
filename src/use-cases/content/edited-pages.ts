import type { ReadHandle } from '#database/handles.ts'
import { CONTENT_SECTIONS, type ContentSection, isEditable, isLegalPage } from '#domain/content/page-address.ts'
import { type Locale, LOCALES } from '#domain/locale.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import type { Content } from '#services/content/port.ts'
import { readValidPage } from './valid-page.ts'
import { authorizePages } from './authorize-pages.ts'
import { liveVersion, pageFingerprint, type PageName, type PageVersion, readPageVersions } from './page-versions.ts'

interface EditedPagesDeps {
  readonly read: ReadHandle
  readonly content: Pick<Content, 'page' | 'slugs' | 'source'>
}

/** A page in one language, as the list shows it. */
export interface PageRow {
  readonly section: ContentSection
  readonly slug: string
  readonly locale: Locale
  readonly title: string | null
  readonly latest: Pick<PageVersion, 'author' | 'createdAt' | 'publishAt' | 'takenBackAt'> | null
}

/** Every page that can be written for a shop, by section and slug. Refused as by `authorizePages`. */
export async function listEditedPages(
  { read, content }: EditedPagesDeps,
  actor: DealerAreaActor,
  merchantId: number | null,
): Promise<{ readonly kind: 'found'; readonly shop: string; readonly pages: readonly PageRow[] } | Refused> {
  const shop = await authorizePages(read, actor, merchantId)
  if (shop.kind === 'refused') return shop
  const { brand } = shop
  const written = await read
    .selectFrom('content_versions')
    .distinctOn(['section', 'slug', 'locale'])
    .select(['section', 'slug', 'locale', 'author', 'created_at as createdAt'])
    .select(['publish_at as publishAt', 'taken_back_at as takenBackAt'])
    .where('brand', 'is not distinct from', brand)
    .orderBy('section')
    .orderBy('slug')
    .orderBy('locale')
    .orderBy('number', 'desc')
    .execute()
  const names = LOCALES.flatMap((locale) => CONTENT_SECTIONS.map((section) => ({ locale, section })))
  const lists = await Promise.all(
    names.map(async ({ locale, section }) => {
      const own = written.filter((row) => row.section === section && row.locale === locale)
      const shown = await content.slugs(locale, { section, brand })
      const slugs = [...new Set([...shown, ...own.map(({ slug }) => slug)])]
      return Promise.all(
        slugs
          .filter((slug) => isEditable(section, slug, brand))
          .map(async (slug) => {
            const page = await readValidPage(content, slug, locale, { section, brand })
            const latest = own.find((row) => row.slug === slug) ?? null
            return { section, slug, locale, title: page?.title ?? null, latest }
          }),
      )
    }),
  )
  const place = ({ section, slug, locale }: PageRow) => `${CONTENT_SECTIONS.indexOf(section)} ${slug} ${locale}`
  const pages = lists.flat().toSorted((a, b) => place(a).localeCompare(place(b)))
  return { kind: 'found', shop: shop.name, pages }
}

/** A page as its editor sees it. */
export interface PageInEditor {
  readonly kind: 'found'
  readonly shop: string
  readonly brand: string | null
  /** The latest text, published or not; empty for a new page. */
  readonly source: string
  readonly fingerprint: string
  readonly liveNumber: number | null
  /** Orders refer to its versions. */
  readonly isLegal: boolean
  readonly versions: readonly PageVersion[]
  /** What shows without a text of one's own. */
  readonly shipped: string | null
}

/** Refused as by `authorizePages`; NOT_FOUND for a page that cannot be written for this shop. */
export async function readEditedPage(
  { read, content }: EditedPagesDeps & { readonly content: { readonly shipped: Content['source'] } },
  actor: DealerAreaActor,
  { merchantId, section, slug, locale }: Omit<PageName, 'brand'> & { readonly merchantId: number | null },
): Promise<PageInEditor | Refused> {
  const shop = await authorizePages(read, actor, merchantId)
  if (shop.kind === 'refused') return shop
  const { brand, isOneDealers } = shop
  if (!isEditable(section, slug, brand)) return refused('NOT_FOUND')
  const [versions, shipped] = await Promise.all([
    readPageVersions(read, { brand, section, slug, locale }),
    content.shipped(slug, locale, { section, brand, isOneDealers }),
  ])
  const [latest] = versions
  return {
    kind: 'found',
    ...{ shop: shop.name, brand },
    source: latest?.source ?? shipped ?? '',
    fingerprint: pageFingerprint(versions),
    liveNumber: liveVersion(versions, new Date())?.number ?? null,
    isLegal: isLegalPage(section, slug),
    versions,
    shipped: shipped ?? null,
  }
}
