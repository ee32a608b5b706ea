import {
  CONTENT_BLOCK_KINDS,
  type ContentBlock,
  type ContentPage,
  type ContentSpan,
  type ContentTile,
} from '#services/content/port.ts'
import { displayPhone } from '#domain/phone.ts'
import { readDealers } from '#use-cases/merchant/merchants.ts'
import { builder } from '../builder.ts'
import type { GatewayContext } from '../context.ts'
import { IMPRINT_SLUG, type ImprintMerchant, merchantImprint } from './merchant-imprint.ts'

const BlockKind = builder.enumType('ContentBlockKind', { values: CONTENT_BLOCK_KINDS })

const Span = builder.objectRef<ContentSpan>('ContentSpan').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    strong: t.exposeBoolean('strong'),
    href: t.exposeString('href', { nullable: true }),
  }),
})

const Line = builder.objectRef<readonly ContentSpan[]>('ContentLine').implement({
  fields: (t) => ({ spans: t.field({ type: [Span], resolve: (spans) => [...spans] }) }),
})

const Tile = builder.objectRef<ContentTile>('ContentTile').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    line: t.exposeString('line'),
    href: t.exposeString('href'),
    picture: t.exposeString('picture', { nullable: true }),
  }),
})

const Block = builder.objectRef<ContentBlock>('ContentBlock').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: BlockKind }),
    lines: t.field({
      type: [Line],
      description: 'One; of lists a line for each item, of FOLD the title and then the text inside.',
      resolve: ({ lines }) => [...lines],
    }),
    tiles: t.field({ type: [Tile], description: 'Of TILES only.', resolve: ({ tiles = [] }) => [...tiles] }),
  }),
})

const Page = builder.objectRef<ContentPage>('ContentPage').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    blocks: t.field({ type: [Block], resolve: ({ blocks }) => [...blocks] }),
  }),
})

builder.queryField('contentPage', (t) =>
  t.field({
    type: Page,
    nullable: true,
    args: { slug: t.arg.string({ required: true }) },
    description:
      'A page of text, in the language of the request. The legal notice of a dealer’s shop names the dealer.',
    resolve: async (_, { slug }, context) => {
      const merchants = slug === IMPRINT_SLUG ? await shopkeepers(context) : []
      if (merchants.length > 0) return merchantImprint(merchants, context.locale)
      return (await context.sources.content.page(slug, context.locale)) ?? null
    },
  }),
)

/** The dealers whose own shop this is; nobody on the main site. */
async function shopkeepers({ brand, sources }: GatewayContext): Promise<ImprintMerchant[]> {
  if (brand.slug === null || brand.merchantUuids.length === 0) return []
  const dealers = await readDealers(sources.read, brand.merchantUuids)
  return Promise.all(
    dealers.map(async (dealer) => {
      const areaCode = (await sources.places.zip(dealer.zip))?.areaCode
      return { ...dealer, phoneDisplay: dealer.phone && displayPhone(dealer.phone, areaCode) }
    }),
  )
}
