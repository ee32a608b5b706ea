import pg from 'pg'
import type { TimeSlicer } from './time-slicer.ts'

/** Takes the bytes of a row: the number of its fields, then each with its length. They are only valid during the call. */
type Take = (row: Buffer) => void

/** Signature, flags, and length of the header extension. */
const HEADER_BYTES = 19
const END_OF_ROWS = -1

/**
 * Reads rows in PostgreSQL's binary COPY format. Other work has its turn between two chunks of the connection, 64 KB at most. Rejects with
 * the first error of `take` once everything has been read: only then can the connection be used again.
 */
export function readRows(client: pg.ClientBase, select: string, slicer: TimeSlicer, take: Take): Promise<void> {
  return new Promise((resolve, reject) => {
    const copy = new CopyQuery(`copy (${select}) to stdout (format binary)`, slicer, take, (error) => {
      const fault = copy.faults[0] ?? error
      if (fault) reject(fault)
      else resolve()
    })
    client.query(copy)
  })
}

/**
 * A query of the driver that also takes copied rows, of which PostgreSQL sends one in each message, the header with the first. The driver
 * calls `handleCopyData` as it does for its own streams, though its types do not name it: the test would tell if that ended.
 */
class CopyQuery extends pg.Query {
  readonly faults: unknown[] = []
  readonly #slicer: TimeSlicer
  readonly #take: Take
  #hasBegun = false

  constructor(text: string, slicer: TimeSlicer, take: Take, callback: (error: Error | undefined) => void) {
    super(text, callback)
    this.#slicer = slicer
    this.#take = take
  }

  /** Called by the driver for each message. */
  handleCopyData({ chunk }: { readonly chunk: Buffer }, { stream }: pg.Connection): void {
    const row = this.#hasBegun ? chunk : chunk.subarray(HEADER_BYTES)
    this.#hasBegun = true
    if (this.faults.length > 0) return
    try {
      if (row.length > 0 && row.readInt16BE() !== END_OF_ROWS) this.#take(row)
    } catch (fault) {
      this.faults.push(fault)
    }
    if (stream.isPaused() || !this.#slicer.isOver()) return
    stream.pause()
    void this.#slicer.pause().then(() => stream.resume())
  }
}
