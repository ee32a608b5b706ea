import { LRUCache } from 'lru-cache'

/** Data whose changes are not announced may be this old; what a row copies from another store, twice as old. */
const MAX_AGE_MS = 60_000

interface StoredRowsOptions<Row> {
  readonly maxBytes: number
  /** Estimated bytes of one. */
  readonly bytesOf: (row: Row) => number
  readonly maxAgeMs?: number
}

/** Rows by number that are read once and given again until they change; the least recently used go first. */
export class StoredRows<Row extends object> {
  readonly #rows: LRUCache<number, Row>
  /** What was read while something changed may be older than the change. */
  #changes = 0
  /** What is being read, so that a page whose parts want the same row reads it once. */
  #readings = new Map<number, Promise<ReadonlyMap<number, Row>>>()
  /** What one tick has requested, read together at its end. */
  #batch: { readonly ids: Set<number>; readonly rows: Promise<ReadonlyMap<number, Row>> } | undefined
  readonly #usage = { looks: 0, hits: 0 }

  constructor({ maxBytes, bytesOf, maxAgeMs = MAX_AGE_MS }: StoredRowsOptions<Row>) {
    this.#rows = new LRUCache({ maxSize: maxBytes, ttl: maxAgeMs, sizeCalculation: bytesOf })
  }

  /** Those of the ids that there are. `readMissing` gives the ones that are not stored. */
  async read(
    ids: readonly number[],
    readMissing: (ids: readonly number[]) => Promise<ReadonlyMap<number, Row>>,
  ): Promise<Map<number, Row>> {
    const found = new Map<number, Row>()
    for (const id of ids) {
      const row = this.#rows.get(id)
      if (row) found.set(id, row)
    }
    this.#usage.looks += ids.length
    this.#usage.hits += found.size
    const missing = ids.filter((id) => !found.has(id))
    if (missing.length === 0) return found
    const others = missing.filter((id) => !this.#readings.has(id))
    const readings = new Set(missing.map((id) => this.#readings.get(id)).filter((one) => one !== undefined))
    if (others.length > 0) readings.add(this.#readAndStore(others, readMissing))
    for (const rows of await Promise.all(readings)) {
      for (const id of missing) {
        const row = rows.get(id)
        if (row) found.set(id, row)
      }
    }
    return found
  }

  /**
   * As `read`, for parts of pages that each know a few ids: those of one tick are read together, by the `readMissing` of the first. All of
   * them must read the same rows; where one reads a standby, they may be a second older than on the primary, as every stored row may.
   */
  async readTogether(
    ids: readonly number[],
    readMissing: (ids: readonly number[]) => Promise<ReadonlyMap<number, Row>>,
  ): Promise<Map<number, Row>> {
    this.#batch ??= this.#openBatch(readMissing)
    for (const id of ids) this.#batch.ids.add(id)
    const rows = await this.#batch.rows
    return new Map(
      ids.flatMap((id) => {
        const row = rows.get(id)
        return row ? [[id, row]] : []
      }),
    )
  }

  #openBatch(readMissing: (ids: readonly number[]) => Promise<ReadonlyMap<number, Row>>) {
    const ids = new Set<number>()
    const rows = Promise.resolve().then(() => {
      this.#batch = undefined
      return this.read([...ids], readMissing)
    })
    return { ids, rows }
  }

  async #readAndStore(
    ids: readonly number[],
    readMissing: (ids: readonly number[]) => Promise<ReadonlyMap<number, Row>>,
  ): Promise<ReadonlyMap<number, Row>> {
    const before = this.#changes
    const readings = this.#readings
    const reading = readMissing(ids)
    for (const id of ids) readings.set(id, reading)
    try {
      const rows = await reading
      if (this.#changes === before) for (const [id, row] of rows) this.#rows.set(id, row)
      return rows
    } finally {
      for (const id of ids) readings.delete(id)
    }
  }

  get usage(): { readonly looks: number; readonly hits: number } {
    return this.#usage
  }

  forget(ids: Iterable<number>): void {
    this.#change()
    for (const id of ids) this.#rows.delete(id)
  }

  clear(): void {
    this.#change()
    this.#rows.clear()
  }

  /** Later callers do not share a reading that began before the change, because it may be outdated. */
  #change(): void {
    this.#changes++
    this.#readings = new Map()
  }
}
