/** Numbers of a text in the table. */
const TEXT_SIZE = 4

/**
 * Finds which of a few known texts a range of bytes spells, without creating a string: rows have dozens of such codes. Texts are compared
 * by words of four bytes.
 */
export class CodeTable {
  /** Of each text its length, its first and last word, and where its middle begins. */
  readonly #texts: Int32Array
  /** The words between the first and the last one of every text, which the last of them may overlap. */
  readonly #middles: Int32Array
  /** Position in `values` by hash, −1 for a free place; four places for each value keep probing short. */
  readonly #places: Int16Array
  readonly #mask: number

  constructor(values: readonly string[]) {
    const texts: number[] = []
    const middles: number[] = []
    const size = 2 ** Math.ceil(Math.log2(values.length * 4))
    this.#places = new Int16Array(size).fill(-1)
    this.#mask = size - 1
    for (const [position, value] of values.entries()) {
      const { buffer, byteOffset, byteLength: length } = new TextEncoder().encode(value)
      const bytes = new DataView(buffer, byteOffset, length)
      const first = firstWord(bytes, 0, length)
      const last = lastWord(bytes, 0, length)
      texts.push(length, first, last, middles.length)
      for (let at = 4; at < length - 4; at += 4) middles.push(bytes.getInt32(at))
      let place = this.#hash(length, first, last)
      while (this.#places[place]! >= 0) place = (place + 1) & this.#mask
      this.#places[place] = position
    }
    this.#texts = Int32Array.from(texts)
    this.#middles = Int32Array.from(middles)
  }

  /** The position among the values of the text that bytes `from` … `to` − 1 spell; −1 where it is none of them. */
  find(bytes: DataView, from: number, to: number): number {
    const texts = this.#texts
    const length = to - from
    const first = firstWord(bytes, from, to)
    const last = lastWord(bytes, from, to)
    let place = this.#hash(length, first, last)
    for (;;) {
      const position = this.#places[place]!
      if (position < 0) return -1
      const text = position * TEXT_SIZE
      const hasEnds = texts[text] === length && texts[text + 1] === first && texts[text + 2] === last
      if (hasEnds && this.#hasMiddle(texts[text + 3]!, bytes, from, to)) return position
      place = (place + 1) & this.#mask
    }
  }

  #hasMiddle(middle: number, bytes: DataView, from: number, to: number): boolean {
    for (let at = from + 4; at < to - 4; at += 4) if (this.#middles[middle++] !== bytes.getInt32(at)) return false
    return true
  }

  /** Codes differ in their ends and lengths, nearly always; what collides is compared byte by byte anyway. */
  #hash(length: number, first: number, last: number): number {
    const hash = Math.imul(Math.imul(first, 0x01000193) ^ last ^ length, 0x9e3779b1)
    return (hash >>> 16) & this.#mask
  }
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
