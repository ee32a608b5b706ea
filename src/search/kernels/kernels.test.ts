import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { compileKernels } from './build.ts'
import type { Kernels } from './kernels.ts'
import { createJsKernels } from './js-kernels.ts'

const WORDS = 24
const SLOTS = WORDS * 32
const ROW_BYTES = 64

/** Addresses in the memory of these tests; everything from OUT on is written to. */
const A = 1024
const B = A + 1024
const NUMBERS = B + 1024
const CODES = NUMBERS + SLOTS * 4
const ROWS = CODES + SLOTS * 2
const POINTERS = ROWS + SLOTS * ROW_BYTES
const LIST = POINTERS + 64
const OUT = LIST + SLOTS * 4
const COUNTERS = OUT + 4096
const END = COUNTERS + 2 * 65_536 * 4

interface Contents {
  a: number[]
  b: number[]
  numbers: number[]
}

const word = fc.oneof(fc.constantFrom(0, 0, 0xffffffff), fc.nat(0xffffffff))
const number = fc.oneof(fc.constantFrom(-(2 ** 31), 2 ** 31 - 1, 0), fc.integer({ min: -40, max: 40 }), fc.integer())
const contents: fc.Arbitrary<Contents> = fc.record({
  a: fc.array(word, { minLength: WORDS, maxLength: WORDS }),
  b: fc.array(word, { minLength: WORDS, maxLength: WORDS }),
  numbers: fc.array(number, { minLength: SLOTS, maxLength: SLOTS }),
})

/** Every call returns a number or nothing; `length` is the number of slots in a's list. */
const calls: Record<string, (kernels: Kernels, length: number) => number | void> = {
  and: (k) => k.and(OUT, A, B, WORDS),
  or: (k) => k.or(OUT, A, B, WORDS),
  andNot: (k) => k.andNot(OUT, A, B, WORDS),
  count: (k) => k.count(A, WORDS),
  countAnd: (k) => k.countAnd(A, B, WORDS),
  'countAnd of less than four vectors': (k) => k.countAnd(A, B, 12),
  scan: (k) => k.scan(NUMBERS, WORDS, -20, 20, OUT),
  'scan without the lowest': (k) => k.scan(NUMBERS, WORDS, -(2 ** 31) + 1, 2 ** 31 - 1, OUT),
  'sweep of one': (k) => k.sweep(POINTERS, 1, B, OUT, OUT + 1024, WORDS),
  'sweep of three': (k) => k.sweep(POINTERS, 3, B, OUT, OUT + 1024, WORDS),
  firstWord: (k) => k.firstWord(A, WORDS),
  endWord: (k) => k.endWord(A, WORDS),
  list: (k) => k.list(A, WORDS, 640, OUT),
  countBits16: (k) => k.countBits16(A, WORDS, CODES, COUNTERS),
  countBits32: (k) => k.countBits32(A, WORDS, OUT, COUNTERS),
  countList16: (k, length) => k.countList16(LIST, length, CODES, COUNTERS),
  countList32: (k, length) => k.countList32(LIST, length, OUT, COUNTERS),
  countRows: (k, length) => k.countRows(LIST, length, ROWS, ROW_BYTES, 3, COUNTERS, 2, POINTERS + 32),
  extent: (k) => k.extent(A, WORDS, NUMBERS, OUT),
}

function fill(memory: WebAssembly.Memory, { a, b, numbers }: Contents): number {
  new Uint8Array(memory.buffer).fill(0)
  new Uint32Array(memory.buffer, A, WORDS).set(a)
  new Uint32Array(memory.buffer, B, WORDS).set(b)
  new Int32Array(memory.buffer, NUMBERS, SLOTS).set(numbers)
  new Uint16Array(memory.buffer, CODES, SLOTS).set(numbers)
  // Zeros in the column of 32-bit codes, and in the rows two terms of at most 65535 after twelve codes.
  const rows = new Uint16Array(memory.buffer, ROWS, SLOTS * (ROW_BYTES / 2))
  for (const [slot, value] of numbers.entries())
    rows.fill(value, slot * 32, slot * 32 + 12).fill(value, slot * 32 + 12, slot * 32 + 13)
  new Uint32Array(memory.buffer, POINTERS, 10).set([A, B, A + 256, 0, 0, 0, 0, 0, COUNTERS, COUNTERS + 65_536 * 4])
  const slots = Array.from({ length: SLOTS }, (_, slot) => slot).filter((slot) => (a[slot >>> 5]! >>> (slot & 31)) & 1)
  new Uint32Array(memory.buffer, LIST, slots.length).set(slots)
  return slots.length
}

describe('the compiled kernels', () => {
  const pages = Math.ceil(END / 65_536)
  const memories = [0, 1].map(() => new WebAssembly.Memory({ initial: pages })) as [
    WebAssembly.Memory,
    WebAssembly.Memory,
  ]
  const jsKernels = createJsKernels(memories[0])
  let compiled: Kernels

  beforeAll(async () => {
    const module = await WebAssembly.compile(await compileKernels())
    compiled = new WebAssembly.Instance(module, { env: { memory: memories[1] } }).exports as unknown as Kernels
  })

  it.each(Object.entries(calls))('do what the TypeScript kernels do: %s', (_name, call) => {
    fc.assert(
      fc.property(contents, (given) => {
        const [answer, otherAnswer] = [jsKernels, compiled].map((kernels, index) =>
          call(kernels, fill(memories[index]!, given)),
        )
        expect(otherAnswer).toBe(answer)
        const [expected, found] = memories.map(({ buffer }) => Buffer.from(buffer))
        expect(found!.equals(expected!)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})
