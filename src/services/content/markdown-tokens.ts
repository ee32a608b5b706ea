import { Marked, type MarkedToken } from 'marked'

/** `+++ title` and the lines below it. */
interface DisclosureToken {
  readonly type: 'disclosure'
  readonly raw: string
  readonly title: string
  readonly text: string
}

/** One or more lines `=> [title](/path) line | picture`. */
interface TilesToken {
  readonly type: 'tiles'
  readonly raw: string
  readonly tiles: readonly string[]
}

/** `!> [label](/path)` or `!video [title](name)`. */
interface TargetToken {
  readonly type: 'action' | 'video'
  readonly raw: string
  readonly label: string
  readonly target: string
}

export type BlockToken = MarkedToken | DisclosureToken | TilesToken | TargetToken

const PART = String.raw`((?:[^\n]*\S[^\n]*(?:\n|$))*)`
/** Empty lines below the title, where plain text follows: people leave one as below a heading. */
const GAP = String.raw`(?:(?:[^\S\n]*\n)+(?![#>|!=+*-]|\d+\. ))?`
const DISCLOSURE = new RegExp(String.raw`^\+\+\+ +([^\n]+)(?:\n|$)${GAP}${PART}`)
const TARGET = /^!(>|video) +\[([^\]\n]+)\]\(([^)\s]+)\) *(?:\n+|$)/
const TILES = new RegExp(String.raw`^=> +${PART}`)

// GitHub's Markdown without raw HTML, indented code and automatic links: these stay plain text.
const markdown = new Marked({
  gfm: true,
  tokenizer: { html: nothing, tag: nothing, code: nothing, url: nothing },
  extensions: [
    {
      name: 'target',
      level: 'block',
      start: (source) => /^!(?:>|video) /m.exec(source)?.index,
      tokenizer(source): TargetToken | undefined {
        const [raw, sign, label = '', target = ''] = TARGET.exec(source) ?? []
        return raw === undefined ? undefined : { type: sign === '>' ? 'action' : 'video', raw, label, target }
      },
    },
    {
      name: 'disclosure',
      level: 'block',
      tokenizer(source): DisclosureToken | undefined {
        const [raw, title = '', text = ''] = DISCLOSURE.exec(source) ?? []
        return raw === undefined ? undefined : { type: 'disclosure', raw, title, text }
      },
    },
    {
      name: 'tiles',
      level: 'block',
      tokenizer(source): TilesToken | undefined {
        const [raw, text = ''] = TILES.exec(source) ?? []
        if (raw === undefined) return undefined
        const tiles = text.split(/\n=> +/).map((tile) => tile.trim().replaceAll(/\s*\n\s*/g, ' '))
        return { type: 'tiles', raw, tiles }
      },
    },
  ],
})

function nothing(): undefined {
  return undefined
}

/** A block, and the line of the text in which it begins, from 1. */
export interface PlacedToken {
  readonly token: BlockToken
  readonly line: number
}

/** The blocks of a text without empty lines and link definitions. */
export function blockTokens(source: string): PlacedToken[] {
  const placed: PlacedToken[] = []
  let line = 1
  for (const token of new markdown.Lexer(markdown.defaults).lex(source) as BlockToken[]) {
    const emptyLines = /^(?:[^\S\n]*\n)*/.exec(token.raw)?.[0] ?? ''
    if (token.type !== 'space' && token.type !== 'def') placed.push({ token, line: line + linesIn(emptyLines) })
    line += linesIn(token.raw)
  }
  return placed
}

function linesIn(text: string): number {
  return text.split('\n').length - 1
}

/** The tokens of one line. */
export function inlineTokens(text: string): MarkedToken[] {
  return new markdown.Lexer(markdown.defaults).inlineTokens(text) as MarkedToken[]
}
