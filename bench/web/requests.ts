import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EVERYTHING_OF_A_SEARCH } from './documents.ts'
import { type LoadRequest, loadOf } from './load.ts'
import { profiled } from './profile.ts'
import { freePort, startServer } from './server-process.ts'

/**
 * What single requests cost: `npm run bench -- requests [cars]`, by default 30,000. Processor time of the server and of its PostgreSQL for
 * each answer, the median of the rounds; each search is a new one.
 */
const CARS = process.argv[2] ?? '30000'
const ROUNDS = 3
const SECONDS = 3
const MAX_CONCURRENT = 16
const LIST = 'list page, new search'
const VEHICLE = 'vehicle page, first view'
const TIDY_UP_MS = 15_000

const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-requests-'))
const port = await freePort()
const origin = `http://localhost:${port}`
const env = {
  ...{ NODE_ENV: 'production', PORT: String(port), DATA_DIR: folder, DEMO_STOCK: CARS },
  SESSION_SECRET: 'only-for-this-measurement-0123456789',
  DATA_KEY: 'only-for-this-measurement-0123456789',
  ...{ MAIL_OUTBOX: '1', LOG_LEVEL: 'error', PROCESSES: 'web' },
}
const start = () => startServer([process.execPath, 'src/server/main.ts'], `${origin}/readyz`, { env })
await (await start()).stop() // brings the stock
const shop = await start()
try {
  await sleep(TIDY_UP_MS) // PostgreSQL tidies up after the import
  const rows = requests(await carPages())
  console.log(`${CARS} cars, ${MAX_CONCURRENT} at once.\n`)
  console.log('| request | server ms | PostgreSQL ms | answers/s | KB | target |\n|---|---|---|---|---|---|')
  for (const { name, next, target } of rows) {
    await loadOf(next, SECONDS, MAX_CONCURRENT)
    const rounds: Awaited<ReturnType<typeof measured>>[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measured(next))
    const median = (of: (round: (typeof rounds)[number]) => number) =>
      rounds.map(of).toSorted((a, b) => a - b)[ROUNDS >>> 1]!
    const [web, database, rate] = [
      median((each) => each.web),
      median((each) => each.database),
      median((each) => each.rate),
    ]
    const kilobytes = rounds[0]!.kilobytes.toFixed(1)
    console.log(
      `| ${name} | ${web.toFixed(2)} | ${database.toFixed(2)} | ${Math.round(rate)} | ${kilobytes} | ${target} |`,
    )
  }
  for (const { name, next } of rows.filter((row) => row.name === LIST || row.name === VEHICLE)) {
    console.log(`\nThe dearest functions of “${name}”:\n\n| function | share |\n|---|---|`)
    const functions = await profiled(shop.pid, () => loadOf(next, 2 * SECONDS, MAX_CONCURRENT))
    for (const [what, share] of functions.slice(0, 10)) console.log(`| ${what} | ${(share * 100).toFixed(1)} % |`)
  }
} finally {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
}

interface Row {
  readonly name: string
  readonly next: () => LoadRequest
  readonly target: string
}

function requests(cars: readonly string[]): Row[] {
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
async function carPages(): Promise<string[]> {
  const response = await fetch(`${origin}/sitemaps/vehicles-0.xml`)
  const found = (await response.text()).matchAll(/<loc>[^<]*?(\/autos\/[^<]+)<\/loc>/g)
  return [...found].map(([, address]) => address!)
}

async function measured(next: () => LoadRequest) {
  const before = { web: shop.cpu(), database: shop.databaseCpu() }
  const { requests: count, requestsPerSecond: rate, kilobytes } = await loadOf(next, SECONDS, MAX_CONCURRENT)
  return {
    web: (shop.cpu() - before.web) / count,
    database: (shop.databaseCpu() - before.database) / count,
    ...{ rate, kilobytes },
  }
}
