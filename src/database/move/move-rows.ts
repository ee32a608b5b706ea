import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { StartRefusal } from '#domain/start-refusal.ts'
import { type DatabaseMove, noteMove } from './left-database.ts'
import { listForeignKeys, listSequences, listTables, type MovedTable } from './table-list.ts'

/** Values as text must be the same on both servers, whatever their versions and settings. */
const SAME_TEXT = `set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`

export interface Moved {
  readonly tables: number
  readonly rows: number
}

/**
 * Moves every row from one database to another of the same schema: in one snapshot of the source, which nobody may change meanwhile, and in
 * one transaction of the target, which has all of it afterwards or is as before. Foreign keys are dropped and made anew, which verifies
 * each; that needs the owner of the tables and no superuser. Refuses (StartRefusal) where one has other tables than the other, and throws
 * where a table differs in the end. Notes the move in both, the source as left; where the source is lost before that, refuses with a
 * sentence that says that everything was moved.
 */
export async function moveRows(source: pg.Client, target: pg.Client, move: DatabaseMove): Promise<Moved> {
  for (const client of [source, target]) await client.query(SAME_TEXT)
  const tables = await listTables(source)
  requireSame(tables, await listTables(target))
  const names = tables.map(({ name }) => name).join(', ')
  await source.query('begin isolation level repeatable read')
  await target.query('begin')
  try {
    // Before the snapshot is taken, so that it has everything that was written.
    await source.query("set local lock_timeout = '5s'")
    await source.query(`lock table ${names} in share mode`)
    const keys = await listForeignKeys(target)
    for (const { table, name } of keys) await target.query(`alter table ${table} drop constraint ${name}`)
    for (const { name } of tables) await target.query(`alter table ${name} disable trigger user`)
    await target.query(`truncate ${names}`)
    let rows = 0
    for (const table of tables) rows += await moveTable(source, target, table)
    for (const { name, last } of await listSequences(source))
      await (last === null
        ? target.query(`alter sequence ${name} restart`)
        : target.query('select setval($1::regclass, $2::bigint)', [name, last]))
    for (const { table, name, definition } of keys)
      await target.query(`alter table ${table} add constraint ${name} ${definition}`)
    for (const { name } of tables) await target.query(`alter table ${name} enable trigger user`)
    await noteMove(target, move, false)
    await noteMove(source, move, true)
    await target.query('commit')
    await source.query('commit').catch((error: Error) => {
      throw new StartRefusal(
        `Everything was moved to ${move.target}, but the database that was left could not be marked as left (${error.message}): start the shop with the new one, and never again with the former one, which nothing prevents now. Delete the former one when the shop runs.`,
      )
    })
    return { tables: tables.length, rows }
  } catch (error) {
    await target.query('rollback').catch(() => {})
    throw error
  } finally {
    await source.query('rollback').catch(() => {})
  }
}

async function moveTable(source: pg.Client, target: pg.Client, { name, columns }: MovedTable): Promise<number> {
  await pipeline(
    source.query(copyTo(`copy ${name} (${columns}) to stdout`)),
    target.query(copyFrom(`copy ${name} (${columns}) from stdin`)),
  )
  const [before, after] = [await digest(source, name, columns), await digest(target, name, columns)]
  if (before.rows === after.rows && before.hash === after.hash) return Number(after.rows)
  throw new Error(`${name} arrived with ${after.rows} rows of ${before.rows}, or with other values: nothing was moved`)
}

async function digest(
  client: pg.Client,
  name: string,
  columns: string,
): Promise<{ rows: string; hash: string | null }> {
  const { rows } = await client.query<{ rows: string; hash: string | null }>(
    `select count(*) as rows, bit_xor(hashtextextended(row(${columns})::text, 0))::text as hash from ${name}`,
  )
  return rows[0]!
}

/** Refuses (StartRefusal) databases of which one has another table or column than the other. */
function requireSame(source: readonly MovedTable[], target: readonly MovedTable[]): void {
  const odd = [...oddTables('the present database', source, target), ...oddTables('the new database', target, source)]
  if (odd.length > 0)
    throw new StartRefusal(
      `The two databases differ in their tables: ${odd.join('; ')}. Delete what is no shop’s, or put it into a schema of its own. Nothing was moved.`,
    )
}

function oddTables(which: string, own: readonly MovedTable[], other: readonly MovedTable[]): string[] {
  return own.flatMap(({ name, columns, isPlain }) => {
    const same = other.find((table) => table.name === name)
    if (!same) return `only ${which} has ${name}`
    if (!isPlain) return `in ${which} ${name} is no plain table`
    return same.columns === columns ? [] : `in ${which} ${name} has the columns ${columns}`
  })
}
