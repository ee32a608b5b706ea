import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { quantileOfBuckets } from '#domain/operations/vital-signs.ts'
import type { QueueLength } from '#use-cases/dealer-area/platform/operations.ts'
import type { IndexRead } from '#use-cases/vehicle-search/vehicle-index.ts'
import { RecentCounts } from './recent-counts.ts'

/** Seconds; most pages take milliseconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Operators' pages show figures of so many minutes, so that they do not show an incident that is over. */
const LAST_MINUTES = 15
const [FOUND, MISSED] = [0, 1]

/** States of the jobs of a kind, as `QueueLength` counts them. */
const JOB_STATES = ['due', 'running', 'planned', 'failed'] as const

export type Measured = 'page' | 'request' | 'statement'
export type Cache = 'pages' | 'fragments'

/**
 * What a process measures of its own work. `/metrics` has totals since its start, of which Prometheus computes rates; the page of operators
 * has the last fifteen minutes.
 */
export interface Measurements {
  observe(what: Measured, milliseconds: number): void
  look(cache: Cache, isHit: boolean): void
  storeFailed(): void
  connectionRefused(): void
  /** The whole index was read, in milliseconds. */
  indexRead(read: Pick<IndexRead, 'reason' | 'from'>, milliseconds: number): void
  /** Milliseconds below which a share of the latest observations lies; null without any. */
  quantile(what: Measured, share: number): number | null
  /** Percent of the latest looks into a cache that found something; null without any. */
  hitRate(cache: Cache): number | null
  /** Of the last minutes. */
  storeErrors(): number
  /** In the text format of Prometheus, with the queue of jobs as it is now. */
  text(queue: readonly QueueLength[]): Promise<string>
}

export function createMeasurements(now: () => number = Date.now): Measurements {
  const registers = [new Registry()]
  const durations = new Histogram({
    ...{ name: 'fahrwerk_duration_seconds', help: 'How long pages, API requests and SQL statements took' },
    ...{ labelNames: ['what'], buckets: BUCKETS, registers },
  })
  const looks = new Counter({
    ...{ name: 'fahrwerk_cache_looks_total', help: 'Looks into caches, and whether they found something' },
    ...{ labelNames: ['cache', 'found'], registers },
  })
  const storeErrors = new Counter({
    ...{ name: 'fahrwerk_store_errors_total', help: 'Accesses to the object store that failed', registers },
  })
  const refusedConnections = new Counter({
    ...{
      name: 'fahrwerk_connections_refused_total',
      help: 'Connections over MAX_CONNECTIONS, closed at once',
      registers,
    },
  })
  const indexReads = new Counter({
    ...{ name: 'fahrwerk_index_reads_total', help: 'Times the whole search index was read, by reason and source' },
    ...{ labelNames: ['reason', 'from'], registers },
  })
  const indexReadSeconds = new Gauge({
    ...{ name: 'fahrwerk_index_read_seconds', help: 'How long the last of these times took', registers },
  })
  const jobs = new Gauge({
    ...{ name: 'fahrwerk_jobs', help: 'Jobs of the queue by kind and state; failed ones are not tried again' },
    ...{ labelNames: ['kind', 'state'], registers },
  })
  const kindsSeen = new Set<string>()
  const recent = (kinds: number) => new RecentCounts(kinds, LAST_MINUTES, now)
  const durationsOf = { page: recentDurations(), request: recentDurations(), statement: recentDurations() }
  const looksInto = { pages: recent(2), fragments: recent(2) }
  const failures = recent(1)
  function recentDurations(): RecentCounts {
    return recent(BUCKETS.length + 1)
  }
  return {
    observe(what, milliseconds) {
      const seconds = milliseconds / 1_000
      durations.observe({ what }, seconds)
      durationsOf[what].add(bucketOf(seconds))
    },
    look(cache, isHit) {
      looks.inc({ cache, found: isHit ? 'yes' : 'no' })
      looksInto[cache].add(isHit ? FOUND : MISSED)
    },
    storeFailed() {
      storeErrors.inc()
      failures.add(0)
    },
    connectionRefused: () => refusedConnections.inc(),
    indexRead({ reason, from }, milliseconds) {
      indexReads.inc({ reason: reason.toLowerCase(), from: from.toLowerCase() })
      indexReadSeconds.set(milliseconds / 1_000)
    },
    quantile(what, share) {
      let below = 0
      const buckets = durationsOf[what].totals().map((count, bucket) => {
        below += count
        return { upTo: BUCKETS[bucket] ?? Infinity, count: below }
      })
      const seconds = quantileOfBuckets(buckets, share)
      return seconds === null ? null : seconds * 1_000
    },
    hitRate(cache) {
      const [found = 0, missed = 0] = looksInto[cache].totals()
      return found + missed === 0 ? null : (found / (found + missed)) * 100
    },
    storeErrors: () => failures.totals()[0]!,
    text(queue) {
      for (const { kind } of queue) kindsSeen.add(kind)
      // A kind whose jobs are done has none, which is a figure, too.
      for (const kind of kindsSeen) {
        const lengths = queue.find((each) => each.kind === kind)
        for (const state of JOB_STATES) jobs.set({ kind, state }, lengths?.[state] ?? 0)
      }
      return registers[0]!.metrics()
    },
  }
}

/** The first bucket whose bound is not below the value; the last bucket has no bound. */
function bucketOf(seconds: number): number {
  const bucket = BUCKETS.findIndex((upTo) => seconds <= upTo)
  return bucket < 0 ? BUCKETS.length : bucket
}
