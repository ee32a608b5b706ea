/** Called with the row that could not be worked on, and why. */
export type OnRowError = (id: number | string, error: unknown) => void

const PAGE_ROWS = 500

/**
 * Works on one row after another, each in a transaction of its own that `work` opens. A row that fails is reported and does not stop the
 * others. Returns how many succeeded.
 */
export async function forEachSafely<Row extends { readonly id: number | string }>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  work: (row: Row) => Promise<unknown>,
  onError: OnRowError,
): Promise<number> {
  let succeeded = 0
  for await (const row of rows) {
    try {
      await work(row)
      succeeded++
    } catch (error) {
      onError(row.id, error)
    }
  }
  return succeeded
}

/** Rows in the order of their ids, read page by page: `readPage` returns the first `limit` rows whose ids are larger than `after`. */
export async function* pagedById<Row extends { readonly id: number }>(
  readPage: (after: number, limit: number) => Promise<readonly Row[]>,
  pageRows = PAGE_ROWS,
): AsyncGenerator<Row> {
  let after = 0
  for (;;) {
    const rows = await readPage(after, pageRows)
    yield* rows
    if (rows.length < pageRows) return
    after = rows.at(-1)!.id
  }
}
