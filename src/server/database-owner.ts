import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { refuseLeftDatabase } from '#database/move/left-database.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import type { Config } from './config.ts'
import { objectStore } from './object-store.ts'

/** Which data folder goes on as the shop. */
const Owner = z.object({ owner: z.uuid(), at: z.iso.datetime(), host: z.string(), dataFolder: z.string() })

type Notes = Pick<ObjectStore, 'get' | 'put'>

/** Folder of the store in which the owner of each cluster is noted; no part of a backup. */
export const OWNERS_FOLDER = 'database-owners/'

/** A store that does not answer must not hold up a start for its retries. */
const TIMEOUT_MS = 10_000

/**
 * Notes in the store, which primary and standby share, that `dataFolder` goes on as the shop with the embedded database at `url`. Only a
 * promotion and reopen-database do so, because a start is no proof: a restored copy may be started too.
 */
export async function noteOwner(url: string, store: Notes, dataFolder: string): Promise<void> {
  const note = { owner: ownIdOf(dataFolder), at: new Date().toISOString(), host: hostname(), dataFolder }
  await withTimeout(store.put(await keyOf(url), Buffer.from(JSON.stringify(note satisfies z.output<typeof Owner>))))
}

/** Refuses (StartRefusal) where another data folder goes on as the shop. Where nothing is noted, nobody was promoted. Writes nothing. */
export async function refuseFormerOwner(url: string, store: Notes, dataFolder: string): Promise<void> {
  const found = await withTimeout(store.get(await keyOf(url)))
  if (!found) return
  const { owner, at, host, dataFolder: other } = Owner.parse(JSON.parse(String(found)))
  if (owner === readId(dataFolder)) return
  throw new StartRefusal(
    `This is not the database of the shop: since ${at} it goes on in ${other} on ${host}. Start it there. A former primary is copied anew into an empty folder as a standby (npm run standby). Only where that one is lost, or this one was restored in its place: npm run admin -- reopen-database makes this one the shop from now on.`,
  )
}

/**
 * Refuses (StartRefusal) a database that is not the shop's: one that it has left, and, of the embedded server with objects in a service,
 * one in whose place another data folder goes on. Where the service does not answer, nothing is known, and the shop goes on: `onUnknown`
 * gets the error.
 */
export async function checkOwner(
  { url, embedded }: { readonly url: string; readonly embedded: boolean },
  config: Pick<Config, 'dataFolder'> & Partial<Pick<Config, 'objectStore'>>,
  onUnknown: (error: unknown) => void,
): Promise<void> {
  await refuseLeftDatabase(url)
  const { objectStore: service, dataFolder } = config
  if (!embedded || !service) return
  try {
    await refuseFormerOwner(url, objectStore({ dataFolder, objectStore: service }), dataFolder)
  } catch (error) {
    if (error instanceof StartRefusal) throw error
    onUnknown(error)
  }
}

/** A random name of the data folder, made when it is needed. No standby and no restore copies it. */
function ownIdOf(dataFolder: string): string {
  const known = readId(dataFolder)
  if (known !== undefined) return known
  const id = randomUUID()
  const file = fileOf(dataFolder)
  mkdirSync(dataFolder, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, id, { mode: 0o600, flush: true })
  renameSync(`${file}.${process.pid}`, file)
  return id
}

function readId(dataFolder: string): string | undefined {
  try {
    return readFileSync(fileOf(dataFolder), 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const fileOf = (dataFolder: string) => path.join(dataFolder, 'database-owner')

/** By the cluster, because a store may have had the objects of another one. */
async function keyOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>('select system_identifier::text as id from pg_control_system()')
    return `${OWNERS_FOLDER}${rows[0]!.id}`
  } finally {
    await client.end()
  }
}

async function withTimeout<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the object store did not answer in time')), TIMEOUT_MS)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
