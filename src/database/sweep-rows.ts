import { type RawBuilder, sql } from 'kysely'
import type { Writer } from './handles.ts'
import type { Tables } from './tables.ts'

export interface Sweep {
  readonly table: keyof Tables
  /** The column that names a row in a report. */
  readonly id: string
  /** Which rows are deleted, as a condition on `table`; it is checked again as each row is deleted. */
  readonly where: RawBuilder<unknown>
}

const PAGE_ROWS = 1_000

/**
 * Deletes rows page by page, each page in a transaction of its own. A row that cannot be deleted is reported, and stays; all others go.
 * Returns how many are gone. Pages follow the place of a row in its table (ctid), the one key that every table has.
 */
export async function sweepRows(
  writer: Writer,
  { table, id, where }: Sweep,
  onError: (id: string, error: unknown) => void,
): Promise<number> {
  const from = sql.table(table)
  const deleteAt = (places: readonly string[]) =>
    writer.transaction(async (handle) => {
      const { numAffectedRows } =
        await sql`delete from ${from} where ctid = any(${[...places]}::tid[]) and (${where})`.execute(handle)
      return Number(numAffectedRows ?? 0)
    })
  let deleted = 0
  let after = '(0,0)'
  for (;;) {
    const page = await writer.transaction(async (handle) => {
      const { rows } = await sql<{ place: string; id: string | null }>`
        select ctid::text as place, ${sql.ref(id)}::text as id from ${from}
        where ctid > ${after}::tid and (${where}) order by ctid limit ${PAGE_ROWS}`.execute(handle)
      return rows
    })
    const last = page.at(-1)
    if (!last) return deleted
    try {
      deleted += await deleteAt(page.map(({ place }) => place))
    } catch {
      // One of them is in the way: it is found by deleting each alone.
      for (const row of page) {
        try {
          deleted += await deleteAt([row.place])
        } catch (error) {
          onError(`${table} ${row.id}`, error)
        }
      }
    }
    if (page.length < PAGE_ROWS) return deleted
    after = last.place
  }
}
