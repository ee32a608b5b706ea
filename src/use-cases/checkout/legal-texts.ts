import type { ReadHandle } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { CustomerKind } from '#domain/account/customer.ts'
import type { Locale } from '#domain/locale.ts'
import { type LegalVersion, ORDER_LEGAL_PAGES } from '#domain/order/legal-version.ts'
import type { Content, ContentBlock, ContentPage, ContentSpan } from '#services/content/port.ts'

/** What an order is concluded under, every word that is shown: `# ` and `## ` before headings, `- ` before items, else paragraphs. */
export interface LegalTexts {
  /** The general terms; null where the shop has none. */
  readonly terms: string | null
  /** The instruction on withdrawal; null for a company, which has no such right. */
  readonly withdrawal: string | null
  /** The privacy notice, which is not agreed to. */
  readonly privacy: string | null
  /** Which versions these are. */
  readonly versions: readonly LegalVersion[]
  /** The terms of each warranty in the cart, by the slug of their page; without those whose page is missing. */
  readonly warranties: Readonly<Record<string, string>>
}

/** The texts as they are now. They are read from files or a service, so outside of any transaction. */
export async function readLegalTexts(
  { content, read }: { readonly content: Pick<Content, 'page'>; readonly read: ReadHandle },
  customerId: number,
  locale: Locale,
): Promise<LegalTexts> {
  const [pages, warranties] = await Promise.all([
    Promise.all(ORDER_LEGAL_PAGES.map((slug) => content.page(slug, locale))),
    warrantyTerms(content, read, customerId, locale),
  ])
  const [terms = null, withdrawal = null, privacy = null] = pages.map(textOfPage)
  const versions = pages.flatMap((page, index): LegalVersion[] => {
    if (!page?.version) return []
    const { number, validFrom } = page.version
    return [{ page: ORDER_LEGAL_PAGES[index]!, number, validFrom: berlinToday(validFrom) }]
  })
  return { terms, withdrawal, privacy, versions, warranties }
}

async function warrantyTerms(
  content: Pick<Content, 'page'>,
  read: ReadHandle,
  customerId: number,
  locale: Locale,
): Promise<Record<string, string>> {
  const rows = await read
    .selectFrom('carts')
    .innerJoin('cart_lines', 'cart_lines.cart_id', 'carts.id')
    .innerJoin('extra_services', 'extra_services.key', 'cart_lines.service_key')
    .select('terms')
    .distinct()
    .where('carts.customer_id', '=', customerId)
    .where('terms', 'is not', null)
    .$narrowType<{ terms: string }>()
    .execute()
  const texts = await Promise.all(
    rows.map(async ({ terms }) => [terms, textOfPage(await content.page(terms, locale))] as const),
  )
  return Object.fromEntries(texts.flatMap(([slug, text]) => (text === null ? [] : [[slug, text]])))
}

/** Whether each of these services with a page of terms comes with its text: without it nobody can agree to it (§ 479 BGB). */
export function hasTermsOfAll(
  { warranties }: LegalTexts,
  items: readonly { readonly service: { readonly terms: string | null } | null }[],
): boolean {
  return items.every(({ service }) => !service?.terms || warranties[service.terms] !== undefined)
}

/** The texts that hold for this kind of customer. */
export function legalTextsFor(texts: LegalTexts, kind: CustomerKind): LegalTexts {
  if (kind === 'PRIVATE') return texts
  const versions = texts.versions.filter(({ page }) => page !== 'widerrufsbelehrung')
  return { ...texts, withdrawal: null, versions }
}

function textOfPage(page: ContentPage | undefined): string | null {
  if (!page) return null
  const { title, description, blocks } = page
  return [`# ${title}`, ...(description ? [description] : []), ...blocks.map(blockText)].join('\n\n')
}

function blockText({ kind, lines, levels, rows = [], image }: ContentBlock): string {
  const texts = lines.map(textOf)
  if (kind === 'HEADING' || kind === 'SUBHEADING') return `## ${texts.join(' ')}`
  if (kind === 'TABLE')
    return [texts, ...rows.map((cells) => cells.map(textOf))].map((row) => row.join(' | ')).join('\n\n')
  if (kind === 'IMAGE') return image?.alt ?? ''
  const isList = kind === 'LIST' || kind === 'STEPS' || kind === 'CHECKLIST'
  if (!isList) return texts.join('\n\n')
  return texts.map((text, index) => `- ${'– '.repeat(levels?.[index]?.depth ?? 0)}${text}`).join('\n\n')
}

function textOf(spans: readonly ContentSpan[]): string {
  return spans.map(({ text }) => text).join('')
}
