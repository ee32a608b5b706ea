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
  #waiting: readonly Sample[] = []
  #last = -1

  /** The primary's log has reached this position. */
  primaryAt(position: number, at: number): void {
    if (position !== this.#last) this.#waiting = [...this.#waiting, { position, at }]
    this.#last = position
  }

  /** The standby has replayed up to this position. Returns the milliseconds that it is behind. */
  standbyAt(position: number, at: number): number {
    this.#waiting = this.#waiting.filter((sample) => sample.position > position)
    return this.#waiting[0] ? at - this.#waiting[0].at : 0
  }
}
