import type pg from 'pg'
import type { Database } from '#database/connection.ts'
import { inTransaction } from '#database/transaction.ts'
import { logoObject } from '#domain/brand-look/logo.ts'
import { SHOWN_PHOTOGRAPHS } from '../stock/unused-photographs.ts'

export interface MissingObjects {
  readonly count: number
  /** In the order of the alphabet, at most ten thousand. */
  readonly keys: readonly string[]
}

type Pool = Pick<Database, 'pool'>

const MAX_KEYS = 10_000
const PAGE_KEYS = 10_000
/** PostgreSQL's codes for a table and a column that do not exist. */
const OLDER_SCHEMA = new Set(['42P01', '42703'])

/** In SQL, with the logos' keys as $1: the keys of all objects that rows name. Drawings are no objects. */
const NAMED = `select 'photographs/' || picture as key from (${SHOWN_PHOTOGRAPHS}) shown where picture like 'photo/%'
  union all select object_key from uploads union all select uncovered_key from uploads where uncovered_key is not null
  union all select unnest($1::text[])`

/**
 * The objects that rows name and that are not stored. `stored` has the keys of those that are. Undefined for a database of an earlier
 * release, whose rows are not known.
 */
export async function findMissingObjects(
  { pool }: Pool,
  stored: AsyncIterable<string>,
): Promise<MissingObjects | undefined> {
  const find = async (client: pg.PoolClient) => {
    // There may be more keys than fit into memory twice.
    await client.query('create temp table stored_objects (key text not null) on commit drop')
    for await (const page of pagesOf(stored))
      await client.query('insert into stored_objects select unnest($1::text[])', [page])
    await client.query('create index on stored_objects (key)')
    await client.query('analyze stored_objects')
    const { rows } = await client.query<{ key: string; count: number }>(
      `select key, count(*) over ()::int as count from (select distinct key from (${NAMED}) named
         where not exists (select from stored_objects s where s.key = named.key)) missing order by key limit $2`,
      [await logosOf(client), MAX_KEYS],
    )
    return { count: rows[0]?.count ?? 0, keys: rows.map(({ key }) => key) }
  }
  try {
    return await inTransaction(pool, find)
  } catch (error) {
    if (OLDER_SCHEMA.has((error as { code?: string }).code ?? '')) return undefined
    throw error
  }
}

/** Those of the keys that rows name. */
export async function keysStillNamed({ pool }: Pool, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const { rows } = await pool.query<{ key: string }>(
    `select key from unnest($2::text[]) as key where key in (${NAMED}) order by key`,
    [await logosOf(pool), keys],
  )
  return rows.map(({ key }) => key)
}

async function logosOf(client: Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows } = await (client as Pick<pg.ClientBase, 'query'>).query<{ address: string }>(
    'select logo_url as address from brands where logo_url is not null',
  )
  return rows.flatMap(({ address }) => logoObject(address) ?? [])
}

async function* pagesOf(keys: AsyncIterable<string>): AsyncIterable<string[]> {
  let page: string[] = []
  for await (const key of keys) {
    page.push(key)
    if (page.length < PAGE_KEYS) continue
    yield page
    page = []
  }
  yield page
}
