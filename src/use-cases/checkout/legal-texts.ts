import type { CustomerKind } from '#domain/account/customer.ts'
import type { Locale } from '#domain/locale.ts'
import type { Content, ContentBlock, ContentSpan } from '#services/content/port.ts'

/** What an order is concluded under, every word that is shown: `# ` and `## ` before headings, `- ` before items, else paragraphs. */
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
