/** Finds which of a few known texts a range of bytes spells, without creating a string: rows have dozens of such codes. */
export class CodeTable {
  readonly #texts: readonly Text[]
  /** Position in `values` by hash, −1 for a free place; four places for each value keep probing short. */
  readonly #places: Int16Array
  readonly #mask: number

  constructor(values: readonly string[]) {
    this.#texts = values.map(textOf)
    const size = 2 ** Math.ceil(Math.log2(values.length * 4))
    this.#places = new Int16Array(size).fill(-1)
    this.#mask = size - 1
    for (const [position, { length, first, last }] of this.#texts.entries()) {
      let place = this.#hash(length, first, last)
      while (this.#places[place]! >= 0) place = (place + 1) & this.#mask
      this.#places[place] = position
    }
  }

  /** The position among the values of the text that bytes `from` … `to` − 1 spell; −1 where it is none of them. */
  find(bytes: DataView, from: number, to: number): number {
    const length = to - from
    const first = firstWord(bytes, from, to)
    const last = lastWord(bytes, from, to)
    let place = this.#hash(length, first, last)
    for (;;) {
      const position = this.#places[place]!
      if (position < 0) return -1
      const text = this.#texts[position]!
      if (text.length === length && text.first === first && text.last === last && hasMiddle(text, bytes, from))
        return position
      place = (place + 1) & this.#mask
    }
  }

  /** Codes differ in their ends and lengths, nearly always; what collides is compared byte by byte anyway. */
  #hash(length: number, first: number, last: number): number {
    const hash = Math.imul(Math.imul(first, 0x01000193) ^ last ^ length, 0x9e3779b1)
    return (hash >>> 16) & this.#mask
  }
}

/** A text as words of four bytes, which are compared at once. */
interface Text {
  readonly length: number
  readonly first: number
  readonly last: number
  /** Those between the first and the last one, which the last of them may overlap. */
  readonly middle: Int32Array
}

function textOf(value: string): Text {
  const { buffer, byteOffset, byteLength: length } = new TextEncoder().encode(value)
  const bytes = new DataView(buffer, byteOffset, length)
  const words = Math.max(Math.ceil(length / 4) - 2, 0)
  const middle = Int32Array.from({ length: words }, (_, word) => bytes.getInt32(4 + word * 4))
  return { length, first: firstWord(bytes, 0, length), last: lastWord(bytes, 0, length), middle }
}

function firstWord(bytes: DataView, from: number, to: number): number {
  return to - from >= 4 ? bytes.getInt32(from) : shortWord(bytes, from, to)
}

function lastWord(bytes: DataView, from: number, to: number): number {
  return to - from >= 4 ? bytes.getInt32(to - 4) : 0
}

/** The bytes of a text that is shorter than a word. */
function shortWord(bytes: DataView, from: number, to: number): number {
  let word = 0
  for (let at = from; at < to; at++) word = (word << 8) | bytes.getUint8(at)
  return word
}

function hasMiddle({ middle }: Text, bytes: DataView, from: number): boolean {
  for (let word = 0; word < middle.length; word++)
    if (middle[word] !== bytes.getInt32(from + 4 + word * 4)) return false
  return true
}
