import type { MarkedToken, Token } from 'marked'
import { ContentFault, type ContentSpan } from './port.ts'

type Marks = Omit<ContentSpan, 'text'>

const NO_MARKS: Marks = { strong: false, emphasis: false, href: null }
const ALLOWED_LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/

/** The text of a line with its marks. Raw HTML and code become plain text; a link to an unsupported target is a ContentFault. */
export function spansOf(tokens: readonly Token[] | undefined, slug: string, marks: Marks = NO_MARKS): ContentSpan[] {
  return joined((tokens ?? []).flatMap((token) => tokenSpans(token as MarkedToken, slug, marks)))
}

function tokenSpans(token: MarkedToken, slug: string, marks: Marks): ContentSpan[] {
  switch (token.type) {
    case 'strong':
      return spansOf(token.tokens, slug, { ...marks, strong: true })
    case 'em':
      return spansOf(token.tokens, slug, { ...marks, emphasis: true })
    case 'link':
      return spansOf(token.tokens, slug, { ...marks, href: checkedLink(token.href, slug) })
    case 'br':
      return [{ text: '\n', ...marks }]
    case 'image':
      throw new ContentFault(`${slug}: a picture stands in a paragraph of its own`, {
        fault: 'PICTURE_IN_TEXT',
        found: token.raw,
      })
    case 'checkbox':
      return []
    case 'paragraph':
      return spansOf(token.tokens, slug, marks)
    case 'text':
      if (token.tokens) return spansOf(token.tokens, slug, marks)
      return [{ text: oneLine(token.text), ...marks }]
    case 'escape':
      return [{ text: token.text, ...marks }]
    default:
      return [{ text: oneLine(token.raw), ...marks }]
  }
}

/** Throws a ContentFault for anything but http(s), mailto, tel and paths of this shop. */
export function checkedLink(href: string, slug: string): string {
  if (!ALLOWED_LINK.test(href))
    throw new ContentFault(`${slug}: a link must not lead to "${href}"`, { fault: 'LINK', found: href })
  return href
}

/** Line breaks within the source have no meaning. */
function oneLine(text: string): string {
  return text.replaceAll(/ *\n */g, ' ')
}

/** Merges neighbouring spans with the same marks. */
function joined(spans: readonly ContentSpan[]): ContentSpan[] {
  const all: ContentSpan[] = []
  for (const span of spans) {
    const last = all.at(-1)
    const isSame = last?.strong === span.strong && last.emphasis === span.emphasis && last.href === span.href
    if (last && isSame) all[all.length - 1] = { ...last, text: last.text + span.text }
    else if (span.text) all.push(span)
  }
  return all
}
