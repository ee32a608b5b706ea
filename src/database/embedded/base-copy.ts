import pg from 'pg'
import { isClusterPath, isCopied, isCopiedFolder } from '#domain/backup/cluster-path.ts'

/** Small enough to be in memory a few times over. */
const CHUNK_BYTES = 8 * 1024 * 1024

export interface CopiedFile {
  readonly path: string
  /** The chunks of the file; they can be read once, and before the next file. */
  readonly chunks: AsyncIterable<Buffer>
}

export interface BaseCopy {
  readonly folders: readonly string[]
  readonly files: AsyncIterable<CopiedFile>
}

export interface EndOfCopy {
  /** Contents of the copy's `backup_label`. */
  readonly label: string
  /** First segment of the log that the copy needs, and the timeline it stands on. */
  readonly firstSegment: string
}

/**
 * Copies the files of the running server at `client` over its own connection, so that neither its folder nor its machine has to be
 * reachable (PostgreSQL's low-level backup; its role has to be a superuser). The copy is consistent only with the log written meanwhile.
 * Where the connection ends, the server ends the backup.
 */
export async function copyBase(client: pg.Client, take: (copy: BaseCopy) => Promise<void>): Promise<EndOfCopy> {
  await client.query("select pg_backup_start('fahrwerk', fast => true)")
  const { rows } = await client.query<{ path: string; is_folder: boolean }>(LIST)
  const folders = rows.filter(({ path, is_folder }) => is_folder && isCopiedFolder(path)).map(({ path }) => path)
  const files = rows.filter(({ path, is_folder }) => !is_folder && isCopied(path)).map(({ path }) => path)
  const strange = files.find((path) => !isClusterPath(path))
  if (strange !== undefined) throw new Error(`A file of the cluster has a name that no backup takes: ${strange}`)
  // The state of the cluster itself comes last, as PostgreSQL's own backup does it.
  files.sort((a, b) => Number(a === CONTROL) - Number(b === CONTROL))
  await take({ folders, files: read(client, files) })
  const end = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(wait_for_archive => false)',
  )
  const label = end.rows[0]!.labelfile
  return { label, firstSegment: /file ([0-9A-F]{24})\)/.exec(label)![1]! }
}

const CONTROL = 'global/pg_control'

/** Every folder and file below the data folder. One that goes while it is listed is left out. */
const LIST = `
with recursive entries(path, is_folder) as (
  select name, (pg_stat_file(name, true)).isdir from pg_ls_dir('.', true, false) name
  union all
  select e.path || '/' || name, (pg_stat_file(e.path || '/' || name, true)).isdir
  from entries e, pg_ls_dir(e.path, true, false) name where e.is_folder
)
select path, is_folder from entries where is_folder is not null order by path`

async function* read(client: pg.Client, files: readonly string[]): AsyncGenerator<CopiedFile> {
  for (const path of files) {
    const first = await readChunk(client, path, 0)
    if (first) yield { path, chunks: chunksOf(client, path, first) }
  }
}

async function* chunksOf(client: pg.Client, path: string, first: Buffer): AsyncGenerator<Buffer> {
  let offset = 0
  for (let chunk: Buffer | undefined = first; chunk && chunk.length > 0; ) {
    yield chunk
    offset += chunk.length
    if (chunk.length < CHUNK_BYTES) return
    chunk = await readChunk(client, path, offset)
  }
}

/**
 * Undefined where the file has gone: its table was dropped, and the log says so. Never an error, because any error releases
 * the temporary slot of the connection, and with it the log that the backup needs (`holdLog`).
 */
export async function readChunk(client: pg.Client, path: string, offset: number): Promise<Buffer | undefined> {
  const { rows } = await client.query<{ chunk: Buffer | null }>(
    'select pg_read_binary_file($1, $2, $3, true) as chunk',
    [path, offset, CHUNK_BYTES],
  )
  return rows[0]!.chunk ?? undefined
}
