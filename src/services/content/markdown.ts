import { ContentFault } from './content-fault.ts'
import type { ContentBlock, ContentBlockKind, ContentPage, ContentSpan, ContentTile } from './port.ts'

/**
 * Reads our small part of Markdown: `# title`, then a paragraph that describes the page, then `##`/`###` headings, paragraphs,
 * `>` notices, `-` and `1.` lists, `- [x]` checklists, `**bold**` and `[links](/path)`. A part that begins with `+++ title` is a
 * section that opens and closes, its other lines the text inside. `=> [title](/path) line | picture` is a teaser tile; several
 * lines stand beside each other. Anything else, HTML included, is plain text. Parts are separated by empty lines. Throws a ContentFault without a title or a description, or for a link that leads anywhere odd.
 */
export function readPage(slug: string, source: string): ContentPage {
  const [title, description, ...parts] = source
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (!title?.startsWith('# ')) throw new ContentFault(`${slug}: a page begins with "# title"`)
  if (!description || markOf(description)) throw new ContentFault(`${slug}: a paragraph must follow the title`)
  const line = spansOf(joined(description), slug)
  return {
    slug,
    title: title.slice(2),
    description: line.map(({ text }) => text).join(''),
    blocks: parts.map((part) => blockOf(part, slug)),
  }
}

const MARKS: readonly { readonly kind: ContentBlockKind; readonly mark: RegExp }[] = [
  { kind: 'HEADING', mark: /^## +/ },
  { kind: 'SUBHEADING', mark: /^### +/ },
  { kind: 'NOTICE', mark: /^> ?/ },
  { kind: 'CHECKLIST', mark: /^- \[x\] +/ },
  { kind: 'FOLD', mark: /^\+\+\+ +/ },
  { kind: 'TILES', mark: /^=> +/ },
  { kind: 'LIST', mark: /^- +/ },
  { kind: 'STEPS', mark: /^\d+\. +/ },
]

const LISTS: ReadonlySet<ContentBlockKind> = new Set(['LIST', 'STEPS', 'CHECKLIST'])

function markOf(part: string) {
  return MARKS.find(({ mark }) => mark.test(part))
}

function blockOf(part: string, slug: string): ContentBlock {
  const { kind, mark } = markOf(part) ?? { kind: 'PARAGRAPH' as const, mark: /^/ }
  const lines = part.split('\n')
  if (LISTS.has(kind)) return { kind, lines: items(lines, mark).map((item) => spansOf(item, slug)) }
  if (kind === 'TILES') return { kind, lines: [], tiles: items(lines, mark).map((item) => tileOf(item, slug)) }
  if (kind === 'FOLD') {
    const [title = '', ...inside] = lines
    if (inside.length === 0) throw new ContentFault(`${slug}: nothing stands below "${title}"`)
    return { kind, lines: [title.replace(mark, ''), joined(inside.join('\n'))].map((line) => spansOf(line, slug)) }
  }
  const text = lines.map((line) => line.replace(mark, '')).join('\n')
  return { kind, lines: [spansOf(joined(text), slug)] }
}

/** An item goes on until the next mark. */
function items(lines: readonly string[], mark: RegExp): string[] {
  const all: string[] = []
  for (const line of lines) {
    if (mark.test(line)) all.push(line.replace(mark, ''))
    else all[all.length - 1] += ` ${line.trim()}`
  }
  return all
}

/** Lines are only for the editor's eyes; a backslash at the end keeps one. */
function joined(text: string): string {
  return text.replaceAll(/\\\n/g, '\u2028').replaceAll('\n', ' ').replaceAll('\u2028', '\n')
}

const INLINE = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/g
const ALLOWED = /^(https:\/\/|mailto:|tel:|\/(?!\/)|#)/

function spansOf(text: string, slug: string): ContentSpan[] {
  const spans: ContentSpan[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    const { strong, label, href } = match.groups ?? {}
    if (href !== undefined && !ALLOWED.test(href)) throw new ContentFault(`${slug}: a link must not lead to "${href}"`)
    if (match.index > end) spans.push(plain(text.slice(end, match.index)))
    spans.push({ text: strong ?? label ?? '', strong: strong !== undefined, href: href ?? null })
    end = match.index + match[0].length
  }
  if (end < text.length) spans.push(plain(text.slice(end)))
  return spans
}

function tileOf(item: string, slug: string): ContentTile {
  const [, title, href, line, picture] = /^\[([^\]]+)\]\(([^)\s]+)\) *([^|]*?) *(?:\| *(\S+))?$/.exec(item) ?? []
  if (!title || !href) throw new ContentFault(`${slug}: a tile is written "=> [title](/path) line | picture"`)
  if (!ALLOWED.test(href)) throw new ContentFault(`${slug}: a link must not lead to "${href}"`)
  return { title, href, line: line ?? '', picture: picture ?? null }
}

function plain(text: string): ContentSpan {
  return { text, strong: false, href: null }
}
