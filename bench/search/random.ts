/** A small seeded generator (mulberry32), so that every run measures the same stock and the same requests. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** 0 ≤ number < 1 */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  chance(probability: number): boolean {
    return this.fraction() < probability
  }

  /** 0 … count − 1 */
  below(count: number): number {
    return Math.floor(this.fraction() * count)
  }

  /** low … high in steps */
  between(low: number, high: number, step = 1): number {
    return low + this.below(Math.floor((high - low) / step) + 1) * step
  }

  /** Approximately normal, mean 0 and deviation 1: the sum of six. */
  normal(): number {
    let sum = 0
    for (let i = 0; i < 6; i++) sum += this.fraction()
    return (sum - 3) * Math.SQRT2
  }

  /** An index by weight. */
  weighted({ cumulated }: Weights): number {
    const target = this.fraction() * cumulated.at(-1)!
    let low = 0
    let high = cumulated.length - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if (cumulated[middle]! < target) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Some different indices, ascending. */
  some(count: number, weights: Weights): number[] {
    const chosen = new Set<number>()
    while (chosen.size < Math.min(count, weights.cumulated.length)) chosen.add(this.weighted(weights))
    return [...chosen].sort((a, b) => a - b)
  }
}

export interface Weights {
  cumulated: readonly number[]
}

export function weights(list: Iterable<number>): Weights {
  let sum = 0
  return { cumulated: Array.from(list, (weight) => (sum += weight)) }
}

/** The usual distribution of popularity: the n-th has the weight 1 / n^exponent. */
export function zipf(count: number, exponent: number): Weights {
  return weights(Array.from({ length: count }, (_, index) => 1 / (index + 1) ** exponent))
}
