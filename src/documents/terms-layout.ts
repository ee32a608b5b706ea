import type { LegalVersion } from '#domain/order/legal-version.ts'
import type { OrderDocument } from '#domain/order/order-document.ts'
import { documentTexts } from '#messages/documents.ts'
import { inLanguage } from '#messages/texts.ts'
import type { DocumentLayout, LayoutPart } from './document-layout.ts'
import { formatDate } from '#domain/format/dates.ts'
import { sellerFooter } from './words.ts'

/** The general terms, or another legal text, as they were agreed to or shown. */
export function termsLayout({
  id,
  locale,
  seller,
  terms,
  placedOn,
  version,
}: OrderDocument & { readonly terms: string; readonly version?: LegalVersion | undefined }): DocumentLayout {
  const texts = inLanguage(documentTexts, locale)
  const { title, parts } = termsParts(terms)
  const number = texts.number(String(id))
  const order = `${number}, ${texts.orderedOn(formatDate(placedOn, locale))}`
  const which = version ? [texts.version(version.number, formatDate(version.validFrom, locale))] : []
  return {
    title: title ?? number,
    locale,
    author: seller.name,
    footer: sellerFooter({ ...seller, iban: null }, locale),
    pageOf: texts.pageOf,
    parts: [{ paragraph: [order, ...which].join('. '), isSmall: true }, ...parts],
  }
}

/**
 * A text as orders store it: `# ` before its title, `## ` before headings, `- ` before items, otherwise paragraphs, with blank lines
 * between.
 */
export function termsParts(text: string): {
  readonly title: string | undefined
  readonly parts: readonly LayoutPart[]
} {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '')
  const title = blocks[0]?.startsWith('# ') ? blocks[0].slice(2) : undefined
  const parts = blocks.slice(title === undefined ? 0 : 1).map((block): LayoutPart => {
    // The title of a second text in the same document.
    if (block.startsWith('# ')) return { heading: block.slice(2) }
    if (block.startsWith('## ')) return { heading: block.slice(3) }
    return block.startsWith('- ') ? { list: [block.slice(2)] } : { paragraph: block }
  })
  return { title, parts }
}
