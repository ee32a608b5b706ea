import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { nearestRank } from '../nearest-rank.ts'
import { EVERYTHING_OF_A_SEARCH } from './documents.ts'
import { type LoadRequest, loadOf } from './load.ts'
import { profiled } from './profile.ts'
import { freePort, type ServerProcess, startServer } from './server-process.ts'

/**
 * What single requests cost: `npm run bench -- requests [cars]`, by default 30,000. Processor time of the server and of its PostgreSQL for
 * each answer, the median of the rounds; each search is a new one. `BESIDE=<another built checkout>` measures that one in turn with this
 * one, because figures of two runs do not compare.
 */
const CARS = process.argv[2] ?? '30000'
const BESIDE = process.env.BESIDE
const ROUNDS = BESIDE ? 7 : 3
const SECONDS = 3
const MAX_CONCURRENT = 16
const LIST = 'list page, new search'
const VEHICLE = 'vehicle page, first view'
const TIDY_UP_MS = 15_000

const shops: Shop[] = []
try {
  for (const checkout of BESIDE ? ['.', BESIDE] : ['.']) shops.push(await startShop(checkout))
  await sleep(TIDY_UP_MS) // PostgreSQL tidies up after the import
  const withRows = async (each: Shop) => ({ ...each, rows: requests(each.origin, await carPages(each.origin)) })
  const [shop, other] = await Promise.all(shops.map(withRows))
  console.log(`${CARS} cars, ${MAX_CONCURRENT} at once${BESIDE ? `; in brackets ${BESIDE}` : ''}.\n`)
  console.log('| request | server ms | PostgreSQL ms | answers/s | KB | target |\n|---|---|---|---|---|---|')
  for (const [index, { name, target, next }] of shop!.rows.entries()) {
    const measuredShops = [{ ...shop!, next }, ...(other ? [{ ...other, next: other.rows[index]!.next }] : [])]
    for (const each of measuredShops) await loadOf(each.next, SECONDS, MAX_CONCURRENT)
    const rounds: Measured[][] = measuredShops.map(() => [])
    for (let round = 0; round < ROUNDS; round++)
      for (const [place, each] of measuredShops.entries()) rounds[place]!.push(await measured(each.server, each.next))
    const cell = (of: (round: Measured) => number, digits: number) => {
      const [here = 0, there] = rounds.map((own) => nearestRank(own.map(of), 0.5))
      return here.toFixed(digits) + (there === undefined ? '' : ` (${there.toFixed(digits)})`)
    }
    const cells = [cell(({ web }) => web, 2), cell(({ database }) => database, 2), cell(({ rate }) => rate, 0)]
    console.log(`| ${[name, ...cells, cell(({ kilobytes }) => kilobytes, 1), target].join(' | ')} |`)
  }
  for (const { name, next } of shop!.rows.filter((row) => row.name === LIST || row.name === VEHICLE)) {
    console.log(`\nThe dearest functions of “${name}”:\n\n| function | share |\n|---|---|`)
    const functions = await profiled(shop!.server.pid, () => loadOf(next, 2 * SECONDS, MAX_CONCURRENT))
    for (const [what, share] of functions.slice(0, 10)) console.log(`| ${what} | ${(share * 100).toFixed(1)} % |`)
  }
} finally {
  for (const { server, folder } of shops) {
    await server.stop().catch(console.error)
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Shop {
  readonly server: ServerProcess
  readonly origin: string
  readonly folder: string
}

async function startShop(checkout: string): Promise<Shop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-requests-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = {
    ...{ NODE_ENV: 'production', PORT: String(port), DATA_DIR: folder, DEMO_STOCK: CARS },
    SESSION_SECRET: 'only-for-this-measurement-0123456789',
    DATA_KEY: 'only-for-this-measurement-0123456789',
    ...{ MAIL_OUTBOX: '1', LOG_LEVEL: 'error', PROCESSES: 'web' },
  }
  const start = () => startServer([process.execPath, 'src/server/main.ts'], `${origin}/readyz`, { cwd: checkout, env })
  await (await start()).stop() // brings the stock
  return { server: await start(), origin, folder }
}

interface Row {
  readonly name: string
  readonly next: () => LoadRequest
  readonly target: string
}

function requests(origin: string, cars: readonly string[]): Row[] {
  let price = 2_000_000
  let car = 0
  const graphql = (query: string, variables: object = {}): LoadRequest => ({
    url: `${origin}/graphql`,
    body: JSON.stringify({ query, variables }),
    headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'identity' },
  })
  /** A price above all others finds every car, and each value is a new search. */
  const everything = (filters: object = {}) =>
    graphql(EVERYTHING_OF_A_SEARCH, { filters: { ...filters, priceRange: { max: price++ } } })
  const visitor = { Cookie: 'shopping-cart-uuid=0192e4a0-0000-4000-8000-000000000001', 'Accept-Encoding': 'identity' }
  const page = (address: string, headers: Record<string, string> = visitor): LoadRequest => ({
    url: origin + address,
    headers,
  })
  const total = 'query ($max: Int) { searchVehicles(filters: { priceRange: { max: $max } }) { totalCount } }'
  const threeFilters = {
    fuelType: { fuelType: ['DIESEL'] },
    drive: { gearBox: ['AUTOMATIC'] },
    vehicleType: { vehicleType: ['ESTATE'] },
  }
  return [
    { name: '`{__typename}`', next: () => graphql('{ __typename }'), target: '0.35 ms' },
    { name: 'total alone, new search', next: () => graphql(total, { max: price++ }), target: '0.5 + 0 ms; 2,500/s' },
    { name: '24 cars, total, all counts', next: () => everything(), target: '1,000/s (peers 7–12)' },
    {
      name: 'the same for one make',
      next: () => everything({ makeModel: [{ make: 'vw' }] }),
      target: '1,000/s (peers 25–55)',
    },
    { name: 'the same with three filters', next: () => everything(threeFilters), target: '1,000/s (peers 27–100)' },
    { name: LIST, next: () => page(`/auto-kaufen?price-max=${price++}`), target: '6 + 0.5 ms' },
    { name: VEHICLE, next: () => page(cars[car++ % cars.length]!), target: '5 + 1 ms' },
    { name: 'home with a cart', next: () => page('/'), target: '4 + 0.5 ms' },
    {
      name: 'list page from memory',
      next: () => page('/auto-kaufen', { 'Accept-Encoding': 'identity' }),
      target: '5,000/s',
    },
    { name: 'the same, gzip', next: () => page('/auto-kaufen', { 'Accept-Encoding': 'gzip' }), target: '5,000/s' },
  ]
}

/** Addresses of more cars than a measurement opens, so that each is opened for the first time. */
async function carPages(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/sitemaps/vehicles-0.xml`)
  const found = (await response.text()).matchAll(/<loc>[^<]*?(\/autos\/[^<]+)<\/loc>/g)
  return [...found].map(([, address]) => address!)
}

interface Measured {
  /** Milliseconds of processor time for each answer. */
  readonly web: number
  readonly database: number
  /** Answers a second. */
  readonly rate: number
  readonly kilobytes: number
}

async function measured(server: ServerProcess, next: () => LoadRequest): Promise<Measured> {
  const before = { web: server.cpu(), database: server.databaseCpu() }
  const { requests: count, requestsPerSecond: rate, kilobytes } = await loadOf(next, SECONDS, MAX_CONCURRENT)
  return {
    web: (server.cpu() - before.web) / count,
    database: (server.databaseCpu() - before.database) / count,
    ...{ rate, kilobytes },
  }
}
