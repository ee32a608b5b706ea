const MINUTE_MS = 60_000

/** Counts of the last minutes, for each of some kinds; older ones are dropped. */
export class RecentCounts {
  readonly #minutes = new Map<number, number[]>()
  readonly #kinds: number
  readonly #lastMinutes: number
  readonly #now: () => number

  constructor(kinds: number, lastMinutes: number, now: () => number) {
    this.#kinds = kinds
    this.#lastMinutes = lastMinutes
    this.#now = now
  }

  /** Counts one more of a kind, from 0 on. */
  add(kind: number): void {
    const minute = this.#minute()
    let counts = this.#minutes.get(minute)
    if (!counts) {
      counts = Array.from({ length: this.#kinds }, () => 0)
      this.#minutes.set(minute, counts)
      for (const past of this.#minutes.keys()) if (past <= minute - this.#lastMinutes) this.#minutes.delete(past)
    }
    counts[kind]!++
  }

  /** The sums of the last minutes, by kind. */
  totals(): number[] {
    const first = this.#minute() - this.#lastMinutes
    const recent = [...this.#minutes].filter(([minute]) => minute > first)
    return Array.from({ length: this.#kinds }, (_, kind) => recent.reduce((sum, [, counts]) => sum + counts[kind]!, 0))
  }

  #minute(): number {
    return Math.floor(this.#now() / MINUTE_MS)
  }
}
