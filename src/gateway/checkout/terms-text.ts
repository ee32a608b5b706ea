import type { Locale } from '#domain/locale.ts'
import type { Content, ContentBlock } from '#services/content/port.ts'

/** The general terms as they are now, to be kept with an order: `# ` and `## ` before headings, `- ` before items, else paragraphs. */
export async function termsText(content: Content, locale: Locale): Promise<string | null> {
  return pageText(content, 'agb', locale)
}

/** The instruction on withdrawal, in the same form. */
export async function withdrawalText(content: Content, locale: Locale): Promise<string | null> {
  return pageText(content, 'widerrufsbelehrung', locale)
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
