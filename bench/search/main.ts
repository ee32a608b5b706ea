import pg from 'pg'
import type { Engine } from '#search/engine.ts'
import type { SearchRequest } from '#search/request.ts'
import { fillEngine, searchUnderChanges, timeSnapshot, timeUpdates } from './engine.ts'
import { summary, timeRequests } from './measure.ts'
import { searchPostgres } from './postgres-queries.ts'
import { fillPostgres } from './postgres-table.ts'
import { createWorkload } from './workload.ts'

/**
 * node bench/search/main.ts [size …]: the engine under 200 seeded requests, and PostgreSQL under the same where
 * BENCH_DATABASE_URL names a database (in which the tables `vehicle` and `place` are replaced). Then the engine alone under 500 changes a
 * second for a minute, beside a quarter of a minute without any.
 */
const REQUESTS = 200
const ROUNDS = 5
/** PostgreSQL takes minutes for all of them at a million. The smaller number is a multiple of twenty, so the mix stays the same. */
const CHANGES = { perSecond: 500, seconds: 60 }
const QUIET = { perSecond: 0, seconds: 15 }
const POSTGRES_REQUESTS = { few: 60, all: REQUESTS, fewFrom: 500_000 }

interface Line {
  p50: number
  p95: number
  p99: number
  'requests/s': number
  MB: number
  'build s': number
  /** Unpacked and restored from a snapshot. */
  'snapshot s'?: number
  'snapshot MB'?: number
  'update ms'?: number
}

interface SteadyLine {
  'changes/s': number
  p50: number
  p99: number
  'searches/s': number
  'changes, % of a core': number
  'most at once, ms': number
}

const sizes = process.argv.slice(2).map(Number)
const url = process.env.BENCH_DATABASE_URL
if (!url) console.log('PostgreSQL is left out: BENCH_DATABASE_URL is not set.')
const table: Record<string, Line> = {}
const steady: Record<string, SteadyLine> = {}
for (const size of sizes.length > 0 ? sizes : [100_000, 1_000_000]) await measure(size)
console.table(table)
console.table(steady)

async function measure(size: number): Promise<void> {
  const requests = createWorkload(REQUESTS)
  const { engine, milliseconds } = fillEngine(size)
  const megabytes = engine.memory() / 1e6
  const times = await timeRequests((request) => engine.search(request), requests, ROUNDS)
  const label = size.toLocaleString('en')
  const own: Line = line(times, milliseconds, megabytes)
  table[`${label}, engine`] = own
  if (url) await measurePostgres(url, label, size, engine, requests, times)
  const snapshot = await timeSnapshot(engine)
  own['snapshot s'] = round(snapshot.milliseconds / 1000, 2)
  own['snapshot MB'] = round(snapshot.bytes / 1e6, 0)
  own['update ms'] = round(timeUpdates(engine, size), 3)
  for (const load of [QUIET, CHANGES])
    steady[`${label}, ${load.perSecond} a second`] = steadyLine(engine, size, requests, load)
}

function steadyLine(
  engine: Engine,
  size: number,
  requests: readonly SearchRequest[],
  load: typeof CHANGES,
): SteadyLine {
  const { times, changes, spent, longest, milliseconds } = searchUnderChanges(engine, size, requests, load)
  const { p50, p99, rate } = summary(times)
  return {
    'changes/s': round((1000 * changes) / milliseconds, 0),
    ...{ p50: round(p50, 3), p99: round(p99, 2), 'searches/s': round(rate, 0) },
    'changes, % of a core': round((100 * spent) / milliseconds, 1),
    'most at once, ms': round(longest, 1),
  }
}

async function measurePostgres(
  connectionString: string,
  label: string,
  size: number,
  engine: Engine,
  requests: readonly SearchRequest[],
  engineTimes: readonly number[],
): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const milliseconds = await fillPostgres(client, size)
  await client.query(`set work_mem = '256MB'; set max_parallel_workers_per_gather = 0; set jit = off`)
  const compared = requests.slice(0, size < POSTGRES_REQUESTS.fewFrom ? POSTGRES_REQUESTS.all : POSTGRES_REQUESTS.few)
  for (const request of compared) expectAgreement(request, engine, await searchPostgres(client, request))
  const times = await timeRequests((request) => searchPostgres(client, request), compared, 1, { warmUp: false })
  const bytes = await client.query<{ bytes: string }>(`select pg_total_relation_size('vehicle') as bytes`)
  await client.end()
  const ratio = summary(engineTimes.slice(0, compared.length)).rate / summary(times).rate
  console.log(
    `${label}: totals and pages of ${compared.length} requests agree; the engine answers ${ratio.toFixed(0)} × as many`,
  )
  table[`${label}, PostgreSQL (${compared.length} requests)`] = line(
    times,
    milliseconds,
    Number(bytes.rows[0]!.bytes) / 1e6,
  )
}

function expectAgreement(request: SearchRequest, engine: Engine, other: { total: number; ids: number[] }): void {
  const { total, ids } = engine.search({ ...request, facets: false })
  if (total !== other.total || ids.join() !== other.ids.join())
    throw new Error(`engine and PostgreSQL disagree on ${JSON.stringify(request)}: ${total}, ${other.total}`)
}

function line(times: readonly number[], buildMilliseconds: number, megabytes: number): Line {
  const { p50, p95, p99, rate } = summary(times)
  return {
    p50: round(p50, 3),
    p95: round(p95, 2),
    p99: round(p99, 2),
    'requests/s': round(rate, rate < 100 ? 1 : 0),
    MB: round(megabytes, 0),
    'build s': round(buildMilliseconds / 1000, 2),
  }
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
