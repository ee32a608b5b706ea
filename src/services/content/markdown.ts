import type { MarkedToken, Tokens } from 'marked'
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts'
import { checkedPicture, splitHead } from './markdown-head.ts'
import { listBlock } from './markdown-list.ts'
import { checkedLink, spansOf } from './markdown-spans.ts'
import { type BlockToken, blockTokens, inlineTokens, type PlacedToken } from './markdown-tokens.ts'
import {
  ContentFault,
  type ContentBlock,
  type ContentImage,
  type ContentPage,
  type ContentSpan,
  type ContentTile,
  type ContentVideo,
} from './port.ts'

/**
 * Reads a page: `# title`, a paragraph as its description, then Markdown: headings, paragraphs, `>` notices, nested lists, `- [x]`
 * checklists, tables, `**bold**`, `*italic*`, `[links](/path)` and `![pictures](key)`. A part that begins with `+++ title` is a section
 * that opens and closes, its other lines the text inside. `=> [title](/path) line | picture` is a teaser tile; tiles on consecutive lines
 * appear side by side. `!> [label](/path)` is a button, `!video [title](name)` one of our videos. Above the title may stand `splitHead`'s
 * lines. HTML stays plain text. Throws a ContentFault without a title or a description, for a link to an unsupported target, and for an
 * unsupported structure.
 */
export function readPage(slug: string, source: string, locale: Locale = DEFAULT_LOCALE): ContentPage {
  const { head, text, headLines } = splitHead(slug, source)
  const [first, second, ...rest] = blockTokens(text)
  const [title, description] = [first?.token, second?.token]
  const at = <Read>({ token, line }: PlacedToken, read: () => Read) => readAt(token.raw, headLines + line, read)
  if (first === undefined || title?.type !== 'heading' || title.depth !== 1)
    throw new ContentFault(`${slug}: a page begins with "# title"`, {
      ...{ fault: 'NO_TITLE', line: headLines + (first?.line ?? 1) },
    })
  if (second === undefined || description?.type !== 'paragraph')
    throw new ContentFault(`${slug}: a paragraph must follow the title`, {
      ...{ fault: 'NO_DESCRIPTION', line: headLines + (second ?? first).line },
    })
  return {
    slug,
    title: at(first, () => textOf(spansOf(title.tokens, slug))),
    description: at(second, () => textOf(spansOf(description.tokens, slug))),
    blocks: rest.flatMap((placed) => at(placed, () => blocksOf(placed.token, slug, locale))),
    ...head,
  }
}

/** Reads a part of the text that begins at this line: a fault inside says its own line. */
function readAt<Read>(raw: string, line: number, read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ContentFault) || !error.wrongLine) throw error
    const { found = '' } = error.wrongLine
    const before = raw.slice(0, Math.max(0, raw.indexOf(found)))
    throw new ContentFault(error.message, { ...error.wrongLine, line: line + before.split('\n').length - 1 })
  }
}

function blocksOf(token: BlockToken, slug: string, locale: Locale): ContentBlock[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: token.depth > 2 ? 'SUBHEADING' : 'HEADING', lines: [spansOf(token.tokens, slug)] }]
    case 'paragraph':
      return paragraphBlocks(token.tokens as MarkedToken[], slug)
    case 'blockquote':
      return [{ kind: 'NOTICE', lines: [noticeLine(token.tokens as MarkedToken[], slug)] }]
    case 'list':
      return [listBlock(token, slug)]
    case 'table':
      return [tableBlock(token, slug)]
    case 'disclosure':
      if (!token.text)
        throw new ContentFault(`${slug}: nothing stands below "+++ ${token.title}"`, {
          fault: 'NO_ANSWER',
          found: token.title,
        })
      return [
        {
          kind: 'DISCLOSURE',
          lines: [token.title, token.text.trim()].map((text) => spansOf(inlineTokens(text), slug)),
        },
      ]
    case 'tiles':
      return [{ kind: 'TILES', lines: [], tiles: token.tiles.map((tile) => tileOf(tile, slug)) }]
    case 'action':
      return [{ kind: 'ACTION', lines: [], action: { label: token.label, href: checkedLink(token.target, slug) } }]
    case 'video':
      return [{ kind: 'VIDEO', lines: [], video: videoOf(token.label, token.target, { slug, locale }) }]
    case 'hr':
      return []
    default:
      return [{ kind: 'PARAGRAPH', lines: [spansOf([token], slug)] }]
  }
}

/** Pictures on a line of their own are blocks. */
function paragraphBlocks(tokens: readonly MarkedToken[], slug: string): ContentBlock[] {
  const images = tokens.filter((token) => token.type === 'image')
  const isAlone = tokens.every((token) => token.type === 'image' || token.raw.trim() === '')
  if (images.length === 0 || !isAlone) return [{ kind: 'PARAGRAPH', lines: [spansOf(tokens, slug)] }]
  return images.map(({ href, text }) => ({ kind: 'IMAGE', lines: [], image: imageOf(href, text, slug) }))
}

/** Only our own pictures: one from another site would tell that site who reads the page. */
function imageOf(source: string, alt: string, slug: string): ContentImage {
  return { key: checkedPicture(source, slug), alt }
}

/** Our own file, in the page's language, with captions beside it. */
function videoOf(title: string, name: string, { slug, locale }: { slug: string; locale: Locale }): ContentVideo {
  if (!/^[a-z0-9-]+$/.test(name))
    throw new ContentFault(`${slug}: "${name}" is no name of a video`, { fault: 'VIDEO', found: name })
  return { title, src: `/videos/${name}.${locale}.mp4`, captions: `/videos/${name}.${locale}.vtt` }
}

/** The paragraphs of a notice become lines of one text. */
function noticeLine(tokens: readonly MarkedToken[], slug: string): ContentSpan[] {
  const paragraphs = tokens.filter(({ type }) => type !== 'space')
  if (paragraphs.some(({ type }) => type !== 'paragraph'))
    throw new ContentFault(`${slug}: a notice holds text alone`, { fault: 'NOTICE' })
  const between = { text: '\n\n', strong: false, emphasis: false, href: null }
  return paragraphs.flatMap((token, index) => [...(index > 0 ? [between] : []), ...spansOf([token], slug)])
}

function tableBlock({ header, rows }: Tokens.Table, slug: string): ContentBlock {
  const lineOf = ({ tokens }: Tokens.TableCell) => spansOf(tokens, slug)
  return { kind: 'TABLE', lines: header.map(lineOf), rows: rows.map((cells) => cells.map(lineOf)) }
}

function tileOf(item: string, slug: string): ContentTile {
  const [, title, href, line, picture] = /^\[([^\]]+)\]\(([^)\s]+)\) *([^|]*?) *(?:\| *(\S+))?$/.exec(item) ?? []
  if (!title || !href)
    throw new ContentFault(`${slug}: a tile is written "=> [title](/path) line | picture"`, {
      fault: 'TILE',
      found: item,
    })
  return {
    title,
    href: checkedLink(href, slug),
    line: line ?? '',
    picture: picture ? checkedPicture(picture, slug) : null,
  }
}

function textOf(spans: readonly ContentSpan[]): string {
  return spans.map(({ text }) => text).join('')
}
