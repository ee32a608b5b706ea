/** Bits by which the hashes of one picture differ after it was scaled or encoded again. */
const MAX_DIFFERENCE = 5
/** A picture of one colour has a hash of few bits, which says nothing. */
const MIN_BITS = 8

/** Whether two pictures are the same one by their difference hashes of 64 bits, 16 hexadecimal digits each. */
export function isSimilarPicture(a: string, b: string): boolean {
  const bits = bitsOf(BigInt(`0x${a}`))
  if (bits < MIN_BITS || bits > 64 - MIN_BITS) return false
  return bitsOf(BigInt(`0x${a}`) ^ BigInt(`0x${b}`)) <= MAX_DIFFERENCE
}

function bitsOf(number: bigint): number {
  return number.toString(2).replaceAll('0', '').length
}
