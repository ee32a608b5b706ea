// The kernels in AssemblyScript, compiled to WebAssembly with SIMD by build.ts. See kernels.ts for what each one does;
// js-kernels.ts does the same in plain TypeScript. Four words of a bitset make one vector.

// @ts-nocheck

const NONE: i32 = i32.MIN_VALUE

/** Byte-wise population counts may be added up 31 times (31 × 8 < 256) before they must be widened. */
const BYTE_SUMS: u32 = 31

/** Rows fetched at a time, in bytes of the list: sixteen rows, more than the processor can wait for at once. */
const BATCH_BYTES: usize = 64

/** Sums up the values read ahead, because the compiler would remove reads without a use. */
let fetched: u32 = 0

export function and(out: usize, a: usize, b: usize, words: usize): void {
  for (let at: usize = 0, end = words << 2; at < end; at += 16)
    v128.store(out + at, v128.and(v128.load(a + at), v128.load(b + at)))
}

export function or(out: usize, a: usize, b: usize, words: usize): void {
  for (let at: usize = 0, end = words << 2; at < end; at += 16)
    v128.store(out + at, v128.or(v128.load(a + at), v128.load(b + at)))
}

export function andNot(out: usize, a: usize, b: usize, words: usize): u32 {
  for (let at: usize = 0, end = words << 2; at < end; at += 16)
    v128.store(out + at, v128.andnot(v128.load(a + at), v128.load(b + at)))
  return count(out, words)
}

export function count(a: usize, words: usize): u32 {
  let total = i32x4.splat(0)
  const end = a + (words << 2)
  while (a < end) {
    let sums = i8x16.splat(0)
    for (let i: u32 = 0; i < BYTE_SUMS && a < end; i++, a += 16) sums = i8x16.add(sums, i8x16.popcnt(v128.load(a)))
    total = i32x4.add(total, widen(sums))
  }
  return sumOf(total)
}

export function countAnd(a: usize, b: usize, words: usize): u32 {
  let total = i32x4.splat(0)
  const end = a + (words << 2)
  // Four vectors at a time, then the remaining ones.
  for (; a + 64 <= end; a += 64, b += 64) {
    let sums = i8x16.popcnt(v128.and(v128.load(a), v128.load(b)))
    sums = i8x16.add(sums, i8x16.popcnt(v128.and(v128.load(a, 16), v128.load(b, 16))))
    sums = i8x16.add(sums, i8x16.popcnt(v128.and(v128.load(a, 32), v128.load(b, 32))))
    sums = i8x16.add(sums, i8x16.popcnt(v128.and(v128.load(a, 48), v128.load(b, 48))))
    total = i32x4.add(total, widen(sums))
  }
  for (; a < end; a += 16, b += 16) total = i32x4.add(total, widen(i8x16.popcnt(v128.and(v128.load(a), v128.load(b)))))
  return sumOf(total)
}

export function scan(column: usize, words: usize, low: i32, high: i32, out: usize): void {
  const lows = i32x4.splat(low)
  const highs = i32x4.splat(high)
  // Sixteen numbers make sixteen bits.
  for (let end = out + (words << 2); out < end; out += 2, column += 64) {
    const first = i16x8.narrow_i32x4_s(
      within(v128.load(column), lows, highs),
      within(v128.load(column, 16), lows, highs),
    )
    const second = i16x8.narrow_i32x4_s(
      within(v128.load(column, 32), lows, highs),
      within(v128.load(column, 48), lows, highs),
    )
    store<u16>(out, <u16>i8x16.bitmask(i8x16.narrow_i16x8_s(first, second)))
  }
}

export function sweep(filters: usize, filterCount: u32, base: usize, all: usize, one: usize, words: usize): u32 {
  for (let at: usize = 0, end = words << 2; at < end; at += 16) {
    let missed = v128.not(v128.load(<usize>load<u32>(filters) + at))
    let missedTwice = i8x16.splat(0)
    for (let filter: u32 = 1; filter < filterCount; filter++) {
      const missing = v128.not(v128.load(<usize>load<u32>(filters + (filter << 2)) + at))
      missedTwice = v128.or(missedTwice, v128.and(missed, missing))
      missed = v128.or(missed, missing)
    }
    const within = v128.load(base + at)
    v128.store(all + at, v128.andnot(within, missed))
    v128.store(one + at, v128.and(within, v128.andnot(missed, missedTwice)))
  }
  return count(all, words)
}

export function firstWord(bits: usize, words: usize): u32 {
  let word: usize = 0
  while (word < words && !v128.any_true(v128.load(bits + (word << 2)))) word += 4
  return <u32>word
}

export function endWord(bits: usize, words: usize): u32 {
  let word = words
  while (word > 0 && !v128.any_true(v128.load(bits + ((word - 4) << 2)))) word -= 4
  return <u32>word
}

export function list(bits: usize, words: usize, first: u32, out: usize): u32 {
  const start = out
  for (let word: usize = 0; word < words; word += 2, first += 64) {
    let rest = load<u64>(bits + (word << 2))
    while (rest) {
      store<u32>(out, first + <u32>ctz(rest))
      out += 4
      rest &= rest - 1
    }
  }
  return <u32>((out - start) >>> 2)
}

export function countBits16(bits: usize, words: usize, column: usize, counters: usize): void {
  for (let word: usize = 0; word < words; word += 2) {
    let rest = load<u64>(bits + (word << 2))
    if (!rest) continue
    const codes = column + (word << 6)
    if (rest == u64.MAX_VALUE) {
      for (let at: usize = 0; at < 128; at += 8) increaseFour(counters, load<u64>(codes + at))
      continue
    }
    while (rest) {
      increase(counters, load<u16>(codes + ((<usize>ctz(rest)) << 1)))
      rest &= rest - 1
    }
  }
}

export function countBits32(bits: usize, words: usize, column: usize, counters: usize): void {
  for (let word: usize = 0; word < words; word += 2) {
    let rest = load<u64>(bits + (word << 2))
    const codes = column + (word << 7)
    while (rest) {
      increase(counters, load<u32>(codes + ((<usize>ctz(rest)) << 2)))
      rest &= rest - 1
    }
  }
}

export function countList16(list: usize, length: u32, column: usize, counters: usize): void {
  for (let end = list + ((<usize>length) << 2); list < end; list += 4)
    increase(counters, load<u16>(column + ((<usize>load<u32>(list)) << 1)))
}

export function countList32(list: usize, length: u32, column: usize, counters: usize): void {
  for (let end = list + ((<usize>length) << 2); list < end; list += 4)
    increase(counters, load<u32>(column + ((<usize>load<u32>(list)) << 2)))
}

export function countRows(
  list: usize,
  length: u32,
  rows: usize,
  stride: usize,
  quads: usize,
  counters: usize,
  terms: usize,
  termCounters: usize,
): void {
  const codeBytes = quads << 3
  const termBytes = terms << 2
  for (const end = list + ((<usize>length) << 2); list < end; ) {
    const batchEnd = min(list + BATCH_BYTES, end)
    fetchRows(list, batchEnd, rows, stride)
    for (; list < batchEnd; list += 4) {
      const row = rows + <usize>load<u32>(list) * stride
      for (let at: usize = 0; at < codeBytes; at += 8) increaseFour(counters, load<u64>(row + at))
      for (let at: usize = 0; at < termBytes; at += 4)
        increase(load<u32>(termCounters + at), load<u32>(row + codeBytes + at))
    }
  }
}

/** Reads each cache line of a few rows first: these reads wait for memory together, the increments would wait one by one. */
function fetchRows(list: usize, end: usize, rows: usize, stride: usize): void {
  for (; list < end; list += 4) {
    const row = rows + <usize>load<u32>(list) * stride
    for (let at: usize = 0; at < stride; at += 64) fetched += load<u32>(row + at)
  }
}

export function extent(bits: usize, words: usize, column: usize, out: usize): void {
  let lows = i32x4.splat(i32.MAX_VALUE)
  let highs = i32x4.splat(NONE)
  const none = i32x4.splat(NONE)
  const lanes = i32x4(1, 2, 4, 8)
  for (let end = bits + (words << 2); bits < end; bits += 4, column += 128) {
    let rest = load<u32>(bits)
    if (!rest) continue
    for (let at: usize = 0; at < 128; at += 16, rest >>= 4) {
      if (!(rest & 15)) continue
      const chosen = i32x4.eq(v128.and(i32x4.splat(rest), lanes), lanes)
      const numbers = v128.bitselect(v128.load(column + at), none, chosen)
      highs = i32x4.max_s(highs, numbers)
      lows = i32x4.min_s(lows, v128.bitselect(i32x4.splat(i32.MAX_VALUE), numbers, i32x4.eq(numbers, none)))
    }
  }
  store<i32>(
    out,
    min(
      min(i32x4.extract_lane(lows, 0), i32x4.extract_lane(lows, 1)),
      min(i32x4.extract_lane(lows, 2), i32x4.extract_lane(lows, 3)),
    ),
  )
  store<i32>(
    out,
    max(
      max(i32x4.extract_lane(highs, 0), i32x4.extract_lane(highs, 1)),
      max(i32x4.extract_lane(highs, 2), i32x4.extract_lane(highs, 3)),
    ),
    4,
  )
}

function within(numbers: v128, lows: v128, highs: v128): v128 {
  return v128.and(i32x4.ge_s(numbers, lows), i32x4.le_s(numbers, highs))
}

function widen(sums: v128): v128 {
  return i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(sums))
}

function sumOf(sums: v128): u32 {
  return (
    i32x4.extract_lane(sums, 0) +
    i32x4.extract_lane(sums, 1) +
    i32x4.extract_lane(sums, 2) +
    i32x4.extract_lane(sums, 3)
  )
}

function increase(counters: usize, code: u32): void {
  const counter = counters + ((<usize>code) << 2)
  store<u32>(counter, load<u32>(counter) + 1)
}

function increaseFour(counters: usize, codes: u64): void {
  increase(counters, <u32>codes & 0xffff)
  increase(counters, <u32>(codes >> 16) & 0xffff)
  increase(counters, <u32>(codes >> 32) & 0xffff)
  increase(counters, <u32>(codes >> 48))
}
