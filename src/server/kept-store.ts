/** What a store holds at most. */
const MOST_BYTES = 64_000_000
/** However often the stock changes, everything is made twice a second at most; a change is seen well within one. */
const AT_LEAST_MS = 500
/** What a page shows besides stock (texts, a dealer's name, the day) has no generation: it may be this old. */
const AT_MOST_MS = 60_000

interface Entry<Value> {
  readonly value: Value
  readonly generation: number
  readonly madeAt: number
}

/** Pages, or parts of them, asked for most recently: as many as fit. `bytesOf` says how large one is. */
export class KeptStore<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #bytesOf: (value: Value) => number
  readonly #mostBytes: number
  readonly #atLeastMs: number
  #bytes = 0

  /** `atLeastMs`: how long something lives on after the stock has changed. */
  constructor(bytesOf: (value: Value) => number, mostBytes = MOST_BYTES, atLeastMs = AT_LEAST_MS) {
    this.#bytesOf = bytesOf
    this.#mostBytes = mostBytes
    this.#atLeastMs = atLeastMs
  }

  get bytes(): number {
    return this.#bytes
  }

  /** What shows the stock as it is at this generation, or as it was a moment ago. */
  find(key: string, generation: number, now: number): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const age = now - entry.madeAt
    this.#drop(key, entry)
    if (age >= AT_MOST_MS || (entry.generation !== generation && age >= this.#atLeastMs)) return undefined
    this.#keep(key, entry) // at the end of the queue again
    return entry.value
  }

  /** `generation` and `madeAt` are those of when it began to be made. */
  put(key: string, value: Value, generation: number, madeAt: number): void {
    const before = this.#entries.get(key)
    if (before) this.#drop(key, before)
    this.#keep(key, { value, generation, madeAt })
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#mostBytes) break
      this.#drop(oldest, entry)
    }
  }

  #keep(key: string, entry: Entry<Value>): void {
    this.#entries.set(key, entry)
    this.#bytes += this.#sizeOf(key, entry)
  }

  #drop(key: string, entry: Entry<Value>): void {
    this.#entries.delete(key)
    this.#bytes -= this.#sizeOf(key, entry)
  }

  #sizeOf(key: string, { value }: Entry<Value>): number {
    return this.#bytesOf(value) + key.length
  }
}
