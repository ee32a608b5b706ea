/** Repeatable random numbers: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  readonly next: () => number
  /** A whole number, both ends included. */
  readonly whole: (min: number, max: number) => number
  /** A number between both. */
  readonly between: (min: number, max: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(items: readonly T[]) => T
  /** An item, with a probability in proportion to its weight. */
  readonly weighted: <T>(items: readonly T[], weightOf: (item: T) => number) => T
}

/** The generator "mulberry32": 32 bits of state are enough for a demo. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const itemOf = <T>(items: readonly T[], index: number): T => {
    const item = items[index]
    if (item === undefined) throw new Error('There is nothing to pick from')
    return item
  }
  return {
    next,
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick: (items) => itemOf(items, Math.floor(next() * items.length)),
    weighted: (items, weightOf) => {
      let left = next() * items.reduce((sum, item) => sum + weightOf(item), 0)
      for (const item of items) {
        left -= weightOf(item)
        if (left < 0) return item
      }
      return itemOf(items, items.length - 1)
    },
  }
}

/** A seed of its own for each name, so that one part of the stock does not depend on the others. */
export function seedOf(seed: number, name: string): number {
  let hash = seed ^ 0x811c9dc5
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
