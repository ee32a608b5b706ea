import type pg from 'pg'
import type { Database } from '#database/connection.ts'
import { inTransaction } from '#database/transaction.ts'
import { createEngine, type Engine } from '#search/engine.ts'
import { createShelf, type Shelf } from '../vehicle/shelf.ts'
import { changesAfter, lastChange } from './change-log.ts'
import { type Directory, readDirectory } from './directory.ts'
import { isOffer } from './document-reader.ts'
import { engineSchema } from './engine-schema.ts'
import { readOffers, readVehicles } from './read-documents.ts'
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
  /** Applies every change that is committed by now. */
  catchUp(): Promise<void>
  /** Keeps catching up until stopped. */
  follow(onError: (error: unknown) => void): void
  stop(): Promise<void>
}

/** Builds the search index from the database; it then follows the change log. It is a shadow: throwing it away loses nothing. */
export async function openVehicleIndex(database: Database): Promise<VehicleIndex> {
  let state = await load(database)
  const shelf = createShelf()
  let generation = 1
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let stopped = false

  async function applyNew(): Promise<void> {
    for (;;) {
      const rebuildFrom = Math.max(REBUILD.from, state.engine.size * REBUILD.share)
      const changes = await changesAfter(database.pool, state.watermark, rebuildFrom)
      if (changes === 'rebuild') {
        state = await load(database)
        shelf.clear()
        generation++
        return
      }
      if (changes.lastId === state.watermark) return
      const directory = await readDirectory(database.read)
      await apply(database.pool, state.engine, changes.vehicleIds)
      state = { ...state, directory, watermark: changes.lastId }
      shelf.forget(changes.vehicleIds)
      generation++
    }
  }

  function poll(): Promise<void> {
    running ??= applyNew().finally(() => {
      running = undefined
    })
    return running
  }

  /** A poll that is under way may have asked before the latest commit, so another one follows it. */
  async function catchUp(): Promise<void> {
    await running
    await poll()
  }

  return {
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
    catchUp,
    follow(onError) {
      let isDisturbed = false // a database that is away is reported once, not five times a second
      const reportOnce = (error: unknown) => {
        if (!isDisturbed) onError(error)
        isDisturbed = true
      }
      const next = () => {
        if (stopped) return
        timer = setTimeout(() => {
          const recovered = () => {
            isDisturbed = false
          }
          void poll().then(recovered, reportOnce).finally(next)
        }, POLL_MS)
      }
      next()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running?.catch(() => {})
    },
  }
}

interface IndexState {
  readonly engine: Engine
  readonly directory: Directory
  /** Id of the last change that is in the index. */
  readonly watermark: number
}

/** One snapshot: what the index holds and the id of the last change in it belong together. */
async function load(database: Database): Promise<IndexState> {
  const snapshot = async (client: pg.PoolClient) => {
    const watermark = await lastChange(client)
    const { rows } = await client.query<{ count: number }>('select count(*) as count from vehicles')
    const engine = createEngine(engineSchema())
    const build = engine.startBuild(rows[0]!.count)
    const slicer = new TimeSlicer()
    await readOffers(client, slicer, (document) => build.add(document))
    return { engine, watermark, build, slicer }
  }
  const { engine, watermark, build, slicer } = await inTransaction(
    database.pool,
    snapshot,
    'isolation level repeatable read read only',
  )
  for (const _ of build.finish()) if (slicer.isOver()) await slicer.pause()
  return { engine, watermark, directory: await readDirectory(database.read) }
}

async function apply(pool: pg.Pool, engine: Engine, ids: readonly number[]): Promise<void> {
  const client = await pool.connect()
  try {
    await readVehicles(client, ids, new TimeSlicer(), (document) => {
      if (isOffer(document)) engine.put(document)
      else engine.remove(document.id)
    })
  } finally {
    client.release()
  }
}
