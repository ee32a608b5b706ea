import pg from 'pg'
import { type CopiedFile, readChunk } from './base-copy.ts'

const SLOT = 'fahrwerk_backup'

/** As long as the connection lives, the server removes nothing of the log that is written from now on. */
export async function holdLog(client: pg.Client): Promise<void> {
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [`${SLOT}_${process.pid}`])
}

/** The segments of the log from `first` to the present one, which is ended first so that it can be copied whole. */
export async function copyLog(client: pg.Client, first: string, take: (file: CopiedFile) => Promise<void>) {
  const ended = await client.query<{ last: string }>('select pg_walfile_name(pg_switch_wal()) as last')
  const { rows } = await client.query<{ name: string }>(
    "select name from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$' and name between $1 and $2 order by 1",
    [first, ended.rows[0]!.last],
  )
  if (rows[0]?.name !== first)
    throw new Error(`The log from ${first} on is no longer there: the backup took too long for max_slot_wal_keep_size`)
  for (const { name } of rows) await take({ path: `pg_wal/${name}`, chunks: segment(client, `pg_wal/${name}`) })
}

async function* segment(client: pg.Client, path: string): AsyncGenerator<Buffer> {
  for (let offset = 0; ; ) {
    const chunk = await readChunk(client, path, offset)
    if (!chunk) throw new Error(`The log ${path} has gone while it was copied`)
    if (chunk.length === 0) return
    yield chunk
    offset += chunk.length
  }
}
