import { LRUCache } from 'lru-cache'

const MAX_BYTES = 64_000_000
/** A page is rendered at most twice a second, however often the stock changes; a change is visible well within a second. */
const GRACE_MS = 500
/** Answers of other services and the present day have no generation, so a page may be this old. */
const MAX_AGE_MS = 60_000

/** The generation and time at which the computation of a value began, because the stock may change during it. */
interface CacheStamp {
  readonly generation: number
  /** Milliseconds of the cache's clock. */
  readonly startedAt: number
}

interface Entry<Value> extends CacheStamp {
  readonly value: Value
}

interface GenerationCacheOptions<Value> {
  /** Number of the stock's present state. */
  readonly generation: () => number
  /** Bytes of a value, at least 1. */
  readonly sizeOf: (value: Value) => number
  readonly maxBytes?: number
  /** How long a value may still be served after the stock has changed. */
  readonly graceMs?: number
  readonly clock?: { now(): number }
  /** Called for each look, with whether it found something. */
  readonly onLook?: ((isHit: boolean) => void) | undefined
}

/** The most recently used pages, or parts of them, for the present stock. */
export class GenerationCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>
  readonly #generation: () => number
  readonly #graceMs: number
  readonly #clock: { now(): number }
  readonly #onLook: ((isHit: boolean) => void) | undefined

  constructor(options: GenerationCacheOptions<Value>) {
    const { generation, sizeOf, maxBytes = MAX_BYTES, graceMs = GRACE_MS, clock = performance } = options
    this.#generation = generation
    this.#graceMs = graceMs
    this.#clock = clock
    this.#onLook = options.onLook
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ value }, key) => sizeOf(value) + key.length,
      ttl: MAX_AGE_MS,
      perf: clock,
    })
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

  /** Take a stamp before computing a value. */
  stamp(): CacheStamp {
    return { generation: this.#generation(), startedAt: this.#clock.now() }
  }

  /** Undefined where the value is missing, too old, or of an earlier stock and past its grace. */
  get(key: string): Value | undefined {
    const value = this.#fresh(key)
    this.#onLook?.(value !== undefined)
    return value
  }

  #fresh(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry || entry.generation === this.#generation()) return entry?.value
    return this.#clock.now() - entry.startedAt < this.#graceMs ? entry.value : undefined
  }

  set(key: string, value: Value, stamp: CacheStamp): void {
    this.#entries.set(key, { value, ...stamp }, { start: stamp.startedAt })
  }
}
