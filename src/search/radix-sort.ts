import { type Steps, inChunks } from './steps.ts'

const DIGIT_BITS = 11
const DIGITS = 1 << DIGIT_BITS

/** The slots sorted by their 32-bit key, ascending; slots of the same key stay in the order given. */
export function* sortByKey(slots: Uint32Array, keys: Int32Array | Uint32Array): Steps<Uint32Array> {
  const { lowest, range } = yield* rangeOf(slots, keys)
  let from = slots.slice()
  let to = new Uint32Array(slots.length)
  // Sorts by one digit after the other, the lowest one first; keys in a narrow range have fewer digits.
  for (let shift = 0; shift < 32 && range / 2 ** shift >= 1; shift += DIGIT_BITS) {
    const starts = new Uint32Array(DIGITS + 1)
    const [source, target] = [from, to]
    yield* inChunks(slots.length, (start, end) => {
      for (let i = start; i < end; i++) starts[(((keys[source[i]!]! - lowest) >>> shift) & (DIGITS - 1)) + 1]!++
    })
    for (let digit = 0; digit < DIGITS; digit++) starts[digit + 1]! += starts[digit]!
    yield* inChunks(slots.length, (start, end) => {
      for (let i = start; i < end; i++) {
        const slot = source[i]!
        target[starts[((keys[slot]! - lowest) >>> shift) & (DIGITS - 1)]!++] = slot
      }
    })
    ;[from, to] = [to, from]
  }
  return from
}

/** The slots 0 … count − 1. */
export function firstSlots(count: number): Uint32Array {
  const slots = new Uint32Array(count)
  for (let slot = 0; slot < count; slot++) slots[slot] = slot
  return slots
}

function* rangeOf(slots: Uint32Array, keys: Int32Array | Uint32Array): Steps<{ lowest: number; range: number }> {
  let lowest = Infinity
  let highest = -Infinity
  yield* inChunks(slots.length, (start, end) => {
    for (let i = start; i < end; i++) {
      const key = keys[slots[i]!]!
      if (key < lowest) lowest = key
      if (key > highest) highest = key
    }
  })
  return slots.length > 0 ? { lowest, range: highest - lowest } : { lowest: 0, range: 0 }
}
