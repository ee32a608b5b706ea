import pg from 'pg'
import { type ConnectionOptions, readHandle } from '../connection.ts'
import type { ReadHandle } from '../handles.ts'
import { readTimeline } from '../timeline.ts'
import { LagMeter } from './lag-meter.ts'
import { type ReadPool, retryingClient, routedPool } from './routed-pool.ts'
import { ANSWER_MS, openStandbyPool } from './standby-pool.ts'

/** Interval of measuring, in milliseconds. */
const POLL_MS = 200
/** A standby that is further behind is not read from. */
const MAX_LAG_MS = 1_000

/** Rows that may be a second old: what is the same for everybody. A visitor's own data is read from the primary. */
export interface SharedReads {
  readonly read: ReadHandle
  readonly pool: ReadPool
  /** Grows when another server answers from now on: what is cached may be newer or older than what it has. */
  readonly generation: () => number
  /** Calls back whenever the generation grows. */
  readonly whenSwitched: (listener: () => void) => void
  /** Undefined without a standby. */
  readonly standby?: StandbyState
  readonly close: () => Promise<void>
}

interface StandbyState {
  /** Milliseconds; undefined where it does not answer. */
  readonly lag: () => number | undefined
  readonly isUsed: () => boolean
}

interface ReplicaOptions extends Pick<ConnectionOptions, 'maxConnections' | 'Client'> {
  /** The other server answers from now on, and why. */
  readonly onSwitch: (isStandbyUsed: boolean, reason: string) => void
}

/** Reads from the standby at `url` as long as it is at most a second behind and of the primary's timeline; from the primary otherwise. */
export async function openReplica(primary: pg.Pool, url: string, options: ReplicaOptions): Promise<SharedReads> {
  const standby = openStandbyPool(url, options)
  const probes = [createProbe(primary.options), createProbe({ connectionString: url })] as const
  const meter = new LagMeter()
  let [lag, generation, isUsed, isStopped]: [number | undefined, number, boolean, boolean] = [
    undefined,
    0,
    false,
    false,
  ]
  let isReported = false
  let primaryTimeline = ''
  let timer: NodeJS.Timeout | undefined

  const listeners: (() => void)[] = []
  function nextGeneration(): void {
    generation++
    for (const listener of listeners) listener()
  }

  function use(wanted: boolean, reason: string): void {
    if (isUsed === wanted && isReported) return
    isUsed = wanted
    isReported = true
    nextGeneration()
    // What was read from the primary may be newer than the standby by as much as it may be behind.
    if (wanted) setTimeout(nextGeneration, MAX_LAG_MS).unref()
    options.onSwitch(wanted, reason)
  }

  const fail = (error: unknown) => {
    lag = undefined
    use(false, error instanceof Error ? error.message : String(error))
  }

  async function measure(): Promise<void> {
    const hasPrimary = await readPrimary().then(
      () => true,
      () => false,
    )
    try {
      const [position, timeline] = [await positionOf(probes[1]), await readTimeline(probes[1])]
      lag = meter.standbyAt(position, performance.now())
      const objection = objectionTo({ timeline, primaryTimeline, hasPrimary, isUsed, lag })
      if (objection) use(false, objection)
      else if (lag === 0 || isUsed) use(true, 'it has caught up')
    } catch (error) {
      fail(error)
      standby.giveUp()
    }
  }

  async function readPrimary(): Promise<void> {
    const at = performance.now()
    const position = await positionOf(probes[0])
    primaryTimeline = await readTimeline(probes[0])
    meter.primaryAt(position, at)
  }

  async function poll(): Promise<void> {
    await measure()
    if (!isStopped)
      timer = setTimeout(() => {
        running = poll()
      }, POLL_MS)
  }

  let running = poll()
  await running
  const route = { primary, standby, isStandbyUsed: () => isUsed, onFault: fail }
  return {
    read: readHandle(() => retryingClient(route)),
    pool: routedPool(route),
    generation: () => generation,
    whenSwitched: (listener) => listeners.push(listener),
    standby: { lag: () => lag, isUsed: () => isUsed },
    async close() {
      isStopped = true
      clearTimeout(timer)
      await running
      await Promise.all([standby.end(), ...probes.map((probe) => probe.end())])
    },
  }
}

interface Measurement {
  readonly timeline: string
  /** As last read. */
  readonly primaryTimeline: string
  /** Whether the primary answered just now. */
  readonly hasPrimary: boolean
  readonly isUsed: boolean
  /** Milliseconds. */
  readonly lag: number
}

/**
 * Why the standby is not to be read from. Without a primary it goes on answering, as new as it was: it has no sender then, and after an
 * earlier failover it names the timeline before that one until its next restartpoint.
 */
export function objectionTo({ timeline, primaryTimeline, hasPrimary, isUsed, lag }: Measurement): string | undefined {
  if (timeline !== primaryTimeline && (hasPrimary || !isUsed))
    return `its timeline is ${timeline}, the primary's ${primaryTimeline}`
  return lag > MAX_LAG_MS ? `it is ${Math.round(lag)} ms behind` : undefined
}

/** The database itself, where no standby is named. */
export function readsOf({ read, pool }: { readonly read: ReadHandle; readonly pool: pg.Pool }): SharedReads {
  return { read, pool, generation: () => 0, whenSwitched: () => {}, close: async () => {} }
}

function createProbe(address: pg.PoolConfig): pg.Pool {
  const probe = new pg.Pool({
    ...(address.connectionString ? { connectionString: address.connectionString } : {}),
    ...{ max: 1, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS },
  })
  return probe.on('error', () => {}) // the next measurement reports it
}

/** Bytes of the write-ahead log: written where the server is a primary, replayed where it is a standby. */
async function positionOf(probe: pg.Pool): Promise<number> {
  const { rows } = await probe.query<{ position: string }>(
    `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end - '0/0')::text as position`,
  )
  return Number(rows[0]!.position)
}
