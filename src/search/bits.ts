export function setBit(bits: Uint32Array, slot: number): void {
  const word = slot >>> 5
  bits[word] = bits[word]! | (1 << (slot & 31))
}

export function clearBit(bits: Uint32Array, slot: number): void {
  const word = slot >>> 5
  bits[word] = bits[word]! & ~(1 << (slot & 31))
}

export function hasBit(bits: Uint32Array, slot: number): boolean {
  return (bits[slot >>> 5]! & (1 << (slot & 31))) !== 0
}
