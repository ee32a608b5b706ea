import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { StartRefusal } from '#domain/start-refusal.ts'
import { hasSchema, migrate } from '../migrate.ts'
import { hasLeftFor } from './left-database.ts'
import { type Moved, moveRows } from './move-rows.ts'
import { refuseOthers } from './refuse-others.ts'
import { listTables } from './table-list.ts'

const MAX_NAMED = 3

interface Target {
  readonly url: string
  /** As the database that is left will call it, without secrets. */
  readonly name: string
}

/**
 * Moves the shop from the database at `from` to the one at `to`, whose schema is made first, and marks the former one as left, so that no
 * shop starts on it. Refuses while anybody else is connected to either, a target that has a shop already unless `replace`, or unless it
 * is one that this shop has left (moving back needs no permission), and tables that are no shop's in either.
 */
export async function moveDatabase(from: string, { url: to, name }: Target, replace: boolean): Promise<Moved> {
  const [source, target] = [new pg.Client({ connectionString: from }), new pg.Client({ connectionString: to })]
  try {
    await source.connect()
    await connectTarget(target)
    if ((await identityOf(source)) === (await identityOf(target)))
      throw new StartRefusal('That is the database the shop uses already: nothing was moved.')
    await refuseOthers(source, 'the present database')
    await refuseOthers(target, 'the new database')
    if (!replace && !(await hasLeftFor(target, source)) && (await hasShop(target)))
      throw new StartRefusal('The new database has a shop already: --replace deletes everything in it.')
    await refuseOtherTables(target)
    await migrate(to)
    const moved = await moveRows(source, target, { id: randomUUID(), target: name })
    await target.query('analyze')
    return moved
  } finally {
    await source.end()
    await target.end()
  }
}

/** Refuses a database that is no shop's and has tables, before anything is written there. */
async function refuseOtherTables(target: pg.Client): Promise<void> {
  if (await hasSchema(target)) return
  const names = (await listTables(target)).map(({ name }) => name)
  if (names.length > 0)
    throw new StartRefusal(
      `The new database is no shop’s and has tables: ${names.slice(0, MAX_NAMED).join(', ')}${names.length > MAX_NAMED ? ' …' : ''}. Name an empty one. Nothing was moved.`,
    )
}

async function connectTarget(target: pg.Client): Promise<void> {
  try {
    await target.connect()
  } catch (error) {
    throw new StartRefusal(`The new database cannot be reached: ${(error as Error).message}.`)
  }
}

async function identityOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ identity: string }>(
    `select (select oid from pg_database where datname = current_database()) || ' ' || pg_postmaster_start_time()::text as identity`,
  )
  return rows[0]!.identity
}

/** Whether somebody works or buys there already. */
async function hasShop(client: pg.Client): Promise<boolean> {
  for (const table of ['merchants', 'customers', 'staff', 'orders']) {
    const { rows } = await client.query<{ there: string | null }>('select to_regclass($1)::text as there', [
      `public.${table}`,
    ])
    if (rows[0]!.there === null) continue
    if (((await client.query(`select from public.${table} limit 1`)).rowCount ?? 0) > 0) return true
  }
  return false
}
