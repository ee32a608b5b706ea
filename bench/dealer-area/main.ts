import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#database/connection.ts'
import { STAFF_COOKIE } from '#domain/staff/staff-cookie.ts'
import { ensureDatabase } from '#database/migrate.ts'
import { TEST_SECRET } from '../../tests/support/gateway-context.ts'
import { databaseCpuOf, freePort, type ServerProcess, startServer } from '../web/server-process.ts'
import { fillDealerArea } from './fill.ts'
import { LISTS } from './lists.ts'

/**
 * What each list of the dealer area costs a dealer with 20,000 cars, 2,000 orders and as many requests: `npm run bench -- dealer-area`.
 * Prints the median time until the answer of one request after another, and for each the processor time of the server and of PostgreSQL.
 */
const CARS = '20000'
const ORDERS = 2_000
const TIMES = 15
const WARM_UP = 3

const server = process.env.BENCH_DATABASE_URL
if (!server) throw new Error('Run it as: npm run bench -- dealer-area')
const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-dealer-area-'))
const url = new URL(server)
url.pathname = '/bench_dealer_area'
await ensureDatabase(server, 'bench_dealer_area')
const origin = `http://localhost:${await freePort()}`
const env = {
  ...{ NODE_ENV: 'production', PORT: new URL(origin).port, DATA_DIR: folder, DATABASE_URL: url.href },
  ...{ SESSION_SECRET: TEST_SECRET, DATA_KEY: TEST_SECRET, DEMO_STOCK: CARS },
  ...{ MAIL_OUTBOX: '1', LOG_LEVEL: 'error', PROCESSES: 'web' },
}
const start = () => startServer([process.execPath, 'src/server/main.ts'], `${origin}/readyz`, { env })
await (await start()).stop() // brings the stock
const database = openDatabase(url.href)
const { rows } = await database.pool.query<{ pid: string }>(
  `select split_part(pg_read_file('postmaster.pid'), e'\\n', 1) as pid`,
)
const postmaster = Number(rows[0]!.pid)
const token = await fillDealerArea(database, ORDERS)
const shop = await start()
try {
  console.log(`${CARS} cars, ${ORDERS} orders and requests of one dealer.\n`)
  console.log('| list | until the answer, ms | server ms | PostgreSQL ms | KB |\n|---|---|---|---|---|')
  for (const [name, address] of Object.entries(LISTS)) {
    const { elapsed, web, postgres, kilobytes } = await measured(shop, address)
    console.log(
      `| ${name} | ${elapsed.toFixed(0)} | ${web.toFixed(0)} | ${postgres.toFixed(0)} | ${kilobytes.toFixed(0)} |`,
    )
  }
} finally {
  await shop.stop()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}

async function measured(process: ServerProcess, address: string) {
  const elapsed: number[] = []
  let bytes = 0
  let before = { web: 0, postgres: 0 }
  for (let time = -WARM_UP; time < TIMES; time++) {
    if (time === 0) before = { web: process.cpu(), postgres: databaseCpuOf(postmaster) }
    const began = performance.now()
    const answer = await fetch(origin + address, {
      headers: { Cookie: `${STAFF_COOKIE}=${token}` },
      redirect: 'manual',
    })
    bytes = (await answer.arrayBuffer()).byteLength
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
    if (time >= 0) elapsed.push(performance.now() - began)
  }
  return {
    elapsed: elapsed.toSorted((a, b) => a - b)[TIMES >>> 1]!,
    web: (process.cpu() - before.web) / TIMES,
    postgres: (databaseCpuOf(postmaster) - before.postgres) / TIMES,
    kilobytes: bytes / 1_000,
  }
}
