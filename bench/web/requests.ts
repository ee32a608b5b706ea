import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { DATABASE } from '#server/store.ts'
import { startCluster } from '#database/embedded/cluster.ts'
import { nearestRank } from '../nearest-rank.ts'
import { loadOf } from './load.ts'
import { machineSpeed } from './machine-speed.ts'
import { profiled } from './profile.ts'
import { LIST, type RequestRow, requestRows, VEHICLE } from './request-rows.ts'
import { freePort, type ServerProcess, startServer } from './server-process.ts'

/**
 * What single requests cost: `npm run bench -- requests [cars]`, by default 30,000. Processor time of the server and of its PostgreSQL for
 * each answer, the median of the rounds. `BESIDE=<another built checkout>` measures that one in turn with this one, because figures of two
 * runs do not compare, and starts both anew several times, because two processes of the same program differ by a quarter for as long as
 * they run. `ROW=vehicle` measures only rows with this word.
 */
const CARS = process.argv[2] ?? '30000'
const ROW = process.env.ROW ?? ''
const PATHS = process.env.BESIDE ? ['.', process.env.BESIDE] : ['.']
const STARTS = PATHS.length > 1 ? 5 : 1
const ROUNDS = 3
const SECONDS = 3
const WARM_UP_SECONDS = 8
const MAX_CONCURRENT = 16
const TIDY_UP_MS = 15_000

interface Measured {
  /** Milliseconds of processor time for each answer. */
  readonly web: number
  readonly database: number
  /** Answers a second. */
  readonly rate: number
  readonly kilobytes: number
}

interface Checkout {
  /** Where it lies, and its data while it is measured. */
  readonly path: string
  readonly folder: string
  /** The medians of each start, by row. */
  readonly rows: Map<string, Measured[]>
}

const checkouts = PATHS.map((checkout): Checkout => {
  return { path: checkout, folder: mkdtempSync(path.join(tmpdir(), 'fahrwerk-requests-')), rows: new Map() }
})
const [here, beside] = checkouts as [Checkout, Checkout | undefined]
const targets = new Map<string, string>()
try {
  for (const checkout of checkouts) await withShop(checkout, () => sleep(TIDY_UP_MS)) // after the import
  for (let start = 1; start <= STARTS; start++) {
    for (const checkout of start % 2 ? checkouts : checkouts.toReversed())
      await withShop(checkout, (server, origin, database) => measureRows(checkout, server, origin, database))
    console.error(`Start ${start} of ${STARTS} is measured.`)
  }
  printTable()
  if (!beside) await withShop(here, printProfiles)
} finally {
  for (const { folder } of checkouts) rmSync(folder, { recursive: true, force: true })
}

async function withShop(
  { path: cwd, folder }: Checkout,
  use: (server: ServerProcess, origin: string, database: pg.Pool) => Promise<void>,
): Promise<void> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = {
    ...{ NODE_ENV: 'production', PORT: String(port), DATA_DIR: folder, DEMO_STOCK: CARS },
    SESSION_SECRET: 'only-for-this-measurement-0123456789',
    DATA_KEY: 'only-for-this-measurement-0123456789',
    ...{ MAIL_OUTBOX: '1', LOG_LEVEL: 'error', PROCESSES: 'web' },
  }
  const server = await startServer([process.execPath, 'src/server/main.ts'], `${origin}/readyz`, { cwd, env })
  // Joins the server that the shop has started.
  const cluster = await startCluster(path.join(folder, 'postgres'))
  const database = new pg.Pool({ connectionString: cluster.urlOf(DATABASE), max: MAX_CONCURRENT })
  try {
    await use(server, origin, database)
  } finally {
    await database.end()
    await server.stop()
  }
}

async function measureRows(
  { rows }: Checkout,
  server: ServerProcess,
  origin: string,
  database: pg.Pool,
): Promise<void> {
  for (const { name, target, next } of await chosenRows(origin, database)) {
    await loadOf(next, WARM_UP_SECONDS, MAX_CONCURRENT)
    const rounds: Measured[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measureRound(server, next))
    targets.set(name, target)
    rows.set(name, [...(rows.get(name) ?? []), medianOf(rounds)])
  }
}

async function chosenRows(origin: string, database: pg.Pool): Promise<RequestRow[]> {
  const rows = (await requestRows(origin, database)).filter(({ name }) => name.includes(ROW))
  if (rows.length === 0) throw new Error(`No row has the word ${ROW}.`)
  return rows
}

async function measureRound(server: ServerProcess, next: RequestRow['next']): Promise<Measured> {
  const before = { web: server.cpu(), database: server.databaseCpu() }
  const { requests: count, requestsPerSecond: rate, kilobytes } = await loadOf(next, SECONDS, MAX_CONCURRENT)
  return {
    web: (server.cpu() - before.web) / count,
    database: (server.databaseCpu() - before.database) / count,
    ...{ rate, kilobytes },
  }
}

function medianOf(all: readonly Measured[]): Measured {
  const median = (of: (each: Measured) => number) => nearestRank(all.map(of), 0.5)
  return {
    web: median(({ web }) => web),
    database: median(({ database }) => database),
    rate: median(({ rate }) => rate),
    kilobytes: median(({ kilobytes }) => kilobytes),
  }
}

function printTable(): void {
  const { copy, read } = machineSpeed()
  console.log(
    `${CARS} cars, ${MAX_CONCURRENT} at once, starts: ${STARTS}${beside ? `; in brackets ${beside.path}` : ''}.`,
  )
  console.log(`This machine copies ${copy.toFixed(1)} GB a second and takes ${read.toFixed(0)} ns for a random read.\n`)
  console.log(
    `| request | server ms | PostgreSQL ms | answers/s | KB | target |${beside ? ' each start | ratio |' : ''}`,
  )
  console.log(`|---|---|---|---|---|---|${beside ? '---|---|' : ''}`)
  for (const [name, target] of targets) {
    const [own, other] = [here.rows.get(name)!, beside?.rows.get(name)]
    const [median, otherMedian] = [medianOf(own), other && medianOf(other)]
    const cell = (of: (each: Measured) => number, digits: number) =>
      of(median).toFixed(digits) + (otherMedian ? ` (${of(otherMedian).toFixed(digits)})` : '')
    const cells = [cell(({ web }) => web, 2), cell(({ database }) => database, 2), cell(({ rate }) => rate, 0)]
    const compared =
      other && otherMedian ? [`${startsOf(own)} (${startsOf(other)})`, (median.web / otherMedian.web).toFixed(2)] : []
    console.log(`| ${[name, ...cells, cell(({ kilobytes }) => kilobytes, 1), target, ...compared].join(' | ')} |`)
  }
}

function startsOf(all: readonly Measured[]): string {
  return all.map(({ web }) => web.toFixed(1)).join(', ')
}

async function printProfiles(server: ServerProcess, origin: string, database: pg.Pool): Promise<void> {
  for (const { name, next } of (await chosenRows(origin, database)).filter(
    (row) => row.name === LIST || row.name === VEHICLE,
  )) {
    await loadOf(next, WARM_UP_SECONDS, MAX_CONCURRENT)
    console.log(`\nThe dearest functions of “${name}”:\n\n| function | share |\n|---|---|`)
    const functions = await profiled(server.pid, () => loadOf(next, 2 * SECONDS, MAX_CONCURRENT))
    for (const [what, share] of functions.slice(0, 10)) console.log(`| ${what} | ${(share * 100).toFixed(1)} % |`)
  }
}
