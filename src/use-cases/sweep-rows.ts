import { type RawBuilder, sql } from 'kysely'
import type { Writer } from '#database/handles.ts'
import type { Tables } from '#database/tables.ts'
import { forEachSafely, type OnRowError } from './for-each-safely.ts'

export interface Sweep {
  readonly table: keyof Tables
  /** The column that names a row in a report. */
  readonly id: string
  /** Which rows are deleted, as a condition on `table`; it is checked again as each row is deleted. */
  readonly where: RawBuilder<unknown>
}

const PAGE_ROWS = 1_000

/**
 * Deletes rows page by page, each page in a transaction of its own. A row that cannot be deleted is reported and stays; the others are
 * deleted. Returns their number. Pages follow the place of a row in its table (ctid), the one key that every table has.
 */
export async function sweepRows(writer: Writer, { table, id, where }: Sweep, onError: OnRowError): Promise<number> {
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
      // One row cannot be deleted: deleting each alone finds it.
      const rows = page.map((row) => ({ id: `${table} ${row.id}`, place: row.place }))
      const deleteOne = async ({ place }: { readonly place: string }) => {
        deleted += await deleteAt([place])
      }
      await forEachSafely(rows, deleteOne, onError)
    }
    if (page.length < PAGE_ROWS) return deleted
    after = last.place
  }
}
