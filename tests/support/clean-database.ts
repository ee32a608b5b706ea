import pg from 'pg'

/** What a database holds that the migrations have made and nobody has used. */
export interface NewState {
  /** Of tables, columns, functions, triggers, constraints and statistics; another one after each change of the schema, and each ANALYZE. */
  readonly shape: string
  /** Rows of the tables that migrations fill, as a list in JSON. */
  readonly rows: Readonly<Record<string, string>>
  /** Last value of each sequence that these rows have used. */
  readonly counters: Readonly<Record<string, string>>
}

/** Bytes of a database whose deleted rows would cost the next tests more than a new one, which has 15 MB. */
const GROWN = 48 * 1024 * 1024

const TABLES = `select quote_ident(nspname) || '.' || quote_ident(relname) as name, c.oid
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`

/** A row of these has another xmin after each change by a statement; objects of PostgreSQL itself have lower numbers. */
const SHAPE = Object.entries({
  pg_class: 'oid',
  pg_attribute: 'attrelid',
  pg_proc: 'oid',
  pg_trigger: 'oid',
  pg_constraint: 'oid',
  pg_statistic: 'starelid',
})
  .map(
    ([catalog, id]) =>
      `coalesce((select md5(string_agg(${id} || ':' || xmin, ',' order by ${id}, xmin::text::bigint)) from ${catalog} where ${id} >= 16384), '')`,
  )
  .join(' || ')

export async function readNewState(client: pg.Client): Promise<NewState> {
  const rows: Record<string, string> = {}
  for (const { name } of (await client.query<{ name: string }>(TABLES)).rows) {
    const { rows: found } = await client.query<{ list: string | null }>(
      `select json_agg(t)::text as list from ${name} t`,
    )
    if (found[0]!.list) rows[name] = found[0]!.list
  }
  const { rows: sequences } = await client.query<{ name: string; last: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as last from pg_sequences where last_value is not null`,
  )
  return {
    shape: await shapeOf(client),
    rows,
    counters: Object.fromEntries(sequences.map(({ name, last }) => [name, last])),
  }
}

/**
 * Makes a used database like a new one; false where its schema was changed, the planner has learned or it has grown, so that it is of no
 * use to others. Throws an error of PostgreSQL without the right to switch triggers off.
 */
export async function cleanDatabase(client: pg.Client, state: NewState): Promise<boolean> {
  if ((await shapeOf(client)) !== state.shape || (await hasGrown(client))) return false
  await client.query(`begin; set local lock_timeout = '5s'`)
  // Triggers keep records that may not be deleted, and foreign keys ask for an order; neither is asked for here.
  await client.query('set local session_replication_role = replica')
  await client.query(`do $$
    declare t record;
    begin
      for t in ${TABLES} loop execute 'delete from ' || t.name; end loop;
      for t in select * from pg_sequences where last_value is not null loop
        perform setval(format('%I.%I', t.schemaname, t.sequencename)::regclass, t.start_value, false);
      end loop;
    end $$`)
  for (const [table, list] of Object.entries(state.rows)) await fill(client, table, list)
  for (const [sequence, last] of Object.entries(state.counters))
    await client.query('select setval($1::regclass, $2)', [sequence, last])
  await client.query('commit')
  return true
}

async function fill(client: pg.Client, table: string, list: string): Promise<void> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const { columns } = rows[0]!
  await client.query(
    `insert into ${table} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${table}, $1)`,
    [list],
  )
}

async function shapeOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(`select ${SHAPE} as shape`)
  return rows[0]!.shape
}

async function hasGrown(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ size: string }>(`select pg_database_size(current_database())::text as size`)
  return Number(rows[0]!.size) > GROWN
}
