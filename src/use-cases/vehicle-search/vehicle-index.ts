import type pg from 'pg'
import type { ReadHandle } from '#database/handles.ts'
import type { ReadPool } from '#database/replica/routed-pool.ts'
import { readTimeline } from '#database/timeline.ts'
import { inTransaction } from '#database/transaction.ts'
import { createEngine, type Engine } from '#search/engine.ts'
import { createShelf, type Shelf } from '../shelf/shelf.ts'
import { changesAfter, lastChange, type RebuildReason } from './change-log.ts'
import { type Directory, readDirectory } from './directory.ts'
import { isOffer } from './document-reader.ts'
import { engineSchema } from './engine-schema.ts'
import { readOffers, readVehicles } from './read-documents.ts'
import type { IndexCopy, IndexSnapshots } from './index-snapshots.ts'
import { type Watch, watch } from '../watch.ts'
import { TimeSlicer } from './time-slicer.ts'

/**
 * From this many changes on that are more than a sixth of the stock, building anew is faster than applying them one by one, and nobody
 * sees half of an import.
 */
const REBUILD = { from: 10_000, share: 1 / 6 }
const POLL_MS = 200

export interface VehicleIndex {
  readonly engine: Engine
  readonly directory: Directory
  readonly shelf: Shelf
  /** Rises whenever an answer may have changed: what is cached under an older number is stale. */
  readonly generation: number
  /** Reads names and financing of makes and merchants again, which change without the stock. */
  refreshDirectory(): Promise<void>
  /** A copy of what the engine has, with its place in the log. */
  snapshot(): Promise<IndexCopy>
  /** Applies every change that is committed by now. */
  catchUp(): Promise<void>
  /** Keeps catching up until stopped. */
  follow(onError: (error: unknown) => void): void
  stop(): Promise<void>
}

/** The whole index was read: at the start, or anew because the log was of no use. */
export interface IndexRead {
  readonly reason: 'START' | RebuildReason
  readonly from: 'SNAPSHOT' | 'ROWS'
  readonly vehicles: number
  readonly milliseconds: number
}

/** Where an index reads. */
export interface IndexSource {
  readonly read: ReadHandle
  readonly pool: ReadPool
  /** Copies of indexes, from which a start is faster than from the rows. */
  readonly snapshots?: IndexSnapshots
  /** Hears of each time that everything was read. */
  readonly onRead?: (read: IndexRead) => void
}

/** Builds the search index from the database; it then follows the change log. It is a shadow: throwing it away loses nothing. */
export async function openVehicleIndex(database: IndexSource): Promise<VehicleIndex> {
  let state = await readAll('START')
  const shelf = createShelf()
  let generation = 1
  let following: Watch | undefined
  let running: Promise<void> | undefined
  let dumping: Promise<void> | undefined
  let isDirectoryStale = false

  async function readAll(reason: IndexRead['reason']): Promise<IndexState> {
    const began = performance.now()
    const restored = reason === 'START' ? await database.snapshots?.load(database) : undefined
    const read = restored ?? (await load(database))
    database.onRead?.({
      ...{ reason, from: restored ? 'SNAPSHOT' : 'ROWS' },
      ...{ vehicles: read.engine.size, milliseconds: performance.now() - began },
    })
    return read
  }

  async function renewDirectory(): Promise<void> {
    isDirectoryStale = false
    try {
      state = { ...state, directory: await readDirectory(database.read) }
      // Cards name the dealer, pages its prices of delivery.
      shelf.clear()
      generation++
    } catch (error) {
      isDirectoryStale = true
      throw error
    }
  }

  async function applyNew(): Promise<void> {
    if (isDirectoryStale) await renewDirectory()
    while (await applyBatch());
  }

  /** Applies the next changes; whether there may be more of them. */
  async function applyBatch(): Promise<boolean> {
    const rebuildFrom = Math.max(REBUILD.from, state.engine.size * REBUILD.share)
    // One connection for both: another server may not have the rows yet that this one's log names.
    const changes = await withClient(database.pool, async (client) => {
      const found = await changesAfter(client, state, rebuildFrom)
      if (typeof found === 'string' || found.lastId === state.watermark) return found
      await apply(client, state.engine, found.vehicleIds)
      return found
    })
    if (typeof changes === 'string') {
      state = await readAll(changes)
      shelf.clear()
      generation++
      return false
    }
    if (changes.lastId === state.watermark) return false
    state = { ...state, directory: await readDirectory(database.read), watermark: changes.lastId }
    shelf.forget(changes.vehicleIds)
    generation++
    return true
  }

  function poll(): Promise<void> {
    running ??= applyAfterDump().finally(() => {
      running = undefined
    })
    return running
  }

  function copied(): void {
    dumping = undefined
  }

  /** What is being copied must not change meanwhile. */
  async function applyAfterDump(): Promise<void> {
    await dumping
    await applyNew()
  }

  /** A poll that is under way may have asked before the latest commit, so another one follows it. */
  async function catchUp(): Promise<void> {
    await running
    await poll()
  }

  // A snapshot is older than the log.
  await poll()

  return {
    async snapshot() {
      // Between two changes everything belongs to one place in the log.
      for (let current = running ?? dumping; current; current = running ?? dumping) await current.catch(() => {})
      const { engine, timeline, watermark } = state
      const dump = new TimeSlicer().run(engine.dump())
      dumping = dump.then(copied, copied)
      return { dump: await dump, timeline, watermark }
    },
    shelf,
    get engine() {
      return state.engine
    },
    get directory() {
      return state.directory
    },
    get generation() {
      return generation
    },
    refreshDirectory() {
      isDirectoryStale = true
      return catchUp()
    },
    catchUp,
    follow(onError) {
      following = watch(poll, { everyMs: POLL_MS, waits: true, onError })
    },
    async stop() {
      await following?.stop()
      await running?.catch(() => {})
    },
  }
}

export interface IndexState {
  readonly engine: Engine
  readonly directory: Directory
  /** Id of the last change that is in the index. */
  readonly watermark: number
  /** The history that the id belongs to. */
  readonly timeline: string
}

/** One snapshot: what the index holds and the id of the last change in it belong together. */
async function load(database: IndexSource): Promise<IndexState> {
  const snapshot = async (client: pg.PoolClient) => {
    const [timeline, watermark] = [await readTimeline(client), await lastChange(client)]
    const { rows } = await client.query<{ count: number }>('select count(*) as count from vehicles')
    const engine = createEngine(engineSchema())
    const build = engine.startBuild(rows[0]!.count)
    const slicer = new TimeSlicer()
    await readOffers(client, slicer, (document) => build.add(document))
    return { engine, timeline, watermark, build, slicer }
  }
  const { build, slicer, ...state } = await inTransaction(
    database.pool,
    snapshot,
    'isolation level repeatable read read only',
  )
  await slicer.run(build.finish())
  return { ...state, directory: await readDirectory(database.read) }
}

async function apply(client: pg.ClientBase, engine: Engine, ids: readonly number[]): Promise<void> {
  await readVehicles(client, ids, new TimeSlicer(), (document) => {
    if (isOffer(document)) engine.put(document)
    else engine.remove(document.id)
  })
}

async function withClient<Result>(pool: ReadPool, work: (client: pg.ClientBase) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}
