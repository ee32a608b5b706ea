/** A word, number or sign of a typed text, with its position. */
export interface Token {
  readonly kind: 'word' | 'number' | 'sign'
  /** Words in lower case, with umlauts spelt out and accents removed; numbers and signs as typed. */
  readonly text: string
  /** The value of a number; NaN where it is unclear ("1.2.3"). */
  readonly value: number
  readonly start: number
  readonly end: number
  /** Follows the token before it without a space: "100tkm", "e-tron". */
  readonly glued: boolean
}

const PART = /(?<number>\d+(?:[.,]\d+)*)|(?<word>\p{L}[\p{L}\p{M}'’]*)|(?<sign>€|<=?|>=?|≤|≥|\+|[-–/])/gu
const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** A word as it is compared: "Škoda" → "skoda", "Türer" → "tuerer". */
export function folded(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => GERMAN[letter]!)
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
}

/** A name as it is looked up: folded, letters and digits only. "C-Klasse" → "cklasse", "ID.3" → "id3". */
export function compact(name: string): string {
  return folded(name).replaceAll(/[^\p{L}\d]+/gu, '')
}

/** The tokens of a text in their order; any other character only separates them. */
export function tokensOf(text: string): Token[] {
  let last = -1
  return Array.from(text.matchAll(PART), (match) => {
    const { number, word } = match.groups ?? {}
    const start = match.index
    const end = start + match[0].length
    const glued = start === last
    last = end
    const kind = number ? 'number' : word ? 'word' : 'sign'
    return { kind, text: word ? folded(word) : match[0], value: number ? numberOf(number) : NaN, start, end, glued }
  })
}

/** "20.000" and "20,000" are twenty thousand, "5,4" and "5.4" have a decimal. */
function numberOf(text: string): number {
  if (/^\d{1,3}([.,]\d{3})+$/.test(text)) return Number(text.replaceAll(/[.,]/g, ''))
  return /^\d{1,9}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : NaN
}

/** The tokens from a position on as one compact text: "e", "-", "tron" → "etron". Null where fewer are left. */
export function joinedTokens(tokens: readonly Token[], from: number, count: number): string | null {
  if (from + count > tokens.length) return null
  const part = tokens.slice(from, from + count)
  // A sign joins two words, but neither begins nor ends a name.
  if (part[0]?.kind === 'sign' || part.at(-1)?.kind === 'sign') return null
  return part.map(({ kind, text }) => (kind === 'sign' ? '' : text.replaceAll(/[.,]/g, ''))).join('')
}
