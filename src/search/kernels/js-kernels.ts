import type { Kernels } from './kernels.ts'

const NONE = -(2 ** 31)

/** The kernels in plain TypeScript: the fallback where the compiled ones are missing, and what tests compare those with. */
export function createJsKernels(memory: WebAssembly.Memory): Kernels {
  let buffer = memory.buffer
  let u32 = new Uint32Array(buffer)
  let i32 = new Int32Array(buffer)
  let u16 = new Uint16Array(buffer)

  /** Growing the memory detaches its buffer, so each kernel renews its views first. */
  function refresh(): void {
    if (buffer === memory.buffer) return
    buffer = memory.buffer
    u32 = new Uint32Array(buffer)
    i32 = new Int32Array(buffer)
    u16 = new Uint16Array(buffer)
  }

  function countBits(
    bits: number,
    words: number,
    codes: Uint16Array | Uint32Array,
    first: number,
    table: number,
  ): void {
    for (let word = 0; word < words; word++) {
      let rest = i32[bits + word]!
      while (rest !== 0) {
        const counter = table + codes[first + (word << 5) + lowestBit(rest)]!
        u32[counter] = u32[counter]! + 1
        rest &= rest - 1
      }
    }
  }

  function countList(
    list: number,
    length: number,
    codes: Uint16Array | Uint32Array,
    first: number,
    table: number,
  ): void {
    for (let i = list; i < list + length; i++) {
      const counter = table + codes[first + u32[i]!]!
      u32[counter] = u32[counter]! + 1
    }
  }

  return {
    and(out, a, b, words) {
      refresh()
      for (let w = 0; w < words; w++) i32[(out >>> 2) + w] = i32[(a >>> 2) + w]! & i32[(b >>> 2) + w]!
    },

    or(out, a, b, words) {
      refresh()
      for (let w = 0; w < words; w++) i32[(out >>> 2) + w] = i32[(a >>> 2) + w]! | i32[(b >>> 2) + w]!
    },

    andNot(out, a, b, words) {
      refresh()
      let count = 0
      for (let w = 0; w < words; w++) {
        const word = i32[(a >>> 2) + w]! & ~i32[(b >>> 2) + w]!
        i32[(out >>> 2) + w] = word
        count += bitCount(word)
      }
      return count
    },

    count(a, words) {
      refresh()
      let count = 0
      for (let w = 0; w < words; w++) count += bitCount(i32[(a >>> 2) + w]!)
      return count
    },

    countAnd(a, b, words) {
      refresh()
      let count = 0
      for (let w = 0; w < words; w++) count += bitCount(i32[(a >>> 2) + w]! & i32[(b >>> 2) + w]!)
      return count
    },

    scan(column, words, low, high, out) {
      refresh()
      let at = column >>> 2
      for (let w = 0; w < words; w++) {
        let word = 0
        for (let bit = 0; bit < 32; bit++, at++) {
          const value = i32[at]!
          if (value >= low && value <= high) word |= 1 << bit
        }
        i32[(out >>> 2) + w] = word
      }
    },

    sweep(filters, filterCount, base, all, one, words) {
      refresh()
      let count = 0
      for (let w = 0; w < words; w++) {
        let missed = 0
        let missedTwice = 0
        for (let f = 0; f < filterCount; f++) {
          const missing = ~i32[(u32[(filters >>> 2) + f]! >>> 2) + w]!
          missedTwice |= missed & missing
          missed |= missing
        }
        const within = i32[(base >>> 2) + w]!
        i32[(all >>> 2) + w] = within & ~missed
        i32[(one >>> 2) + w] = within & missed & ~missedTwice
        count += bitCount(within & ~missed)
      }
      return count
    },

    firstWord(bits, words) {
      refresh()
      let word = 0
      while (word < words && i32[(bits >>> 2) + word] === 0) word++
      return word & ~3
    },

    endWord(bits, words) {
      refresh()
      let word = words
      while (word > 0 && i32[(bits >>> 2) + word - 1] === 0) word--
      return (word + 3) & ~3
    },

    list(bits, words, first, out) {
      refresh()
      let at = out >>> 2
      for (let w = 0; w < words; w++) {
        let rest = i32[(bits >>> 2) + w]!
        while (rest !== 0) {
          u32[at++] = first + (w << 5) + lowestBit(rest)
          rest &= rest - 1
        }
      }
      return at - (out >>> 2)
    },

    countBits16(bits, words, column, counters) {
      refresh()
      countBits(bits >>> 2, words, u16, column >>> 1, counters >>> 2)
    },

    countBits32(bits, words, column, counters) {
      refresh()
      countBits(bits >>> 2, words, u32, column >>> 2, counters >>> 2)
    },

    countList16(list, length, column, counters) {
      refresh()
      countList(list >>> 2, length, u16, column >>> 1, counters >>> 2)
    },

    countList32(list, length, column, counters) {
      refresh()
      countList(list >>> 2, length, u32, column >>> 2, counters >>> 2)
    },

    countRows(list, length, rows, stride, quads, counters, terms, termCounters) {
      refresh()
      for (let i = 0; i < length; i++) {
        const row = rows + u32[(list >>> 2) + i]! * stride
        for (let code = 0; code < quads * 4; code++) {
          const counter = (counters >>> 2) + u16[(row >>> 1) + code]!
          u32[counter] = u32[counter]! + 1
        }
        for (let term = 0; term < terms; term++) {
          const counter = (u32[(termCounters >>> 2) + term]! >>> 2) + u32[((row + quads * 8) >>> 2) + term]!
          u32[counter] = u32[counter]! + 1
        }
      }
    },

    extent(bits, words, column, out) {
      refresh()
      let low = 2 ** 31 - 1
      let high = NONE
      for (let w = 0; w < words; w++) {
        let rest = i32[(bits >>> 2) + w]!
        while (rest !== 0) {
          const value = i32[(column >>> 2) + (w << 5) + lowestBit(rest)]!
          if (value !== NONE && value < low) low = value
          if (value > high) high = value
          rest &= rest - 1
        }
      }
      i32[out >>> 2] = low
      i32[(out >>> 2) + 1] = high
    },
  }
}

function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word)
}

function bitCount(word: number): number {
  let count = word - ((word >>> 1) & 0x55555555)
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333)
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
