import { CONTENT_BLOCK_KINDS, type ContentBlock, type ContentPage, type ContentSpan } from '#services/content/port.ts'
import { builder } from '../builder.ts'

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

const Block = builder.objectRef<ContentBlock>('ContentBlock').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: BlockKind }),
    lines: t.field({
      type: [Line],
      description: 'One, but for lists: there each item is a line.',
      resolve: ({ lines }) => [...lines],
    }),
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
    description: 'A page of text, in the language of the request.',
    resolve: async (_, { slug }, { locale, sources }) => (await sources.content.page(slug, locale)) ?? null,
  }),
)
