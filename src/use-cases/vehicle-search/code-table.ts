/** Finds which of a few known texts a range of bytes spells, without creating a string: rows have dozens of such codes. */
export class CodeTable {
  readonly #texts: readonly DataView[]
  /** Position in `values` by hash, −1 for a free place; four places for each value keep probing short. */
  readonly #places: Int16Array
  readonly #mask: number

  constructor(values: readonly string[]) {
    this.#texts = values.map((value) => new DataView(new TextEncoder().encode(value).buffer))
    const size = 2 ** Math.ceil(Math.log2(values.length * 4))
    this.#places = new Int16Array(size).fill(-1)
    this.#mask = size - 1
    for (const [position, text] of this.#texts.entries()) {
      let place = this.#hash(text, 0, text.byteLength)
      while (this.#places[place]! >= 0) place = (place + 1) & this.#mask
      this.#places[place] = position
    }
  }

  /** The position among the values of the text that bytes `from` … `to` − 1 spell; −1 where it is none of them. */
  find(bytes: DataView, from: number, to: number): number {
    let place = this.#hash(bytes, from, to)
    for (;;) {
      const position = this.#places[place]!
      if (position < 0 || isText(this.#texts[position]!, bytes, from, to)) return position
      place = (place + 1) & this.#mask
    }
  }

  /** As FNV-1a does it, but four bytes at once. */
  #hash(bytes: DataView, from: number, to: number): number {
    let hash = 0x811c9dc5
    let at = from
    for (; at + 4 <= to; at += 4) hash = Math.imul(hash ^ bytes.getInt32(at), 0x01000193)
    for (; at < to; at++) hash = Math.imul(hash ^ bytes.getUint8(at), 0x01000193)
    hash ^= hash >>> 16 // the first bytes of a word reach only the upper bits
    return (hash ^ (hash >>> 8)) & this.#mask
  }
}

function isText(text: DataView, bytes: DataView, from: number, to: number): boolean {
  const length = to - from
  if (text.byteLength !== length) return false
  let index = 0
  for (; index + 4 <= length; index += 4) if (text.getInt32(index) !== bytes.getInt32(from + index)) return false
  for (; index < length; index++) if (text.getUint8(index) !== bytes.getUint8(from + index)) return false
  return true
}
