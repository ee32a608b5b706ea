import { data, redirect } from 'react-router'
import { CONTENT_SECTIONS, isPageSlug } from '#domain/content/page-address.ts'
import { formatInstant } from '#domain/format/dates.ts'
import { isLocale, type Locale } from '#domain/locale.ts'
import { pagesTexts } from '#messages/dealer-pages.ts'
import { inLanguage } from '#messages/texts.ts'
import type { TabLink } from '#design/Tabs.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { formValues } from '#storefront/blocks/form.server.ts'
import { EditedPagesDocument, type EditedPagesQuery } from '../../generated/graphql.ts'
import { mutate } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { siteAddress, siteTabs } from '../../site-address.server.ts'
import { editorPath } from './page-addresses.server.ts'

export interface PagesView {
  readonly tabs: readonly TabLink[]
  /** Null where the merchant has no shop of its own. */
  readonly shop: string | null
  readonly rows: readonly {
    readonly href: string
    readonly title: string
    readonly section: string
    readonly language: string
    readonly state: string
    readonly changed: string
  }[]
}

export async function loadPages({ url, context }: PageArgs): Promise<PagesView> {
  const { locale } = context.get(areaContext)
  const { merchant, search } = await siteAddress({ url, context })
  const tabs = await siteTabs({ url, context }, 'pages', pagesTexts.mainSite[locale])
  const found = await queryPages(context, merchant)
  if (!found) return { tabs, shop: null, rows: [] }
  const texts = inLanguage(pagesTexts, locale)
  const rows = found.pages.map((page) => ({
    href: editorPath(context, page, search),
    title: page.title ?? page.slug,
    section: texts[page.section],
    language: page.locale === 'de' ? texts.inGerman : texts.inEnglish,
    state: stateOf(page.latest, locale),
    changed: page.latest ? `${page.latest.author}, ${formatInstant(page.latest.createdAt, locale)}` : '–',
  }))
  return { tabs, shop: found.shop, rows }
}

/** Opens the editor of a page that need not exist yet. */
export async function createPage({ request, url, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const { search } = await siteAddress({ url, context })
  const values = await formValues(request)
  const { slug = '', section, language } = values
  const chosen = CONTENT_SECTIONS.find((each) => each === section) ?? 'PAGES'
  if (isPageSlug(slug) && isLocale(language))
    return redirect(editorPath(context, { section: chosen, slug, locale: language }, search))
  return data<FormState>({ values, errors: { slug: pagesTexts.addressInvalid[locale] } }, { status: 400 })
}

type Found = EditedPagesQuery['editedPages']

/** Undefined where the merchant has no shop of its own: the address is right, so this is no 404. */
async function queryPages(context: PageArgs['context'], merchant: string | null): Promise<Found | undefined> {
  try {
    const answer = await mutate(context, EditedPagesDocument, { merchant })
    return 'result' in answer ? answer.result.editedPages : undefined
  } catch (thrown) {
    const isMissing = merchant !== null && typeof thrown === 'object' && thrown !== null && 'init' in thrown
    if (isMissing) return undefined
    throw thrown
  }
}

/** What has become of a version, in words. */
export function stateOf(
  latest: { readonly publishAt: string | null; readonly takenBackAt: string | null } | null,
  locale: Locale,
): string {
  const texts = inLanguage(pagesTexts, locale)
  if (!latest) return texts.shipped
  if (latest.takenBackAt !== null) return texts.takenBack
  if (latest.publishAt === null) return texts.draft
  return new Date(latest.publishAt) > new Date()
    ? texts.scheduled(formatInstant(latest.publishAt, locale))
    : texts.published
}
