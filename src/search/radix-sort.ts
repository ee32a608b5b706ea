const DIGIT_BITS = 11
const DIGITS = 1 << DIGIT_BITS

/** The slots sorted by their 32-bit key, ascending; slots of the same key stay in the order given. */
export function sortByKey(slots: Uint32Array, keys: Int32Array): Uint32Array {
  let from = slots.slice()
  let to = new Uint32Array(slots.length)
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
    const starts = new Uint32Array(DIGITS + 1)
    for (const slot of from) starts[digitOf(keys[slot]!, shift) + 1]!++
    for (let digit = 0; digit < DIGITS; digit++) starts[digit + 1]! += starts[digit]!
    for (const slot of from) to[starts[digitOf(keys[slot]!, shift)]!++] = slot
    ;[from, to] = [to, from]
  }
  return from
}

function digitOf(key: number, shift: number): number {
  // Flipping the sign bit makes unsigned digits sort signed keys.
  return ((key ^ 0x80000000) >>> shift) & (DIGITS - 1)
}
