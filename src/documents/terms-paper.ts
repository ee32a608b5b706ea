import type { PaperOrder } from '#domain/order/paper-order.ts'
import { documentTexts } from '#messages/documents.ts'
import { inLanguage } from '#messages/texts.ts'
import type { Paper, PaperPart } from './paper.ts'
import { day, sellerFooter } from './words.ts'

/** The general terms as they were agreed to. */
export function termsPaper({ id, locale, seller, terms, placedOn }: PaperOrder & { readonly terms: string }): Paper {
  const texts = inLanguage(documentTexts, locale)
  const { title, parts } = termsParts(terms)
  const number = texts.number(String(id))
  return {
    title: title ?? number,
    locale,
    author: seller.name,
    footer: sellerFooter({ ...seller, iban: null }, locale),
    pageOf: texts.pageOf,
    parts: [{ paragraph: `${number}, ${texts.orderedOn(day(placedOn))}`, isSmall: true }, ...parts],
  }
}

/** A text as orders keep it: `# ` before its title, `## ` before headings, `- ` before items, else paragraphs, blank lines between. */
export function termsParts(text: string): { readonly title: string | undefined; readonly parts: readonly PaperPart[] } {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '')
  const title = blocks[0]?.startsWith('# ') ? blocks[0].slice(2) : undefined
  const parts = blocks.slice(title === undefined ? 0 : 1).map((block): PaperPart => {
    if (block.startsWith('## ')) return { heading: block.slice(3) }
    return block.startsWith('- ') ? { list: [block.slice(2)] } : { paragraph: block }
  })
  return { title, parts }
}
