import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#database/connection.ts'
import { ensureDatabase, migrate } from '#database/migrate.ts'
import { fillDatabase } from '../faults/fill.ts'
import { startProbe } from '../faults/probe.ts'
import { HALF } from '../faults/verify.ts'
import { freePort, startServer } from '../web/server-process.ts'
import { type Buyers, startBuyers } from './buyers.ts'
import { type Cluster, type NodeName, startCluster } from './cluster.ts'

/**
 * `npm run bench -- availability [rounds]`: customers order from a shop on three database servers with Patroni, etcd and HAProxy, as in
 * the examples of `deploy`. Its primary is lost in four ways; afterwards every confirmed order has to exist, once and completely.
 */
const ROUNDS = Number(process.argv[2] ?? 2)
const SECRET = 'a secret that all processes share'
const CARS = 10_000
const QUIET_MS = 6_000
const FROZEN_MS = 45_000

const missing = ['patroni', 'etcd', 'haproxy'].filter((program) => spawnSync('which', [program]).status !== 0)
if (missing.length > 0 || process.getuid?.() !== 0) {
  console.log('Wanted: root, and apt-get install postgresql-15 patroni etcd-server python3-etcd haproxy')
  process.exit()
}

await using opened = new AsyncDisposableStack()
const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-availability-'))
chmodSync(folder, 0o755)
opened.defer(() => rmSync(folder, { recursive: true, force: true }))
const cluster = await startCluster(folder)
opened.defer(() => cluster.stop())
await ensureDatabase(cluster.url.replace(/shop$/, 'postgres'), 'shop')
await migrate(cluster.url)
const database = openDatabase(cluster.url, { onError: () => {} })
opened.defer(() => database.close())
const filled = await fillDatabase(database, CARS)
const base = `http://localhost:${await freePort()}`
const shop = await startServer([process.execPath, 'src/server/main.ts'], `${base}/readyz`, {
  env: {
    ...{ PORT: new URL(base).port, DATA_DIR: path.join(folder, 'shop'), DEMO_STOCK: '0', LOG_LEVEL: 'fatal' },
    ...{ DATABASE_URL: cluster.url, DATABASE_READ_URL: cluster.readUrl, SESSION_SECRET: SECRET, TRUST_PROXY: '1' },
  },
})
opened.defer(() => shop.stop())

/** Takes the primary away; returns a function that repairs the server. */
type Loss = (name: NodeName) => Promise<() => void>
const LOSSES: Readonly<Record<string, Loss>> = {
  'the machine of the primary is gone': async (name) => {
    cluster.kill(name)
    return () => cluster.start(name)
  },
  'PostgreSQL of the primary is killed': async (name) => {
    cluster.killPostgres(name)
    return () => {}
  },
  'the primary falls silent for 45 s': async (name) => {
    const resume = cluster.freeze(name)
    await sleep(FROZEN_MS)
    resume()
    return () => {}
  },
  'both standbys are gone for 10 s': async (name) => {
    const others = (['db1', 'db2', 'db3'] as const).filter((other) => other !== name)
    others.forEach(cluster.kill)
    await sleep(10_000)
    others.forEach(cluster.start)
    return () => {}
  },
}

const buyers = startBuyers(base, SECRET, filled)
const probe = startProbe(base)
console.log('| loss | primary before → after | no order confirmed for |\n|---|---|---|')
for (let round = 0; round < ROUNDS; round++)
  for (const [name, lose] of Object.entries(LOSSES)) console.log(await lossLine(name, lose, cluster, buyers))
await sleep(QUIET_MS)
await buyers.stop()
await probe.stop()

const { rows } = await database.pool.query<{ id: string }>('select id::text from orders')
const there = new Set(rows.map(({ id }) => id))
const lost = buyers.confirmed.filter(({ id }) => !there.has(id))
console.log(`\n${buyers.confirmed.length} orders confirmed, ${lost.length} lost, ${rows.length} there`)
console.log(
  `orders met: ${listed(buyers.met)}; pages: ${listed(probe.seen)}, the slowest ${probe.slowest().toFixed(0)} ms`,
)
let halves = 0
for (const [what, sql] of Object.entries(HALF)) {
  const found = await database.pool.query(sql)
  if (found.rowCount) console.log(`${what}: ${found.rowCount}`)
  halves += found.rowCount ?? 0
}
if (lost.length + halves > 0) process.exitCode = 1

async function lossLine(
  name: string,
  lose: Loss,
  { primary, waitUntilWhole }: Cluster,
  { confirmed }: Buyers,
): Promise<string> {
  await waitUntilWhole()
  await sleep(QUIET_MS)
  const before = (await primary())!
  const from = confirmed.length
  const mend = await lose(before)
  await untilMore(confirmed, from + 20)
  const after = await primary()
  mend()
  await waitUntilWhole()
  const times = confirmed.slice(Math.max(0, from - 1)).map(({ at }) => at)
  const gap = Math.max(...times.map((at, index) => at - (times[index - 1] ?? at)))
  return `| ${name} | ${before} → ${after ?? 'none'} | ${(gap / 1_000).toFixed(1)} s |`
}

async function untilMore(list: readonly unknown[], count: number): Promise<void> {
  const deadline = Date.now() + 120_000
  while (list.length < count && Date.now() < deadline) await sleep(50)
}

function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([what, count]) => `${what} × ${count}`).join(', ') || '–'
}
