import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'
import type { Database } from '#database/connection.ts'
import { inTransaction } from '#database/transaction.ts'
import { createEngine, type Engine } from '#search/engine.ts'
import { type Directory, readDirectory } from './directory.ts'
import { documentOf, INDEX_COLUMNS, type IndexRow, isFindable } from './document.ts'
import { engineSchema } from './engine-schema.ts'

const LOAD_BATCH = 5_000
const CHANGE_BATCH = 2_000
/**
 * From this many changes on that are more than a tenth of the stock, building anew is faster than applying them one by one, and nobody
 * sees half of an import.
 */
const REBUILD_FROM = 10_000
/** Changes are applied for at most this long at a stretch, so that a large import does not stop the pages. */
const SLICE_MS = 5
const POLL_MS = 200

export interface VehicleIndex {
  readonly engine: Engine
  readonly directory: Directory
  /** Rises whenever an answer may have changed: what is cached under an older number is stale. */
  readonly generation: number
  /** Applies every change that is committed by now. */
  catchUp(): Promise<void>
  /** Keeps catching up until stopped. */
  follow(onError: (error: unknown) => void): void
  stop(): Promise<void>
}

const COLUMNS = INDEX_COLUMNS.map((column) => `v.${column}`).join(', ')
const SELECT = `select ${COLUMNS}, m.latitude, m.longitude from vehicles v join merchants m on m.id = v.merchant_id`

/** Builds the search index from the database; it then follows the change log. It is a shadow: throwing it away loses nothing. */
export async function openVehicleIndex(database: Database): Promise<VehicleIndex> {
  let state = await load(database)
  let generation = 1
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let stopped = false

  async function applyNew(): Promise<void> {
    for (;;) {
      const changes = await changesAfter(database.pool, state.watermark, Math.max(REBUILD_FROM, state.engine.size / 10))
      if (changes === 'rebuild') {
        state = await load(database)
        generation++
        return
      }
      if (changes.lastId === state.watermark) return
      const rows = await rowsOf(database.pool, changes.vehicleIds)
      const directory = await readDirectory(database.read)
      await applyInSlices(state.engine, changes.vehicleIds, rows)
      state = { ...state, directory, watermark: changes.lastId }
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
      let isDisturbed = false // a database that is away is told of once, not five times a second
      const told = (error: unknown) => {
        if (!isDisturbed) onError(error)
        isDisturbed = true
      }
      const next = () => {
        if (stopped) return
        timer = setTimeout(() => {
          const calmed = () => {
            isDisturbed = false
          }
          void poll().then(calmed, told).finally(next)
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
    const { rows } = await client.query<{ id: number }>('select coalesce(max(id), 0) as id from vehicle_changes')
    await client.query(`declare stock no scroll cursor for ${SELECT} where v.state in ('PUBLISHED', 'RESERVED')`)
    const engine = createEngine(engineSchema())
    const documents = []
    for (;;) {
      const batch = await client.query<IndexRow>(`fetch ${LOAD_BATCH} from stock`)
      if (batch.rows.length === 0) break
      for (const row of batch.rows) documents.push(documentOf(row))
    }
    engine.build(documents)
    return { engine, watermark: rows[0]!.id }
  }
  const loaded = await inTransaction(database.pool, snapshot, 'isolation level repeatable read read only')
  return { ...loaded, directory: await readDirectory(database.read) }
}

/** The vehicles that changed since, or `rebuild` where the log no longer reaches back that far or asks for it. */
async function changesAfter(pool: pg.Pool, watermark: number, rebuildFrom: number) {
  const { rows } = await pool.query<{ id: number; vehicle_id: number | null }>(
    'select id, vehicle_id from vehicle_changes where id > $1 order by id limit $2',
    [watermark, CHANGE_BATCH],
  )
  if (rows.length === 0) return { lastId: watermark, vehicleIds: [] }
  const asksForRebuild = rows.some((row) => row.vehicle_id === null)
  const isFull = rows.length === CHANGE_BATCH
  if (
    asksForRebuild ||
    (await hasGap(pool, watermark)) ||
    (isFull && (await pendingAfter(pool, watermark)) > rebuildFrom)
  )
    return 'rebuild'
  return { lastId: rows.at(-1).id, vehicleIds: [...new Set(rows.map((row) => row.vehicle_id!))] }
}

async function pendingAfter(pool: pg.Pool, watermark: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*) as count from vehicle_changes where id > $1', [
    watermark,
  ])
  return rows[0]!.count
}

/** Old log rows are deleted after a while; a reader that slept longer than that has missed some. */
async function hasGap(pool: pg.Pool, watermark: number): Promise<boolean> {
  const { rows } = await pool.query<{ oldest: number }>('select coalesce(min(id), 0) as oldest from vehicle_changes')
  return watermark > 0 && rows[0]!.oldest > watermark + 1
}

async function rowsOf(pool: pg.Pool, ids: readonly number[]): Promise<Map<number, IndexRow>> {
  const { rows } = await pool.query<IndexRow>(`${SELECT} where v.id = any($1)`, [ids])
  return new Map(rows.map((row) => [row.id, row]))
}

async function applyInSlices(
  engine: Engine,
  ids: readonly number[],
  rows: ReadonlyMap<number, IndexRow>,
): Promise<void> {
  let sliceEnds = performance.now() + SLICE_MS
  for (const id of ids) {
    const row = rows.get(id)
    if (row && isFindable(row.state)) engine.put(documentOf(row))
    else engine.remove(id)
    if (performance.now() < sliceEnds) continue
    await setImmediate()
    sliceEnds = performance.now() + SLICE_MS
  }
}
