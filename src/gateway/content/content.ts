import {
  CONTENT_BLOCK_KINDS,
  type ContentBlock,
  type ContentImage,
  type ContentLevel,
  type ContentPage,
  type ContentSpan,
  type ContentTile,
  type ContentVideo,
} from '#services/content/port.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { isOneDealers } from '#domain/brand.ts'
import { CONTENT_SECTIONS, isLegalPage } from '#domain/content/page-address.ts'
import { displayPhone } from '#domain/phone.ts'
import type { Locale } from '#domain/locale.ts'
import { type Article, listArticles } from '#use-cases/content/list-articles.ts'
import { type Merchant, readDealers } from '#use-cases/merchant/merchants.ts'
import { builder } from '../builder.ts'
import type { GatewayContext } from '../context.ts'
import { CONTACT_SLUG, merchantContact } from './merchant-contact.ts'
import { RATING_SLUG, withRatingErrors } from './rating-errors.ts'
import { readRatingErrors } from '#use-cases/valuation/rating-errors.ts'
import { IMPRINT_SLUG, merchantImprint } from './merchant-imprint.ts'

const ContentSectionType = builder.enumType('ContentSection', { values: CONTENT_SECTIONS })
const BlockKind = builder.enumType('ContentBlockKind', { values: CONTENT_BLOCK_KINDS })

const Span = builder.objectRef<ContentSpan>('ContentSpan').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    strong: t.exposeBoolean('strong'),
    emphasis: t.exposeBoolean('emphasis'),
    href: t.exposeString('href', { nullable: true }),
  }),
})

interface ContentLine extends ContentLevel {
  readonly spans: readonly ContentSpan[]
}

const Line = builder.objectRef<ContentLine>('ContentLine').implement({
  fields: (t) => ({
    spans: t.field({ type: [Span], resolve: ({ spans }) => [...spans] }),
    depth: t.exposeInt('depth', { description: 'Of lists: 0 for an item of the outermost list.' }),
    isNumbered: t.exposeBoolean('isNumbered', { description: 'Of lists: whether its own list is numbered.' }),
  }),
})

const Row = builder.objectRef<readonly (readonly ContentSpan[])[]>('ContentRow').implement({
  fields: (t) => ({
    cells: t.field({
      type: [Line],
      resolve: (cells) => cells.map((spans) => ({ spans, depth: 0, isNumbered: false })),
    }),
  }),
})

const Image = builder.objectRef<ContentImage>('ContentImage').implement({
  fields: (t) => ({ key: t.exposeString('key'), alt: t.exposeString('alt') }),
})

const Tile = builder.objectRef<ContentTile>('ContentTile').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    line: t.exposeString('line'),
    href: t.exposeString('href'),
    picture: t.exposeString('picture', { nullable: true }),
  }),
})

const Video = builder.objectRef<ContentVideo>('ContentVideo').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    src: t.exposeString('src'),
    captions: t.exposeString('captions', { description: 'Captions in the language of the page (WebVTT).' }),
  }),
})

const Action = builder.objectRef<NonNullable<ContentBlock['action']>>('ContentAction').implement({
  fields: (t) => ({ label: t.exposeString('label'), href: t.exposeString('href') }),
})

const Block = builder.objectRef<ContentBlock>('ContentBlock').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: BlockKind }),
    lines: t.field({
      type: [Line],
      description:
        'Lines of text: for lists one per item, for DISCLOSURE the title and then its text, for TABLE the cells of its header.',
      resolve: linesOf,
    }),
    start: t.int({ description: 'Of STEPS: the first number.', resolve: ({ start = 1 }) => start }),
    rows: t.field({ type: [Row], description: 'Of TABLE only.', resolve: ({ rows = [] }) => [...rows] }),
    image: t.field({ type: Image, nullable: true, resolve: ({ image }) => image ?? null }),
    tiles: t.field({ type: [Tile], description: 'Of TILES only.', resolve: ({ tiles = [] }) => [...tiles] }),
    video: t.field({ type: Video, nullable: true, resolve: ({ video }) => video ?? null }),
    action: t.field({ type: Action, nullable: true, resolve: ({ action }) => action ?? null }),
  }),
})

function linesOf({ kind, lines, levels }: ContentBlock): ContentLine[] {
  const top = { depth: 0, isNumbered: kind === 'STEPS' }
  return lines.map((spans, index) => ({ spans, ...(levels?.[index] ?? top) }))
}

export const ContentPageType = builder.objectRef<ContentPage>('ContentPage').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    date: t.string({
      nullable: true,
      description: 'Of articles and press releases: the day of publication.',
      resolve: ({ date }) => date ?? null,
    }),
    validFrom: t.string({
      nullable: true,
      description: 'Of legal texts: the day since when the version shown is valid; null for the shipped one.',
      resolve: ({ slug, version }) => (version && isLegalPage('PAGES', slug) ? berlinToday(version.validFrom) : null),
    }),
    picture: t.string({ nullable: true, resolve: ({ picture }) => picture ?? null }),
    blocks: t.field({ type: [Block], resolve: ({ blocks }) => [...blocks] }),
  }),
})

builder.queryField('contentPage', (t) =>
  t.field({
    type: ContentPageType,
    nullable: true,
    args: {
      slug: t.arg.string({ required: true }),
      section: t.arg({ type: ContentSectionType, defaultValue: 'PAGES' }),
    },
    description:
      'A page of text, in the language of the request. Legal notice and contact page of a dealer’s shop are the dealer’s.',
    resolve: async (_, { slug, section }, context) => {
      const ofMerchants = section === 'PAGES' ? PAGES_OF_MERCHANTS.get(slug) : undefined
      const merchants = ofMerchants ? await shopkeepers(context) : []
      if (ofMerchants && merchants.length > 0) return ofMerchants(merchants, context.locale)
      const { brand } = context
      const place = { section: section ?? 'PAGES', brand: brand.slug, isOneDealers: isOneDealers(brand) }
      const page = await context.deps.content.page(slug, context.locale, place)
      if (!page || place.section !== 'PAGES' || slug !== RATING_SLUG) return page ?? null
      return withRatingErrors(page, await readRatingErrors(context.deps.read), context.locale)
    },
  }),
)

const ArticleType = builder.objectRef<Article>('ContentArticle').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    date: t.string({ nullable: true, resolve: ({ date }) => date ?? null }),
    picture: t.string({ nullable: true, resolve: ({ picture }) => picture ?? null }),
  }),
})

builder.queryField('contentArticles', (t) =>
  t.field({
    type: [ArticleType],
    description: 'The articles of a section in the language of the request, the newest first.',
    args: { section: t.arg({ type: ContentSectionType, required: true }) },
    resolve: (_, { section }, { deps, locale, brand }) =>
      listArticles(deps.content, locale, { section, brand: brand.slug }),
  }),
)

type Shopkeeper = Merchant & { readonly phoneDisplay: string | null }

type PageOfMerchants = (merchants: readonly Shopkeeper[], locale: Locale) => ContentPage

/** Pages that a dealer's shop writes about its own dealers. */
const PAGES_OF_MERCHANTS: ReadonlyMap<string, PageOfMerchants> = new Map<string, PageOfMerchants>([
  [IMPRINT_SLUG, merchantImprint],
  [CONTACT_SLUG, merchantContact],
])

/** The dealers of this storefront; none on the main site. */
async function shopkeepers({ brand, deps }: GatewayContext): Promise<Shopkeeper[]> {
  if (brand.slug === null || brand.merchantUuids.length === 0) return []
  const dealers = await readDealers(deps.read, brand.merchantUuids)
  return Promise.all(
    dealers.map(async (dealer) => {
      const areaCode = (await deps.places.zip(dealer.zip))?.areaCode
      return { ...dealer, phoneDisplay: dealer.phone && displayPhone(dealer.phone, areaCode) }
    }),
  )
}
