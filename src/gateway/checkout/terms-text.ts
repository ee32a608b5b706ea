import type { Locale } from '#domain/locale.ts'
import type { Content, ContentBlock, ContentSpan } from '#services/content/port.ts'

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
