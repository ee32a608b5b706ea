import type { CustomerKind } from '#domain/account/customer.ts'
import type { Locale } from '#domain/locale.ts'
import type { Content, ContentBlock } from '#services/content/port.ts'

/** What an order is concluded under: `# ` and `## ` before headings, `- ` before items, else paragraphs. */
export interface LegalTexts {
  /** The general terms; null where the shop has none. */
  readonly terms: string | null
  /** The instruction on withdrawal; null for a company, which has no such right. */
  readonly withdrawal: string | null
}

/** The texts as they are now. They are read from files or a service, so outside of any transaction. */
export async function readLegalTexts(content: Content, locale: Locale): Promise<LegalTexts> {
  const [terms, withdrawal] = await Promise.all([
    pageText(content, 'agb', locale),
    pageText(content, 'widerrufsbelehrung', locale),
  ])
  return { terms, withdrawal }
}

/** The texts that hold for this kind of customer. */
export function legalTextsFor(texts: LegalTexts, kind: CustomerKind): LegalTexts {
  return kind === 'PRIVATE' ? texts : { ...texts, withdrawal: null }
}

async function pageText(content: Content, slug: string, locale: Locale): Promise<string | null> {
  const page = await content.page(slug, locale)
  return page ? [`# ${page.title}`, ...page.blocks.map(blockText)].join('\n\n') : null
}

function blockText({ kind, lines }: ContentBlock): string {
  const texts = lines.map((spans) => spans.map(({ text }) => text).join(''))
  if (kind === 'HEADING' || kind === 'SUBHEADING') return `## ${texts.join(' ')}`
  const isList = kind === 'LIST' || kind === 'STEPS' || kind === 'CHECKLIST'
  return isList ? texts.map((text) => `- ${text}`).join('\n\n') : texts.join('\n\n')
}
