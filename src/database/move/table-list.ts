import pg from 'pg'

/** Rows that say which migrations ran: the target has its own. */
const OWN = ['public.kysely_migration', 'public.kysely_migration_lock', 'graphile_worker.migrations']

export interface MovedTable {
  /** Quoted, with its schema. */
  readonly name: string
  /** Its columns that are stored rather than generated, quoted. */
  readonly columns: string
  /** Holds its rows itself, unlike a stored view, a foreign table or one with partitions: the shop has none of these. */
  readonly isPlain: boolean
}

/** Every relation that holds rows beside the shop's and its job queue's, so that none is left behind unnoticed. */
export async function listTables(client: pg.Client): Promise<MovedTable[]> {
  const { rows } = await client.query<MovedTable>(
    `select format('%I.%I', n.nspname, c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns,
       c.relkind = 'r' as "isPlain"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = any ('{r,p,f,m}') and n.nspname in ('public', 'graphile_worker') and n.nspname || '.' || c.relname <> all ($1)
     group by 1, c.relkind order by 1`,
    [OWN],
  )
  return rows
}

export interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

export async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname in ('public', 'graphile_worker')`,
  )
  return rows
}

/** Where each sequence stands; null: it was never used. */
export async function listSequences(client: pg.Client): Promise<{ name: string; last: string | null }[]> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
     where schemaname in ('public', 'graphile_worker')`,
  )
  return rows
}
