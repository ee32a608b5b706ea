import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import type { ReadPool } from '#database/replica/routed-pool.ts'
import { readTimeline } from '#database/timeline.ts'
import type { ObjectStore, StoredObject } from '#services/object-store/port.ts'
import type { Dump } from '#search/dump.ts'
import { createEngine } from '#search/engine.ts'
import { readDirectory } from './directory.ts'
import { DOCUMENT_SELECT } from './document-reader.ts'
import { DOCUMENT_COLUMNS } from './document-columns.ts'
import { engineSchema } from './engine-schema.ts'
import { decodeSnapshot, encodeSnapshot } from './snapshot-format.ts'
import { TimeSlicer } from './time-slicer.ts'
import type { IndexState } from './vehicle-index.ts'

const FOLDER = 'search-index'
/** Of one database, timeline and layout. */
const SNAPSHOTS_STORED = 2
/** Those of earlier releases and databases go after this time. */
const FOREIGN_EXPIRY_MS = 3 * 86_400_000
const FRESH_MS = 3_600_000

/** What an engine has, and the place in the log up to which it has it. */
export interface IndexCopy {
  readonly dump: Dump
  readonly timeline: string
  readonly watermark: number
}

interface Source {
  readonly read: ReadHandle
  readonly pool: ReadPool
}

export interface IndexSnapshots {
  /** The index as the newest snapshot has it; undefined where none can be used. */
  load(source: Source): Promise<IndexState | undefined>
  /** Writes a snapshot unless there is one of the last hour; `copy` is called only then. */
  write(source: Source, copy: () => Promise<IndexCopy>): Promise<boolean>
}

/** Deletes every snapshot: of a database whose rows were replaced, the same places in the log stand for other changes. */
export async function deleteSnapshots(objects: Pick<ObjectStore, 'list' | 'delete'>): Promise<void> {
  for await (const { key } of objects.list(FOLDER)) await objects.delete(key)
}

/**
 * Snapshots in the object store. The name of each says database, timeline and layout, and its content says so again: others are ignored, as
 * are those that cannot be read, which `onUnusable` is called for.
 */
export function storedSnapshots(objects: ObjectStore, onUnusable: (error: unknown) => void): IndexSnapshots {
  async function newestFirst(folder: string): Promise<StoredObject[]> {
    const all = await Array.fromAsync(objects.list(folder))
    return all.toSorted((a, b) => b.storedAt - a.storedAt)
  }

  async function load(source: Source): Promise<IndexState | undefined> {
    const origin = await readOrigin(source)
    for (const { key } of await newestFirst(folderOf(origin))) {
      try {
        const copy = await decodeSnapshot((await objects.get(key))!, LAYOUT, origin)
        const engine = createEngine(engineSchema())
        await new TimeSlicer().run(engine.restore(copy.dump))
        const { watermark, timeline } = copy
        return { engine, watermark, timeline, directory: await readDirectory(source.read) }
      } catch (error) {
        onUnusable(error)
      }
    }
    return undefined
  }

  async function write(source: Source, copy: () => Promise<IndexCopy>): Promise<boolean> {
    const origin = await readOrigin(source)
    const folder = folderOf(origin)
    const [newest] = await newestFirst(folder)
    if (newest && Date.now() - newest.storedAt < FRESH_MS) return false
    const made = await copy()
    // One that does not know yet that another server answers will be rebuilt; one without any change has nothing in it.
    if (made.timeline !== origin.timeline || made.watermark === 0) return false
    await objects.put(`${folder}/${randomUUID()}`, await encodeSnapshot(made, LAYOUT, origin))
    for (const { key } of (await newestFirst(folder)).slice(SNAPSHOTS_STORED)) await objects.delete(key)
    for await (const { key, storedAt } of objects.list(FOLDER))
      if (Date.now() - storedAt > FOREIGN_EXPIRY_MS && !key.startsWith(`${folder}/`)) await objects.delete(key)
    return true
  }

  return {
    load: (source) =>
      load(source).catch((error: unknown) => {
        onUnusable(error)
        return undefined
      }),
    write,
  }
}

/** Which rows a snapshot was made of. */
export interface Origin {
  readonly timeline: string
  /** Object identifier of the database within its cluster. */
  readonly database: number
}

async function readOrigin({ read, pool }: Source): Promise<Origin> {
  const client = await pool.connect()
  try {
    const timeline = await readTimeline(client)
    const { oid } = await read
      .selectNoFrom(sql<number>`(select oid from pg_database where datname = current_database())`.as('oid'))
      .executeTakeFirstOrThrow()
    return { timeline, database: oid }
  } finally {
    client.release()
  }
}

/** Differs with anything that gives a stored number another meaning: fields, codes and their order, how they are read from the rows. */
const LAYOUT = createHash('sha256')
  .update(JSON.stringify([engineSchema(), DOCUMENT_SELECT, DOCUMENT_COLUMNS]))
  .digest('hex')
  .slice(0, 16)

function folderOf({ timeline, database }: Origin): string {
  return `${FOLDER}/${timeline.replace('/', '-')}-${database}-${LAYOUT}`
}
