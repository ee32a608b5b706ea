/** Finds which of a few known texts a range of bytes spells, without creating a string: rows have dozens of such codes. */
export class CodeTable {
  readonly #texts: readonly Uint8Array[]
  /** Position in `values` by hash, −1 for a free place; four places for each value keep probing short. */
  readonly #places: Int16Array
  readonly #mask: number

  constructor(values: readonly string[]) {
    this.#texts = values.map((value) => new TextEncoder().encode(value))
    const size = 2 ** Math.ceil(Math.log2(values.length * 4))
    this.#places = new Int16Array(size).fill(-1)
    this.#mask = size - 1
    for (const [position, text] of this.#texts.entries()) {
      let place = this.#hash(text, 0, text.length)
      while (this.#places[place]! >= 0) place = (place + 1) & this.#mask
      this.#places[place] = position
    }
  }

  /** The position among the values of the text that bytes `from` … `to` − 1 spell; −1 where it is none of them. */
  find(bytes: Uint8Array, from: number, to: number): number {
    let place = this.#hash(bytes, from, to)
    for (;;) {
      const position = this.#places[place]!
      if (position < 0 || isText(this.#texts[position]!, bytes, from, to)) return position
      place = (place + 1) & this.#mask
    }
  }

  /** The FNV-1a hash of the bytes. */
  #hash(bytes: Uint8Array, from: number, to: number): number {
    let hash = 0x811c9dc5
    for (let at = from; at < to; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193)
    return (hash ^ (hash >>> 15)) & this.#mask
  }
}

function isText(text: Uint8Array, bytes: Uint8Array, from: number, to: number): boolean {
  if (text.length !== to - from) return false
  for (let index = 0; index < text.length; index++) if (text[index] !== bytes[from + index]) return false
  return true
}
