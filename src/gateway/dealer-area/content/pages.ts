import { CONTENT_SECTIONS } from '#domain/content/page-address.ts'
import { LOCALES } from '#domain/locale.ts'
import { restorePage, savePage, takeBackPage } from '#use-cases/content/change-page.ts'
import { listEditedPages, type PageInEditor, type PageRow, readEditedPage } from '#use-cases/content/edited-pages.ts'
import type { PageName, PageVersion } from '#use-cases/content/page-versions.ts'
import { previewKey, typedPreviewKey } from '#use-cases/content/preview-link.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import type { DealerContext } from '../context.ts'
import { merchantIdOf } from '../request.ts'
import { requireStaff } from '../require-staff.ts'

const Section = builder.enumType('ContentSection', { values: CONTENT_SECTIONS })
const Language = builder.enumType('ContentLanguage', { values: LOCALES })
const MERCHANT = 'Left out: the main site.'

const PAGE = builder.args((arg) => ({
  merchant: arg.id({ description: MERCHANT }),
  section: arg.field({ type: Section, required: true }),
  slug: arg.string({ required: true }),
  locale: arg.field({ type: Language, required: true }),
}))
/** A page, with the fingerprint of its text when the form was opened. */
const SHOWN_PAGE = builder.args((arg) => ({
  ...PAGE,
  fingerprint: arg.string({ required: true }),
}))

const Version = builder.objectRef<PageVersion>('ContentVersion').implement({
  fields: (t) => ({
    number: t.exposeInt('number'),
    source: t.exposeString('source', { nullable: true, description: 'Null: the shipped text.' }),
    author: t.exposeString('author'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    publishAt: t.expose('publishAt', { type: 'DateTime', nullable: true, description: 'Null: a draft.' }),
    takenBackAt: t.expose('takenBackAt', { type: 'DateTime', nullable: true }),
    previewKey: t.string({
      description: 'The key of a link that shows this version for a day.',
      resolve: (version, _, { deps }) => previewKey(deps.secretBox, version, new Date()),
    }),
  }),
})

type Latest = NonNullable<PageRow['latest']>

const LatestType = builder.objectRef<Latest>('LatestContentVersion').implement({
  fields: (t) => ({
    author: t.exposeString('author'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    publishAt: t.expose('publishAt', { type: 'DateTime', nullable: true }),
    takenBackAt: t.expose('takenBackAt', { type: 'DateTime', nullable: true }),
  }),
})

const Row = builder.objectRef<PageRow>('EditedContentPage').implement({
  fields: (t) => ({
    section: t.expose('section', { type: Section }),
    slug: t.exposeString('slug'),
    locale: t.expose('locale', { type: Language }),
    title: t.exposeString('title', { nullable: true, description: 'Null: nothing is shown yet.' }),
    latest: t.field({ type: LatestType, nullable: true, resolve: ({ latest }) => latest }),
  }),
})

const Pages = builder
  .objectRef<{ readonly shop: string; readonly pages: readonly PageRow[] }>('EditedContentPages')
  .implement({
    fields: (t) => ({
      shop: t.exposeString('shop'),
      pages: t.field({ type: [Row], resolve: ({ pages }) => [...pages] }),
    }),
  })

const Page = builder.objectRef<PageInEditor & Pick<PageName, 'slug' | 'locale'>>('ContentPageInEditor').implement({
  fields: (t) => ({
    shop: t.exposeString('shop'),
    source: t.exposeString('source'),
    shipped: t.exposeString('shipped', { nullable: true }),
    fingerprint: t.exposeString('fingerprint'),
    liveNumber: t.exposeInt('liveNumber', { nullable: true, description: 'Null: the shipped text is shown.' }),
    isLegal: t.exposeBoolean('isLegal', { description: 'Orders refer to its versions.' }),
    typedPreviewKey: t.string({
      description: 'With it the preview shows what is typed, for a day.',
      resolve: (page, _, { deps }) => typedPreviewKey(deps.secretBox, page, new Date()),
    }),
    versions: t.field({ type: [Version], resolve: ({ versions }) => [...versions] }),
  }),
})

async function shopOf(context: DealerContext, merchant: string | null | undefined): Promise<number | null> {
  requireStaff(context)
  return merchant == null ? null : merchantIdOf(context, merchant)
}

builder.queryFields((t) => ({
  editedPages: t.field({
    type: Pages,
    description: 'The pages of text of a merchant’s shop or of the main site.',
    args: { merchant: t.arg.id({ description: MERCHANT }) },
    resolve: async (_, { merchant }, context) =>
      unwrapOrThrow(await listEditedPages(context.deps, context.actor, await shopOf(context, merchant))),
  }),
  editedPage: t.field({
    type: Page,
    args: PAGE,
    resolve: async (_, { merchant, ...page }, context) => {
      const merchantId = await shopOf(context, merchant)
      return { ...unwrapOrThrow(await readEditedPage(context.deps, context.actor, { merchantId, ...page })), ...page }
    },
  }),
}))

builder.mutationFields((t) => ({
  savePage: t.boolean({
    description:
      'Saves a draft, or publishes it from a time on. Refused: CHANGED, INVALID_INPUT for a text that is no page.',
    args: {
      ...SHOWN_PAGE,
      source: t.arg.string({ required: true }),
      publishAt: t.arg({ type: 'DateTime', description: 'Left out: a draft.' }),
    },
    resolve: async (_, { merchant, publishAt, ...text }, context) => {
      const actor = requireStaff(context)
      const merchantId = await shopOf(context, merchant)
      unwrapOrThrow(await savePage(context.deps, actor, { merchantId, publishAt: publishAt ?? null, ...text }))
      return true
    },
  }),
  restorePage: t.boolean({
    description: 'Publishes the text of an earlier version again; number 0 is the shipped text.',
    args: {
      ...SHOWN_PAGE,
      number: t.arg.int({ required: true }),
    },
    resolve: async (_, { merchant, ...page }, context) => {
      const actor = requireStaff(context)
      unwrapOrThrow(await restorePage(context.deps, actor, { merchantId: await shopOf(context, merchant), ...page }))
      return true
    },
  }),
  takeBackPage: t.boolean({
    description: 'Takes a published or scheduled version back.',
    args: {
      ...SHOWN_PAGE,
      number: t.arg.int({ required: true }),
    },
    resolve: async (_, { merchant, ...page }, context) => {
      const actor = requireStaff(context)
      unwrapOrThrow(await takeBackPage(context.deps, actor, { merchantId: await shopOf(context, merchant), ...page }))
      return true
    },
  }),
}))
