/** While a standby is away its oldest and its newest samples say enough. */
const MAX_SAMPLES = 1_000

interface Sample {
  readonly position: number
  /** Milliseconds. */
  readonly at: number
}

/**
 * How far a standby is behind, in time: since when the primary has written something that the standby has not replayed. Unlike the age of
 * the last replayed transaction it does not grow while nobody writes.
 */
export class LagMeter {
  #waiting: Sample[] = []
  #last = -1

  /** The primary's log has reached this position. */
  primaryAt(position: number, at: number): void {
    if (position !== this.#last) this.#waiting.push({ position, at })
    if (this.#waiting.length > MAX_SAMPLES) this.#waiting.splice(1, 1)
    this.#last = position
  }

  /** The standby has replayed up to this position. Returns the milliseconds that it is behind. */
  standbyAt(position: number, at: number): number {
    this.#waiting = this.#waiting.filter((sample) => sample.position > position)
    return this.#waiting[0] ? at - this.#waiting[0].at : 0
  }
}
