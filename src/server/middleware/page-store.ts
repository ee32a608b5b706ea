import type { WholePage } from './whole-page.ts'

/** Pages of a hundred kilobytes at most: some thousand of them. */
const MOST_BYTES = 64_000_000
/** However often the stock changes, a page is made twice a second at most; a change is seen well within one. */
const AT_LEAST_MS = 500
/** What a page shows besides stock (texts, a dealer's name, the day) has no generation: it may be this old. */
const AT_MOST_MS = 60_000

interface Entry {
  readonly page: WholePage
  readonly generation: number
  readonly madeAt: number
}

/** The pages asked for most recently, as many as fit. */
export class PageStore {
  readonly #entries = new Map<string, Entry>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  /** A page that shows the stock as it is at this generation, or as it was a moment ago. */
  find(key: string, generation: number, now: number): WholePage | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const age = now - entry.madeAt
    this.#drop(key, entry)
    if (age >= AT_MOST_MS || (entry.generation !== generation && age >= AT_LEAST_MS)) return undefined
    this.#keep(key, entry) // at the end of the queue again
    return entry.page
  }

  /** `generation` and `madeAt` are those of when the page began to be made. */
  put(key: string, page: WholePage, generation: number, madeAt: number): void {
    const before = this.#entries.get(key)
    if (before) this.#drop(key, before)
    this.#keep(key, { page, generation, madeAt })
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#mostBytes) break
      this.#drop(oldest, entry)
    }
  }

  #keep(key: string, entry: Entry): void {
    this.#entries.set(key, entry)
    this.#bytes += sizeOf(key, entry)
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key)
    this.#bytes -= sizeOf(key, entry)
  }
}

function sizeOf(key: string, { page }: Entry): number {
  return page.body.byteLength + page.policy.length + key.length
}
