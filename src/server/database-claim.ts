import { hostname } from 'node:os'
import pg from 'pg'
import { z } from 'zod'
import { readTimeline } from '#database/timeline.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import type { Config } from './config.ts'
import { describeError, type Log } from './log.ts'
import { objectStore } from './object-store.ts'
import type { Store } from './store.ts'

/** Each promotion and each restore begins a timeline with a higher number, so the highest one that was used is the shop. */
const Claim = z.object({ timeline: z.int(), at: z.iso.datetime(), host: z.string(), dataFolder: z.string() })

type Claims = Pick<ObjectStore, 'get' | 'put'>

/** Folder of the store in which each cluster notes the timeline that goes on; no part of a backup. */
export const CLAIMS_FOLDER = 'database-claims/'

/**
 * Notes in the store, which primary and standby share, that the embedded database at `url` goes on as the shop. Refuses (StartRefusal)
 * where one of a later timeline does: a standby that was promoted, or a restored copy.
 */
export async function claimTimeline(url: string, store: Claims, dataFolder: string): Promise<void> {
  const { key, timeline } = await readOwn(url)
  const found = await store.get(key)
  const claim = found && Claim.parse(JSON.parse(String(found)))
  if (claim && claim.timeline > timeline)
    throw new StartRefusal(
      `This is the former database of the shop: since ${claim.at} a promoted standby or a restored copy goes on in ${claim.dataFolder} on ${claim.host}. As a standby of it, it is copied anew into an empty folder (npm run standby). Only where that one is lost: npm run admin -- reopen-database goes on with this one.`,
    )
  if (claim?.timeline !== timeline) await putClaim(store, key, timeline, dataFolder)
}

/**
 * The same at the start of a shop on the embedded server whose objects are in a service: a folder of its own knows of nobody else. It
 * starts where the service does not answer, as nothing is known then.
 */
export async function claimAtStart(
  { url, embedded }: Pick<Store, 'url' | 'embedded'>,
  config: Pick<Config, 'objectStore' | 'dataFolder'>,
  log: Log,
): Promise<void> {
  if (!embedded || !config.objectStore) return
  try {
    await claimTimeline(url, objectStore(config), config.dataFolder)
  } catch (error) {
    if (error instanceof StartRefusal) throw error
    log.error({ error: describeError(error) }, 'whether a standby of this database was promoted cannot be looked up')
  }
}

/** Goes on with the database at `url` although a later one has. */
export async function reclaimTimeline(url: string, store: Claims, dataFolder: string): Promise<void> {
  const { key, timeline } = await readOwn(url)
  await putClaim(store, key, timeline, dataFolder)
}

async function putClaim(store: Claims, key: string, timeline: number, dataFolder: string): Promise<void> {
  const claim: z.output<typeof Claim> = { timeline, at: new Date().toISOString(), host: hostname(), dataFolder }
  await store.put(key, Buffer.from(JSON.stringify(claim)))
}

async function readOwn(url: string): Promise<{ key: string; timeline: number }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const [system, timeline] = (await readTimeline(client)).split('/')
    return { key: `${CLAIMS_FOLDER}${system}`, timeline: Number(timeline) }
  } finally {
    await client.end()
  }
}
