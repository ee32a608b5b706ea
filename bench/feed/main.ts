import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { putMerchant } from '#use-cases/stock/put-merchant.ts'
import { openDatabase } from '#database/connection.ts'
import { ensureDatabase, migrate } from '#database/migrate.ts'
import { demoMerchants } from '#feeds/demo/merchants.ts'
import { writeDemoFeed } from '#feeds/demo/write-demo-feeds.ts'
import { importFeed } from '#feeds/import-feed.ts'
import { NO_FILTERS } from '#catalogue/filters.ts'
import { countMatches } from '#use-cases/vehicle-search/vehicle-search.ts'
import { openVehicleIndex } from '#use-cases/vehicle-search/vehicle-index.ts'
import { imagePipeline } from '#services/images/pipeline.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'

/**
 * Measures a feed import: a merchant's whole stock, from file to PostgreSQL and into the search index. `node bench/feed/main.ts [rows …]`,
 * by default 10,000 and 50,000; 500,000 shows that memory stays constant.
 */
const SIZES = process.argv
  .slice(2)
  .map(Number)
  .filter((rows) => rows > 0)
const server = process.env.BENCH_DATABASE_URL
if (!server) throw new Error('Run it as: npm run bench -- feed')

const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-feed-'))
const url = new URL(server)
url.pathname = '/bench_feed'
await ensureDatabase(server, 'bench_feed')
await migrate(url.href)
const database = openDatabase(url.href)
const images = imagePipeline(fileSystemStore(path.join(folder, 'objects')))
const merchant = demoMerchants()[0]!

console.log(
  '| rows | file MB | first import rows/s | same file again rows/s | visible in search after commit ms | memory of the import MB |',
)
console.log('|---|---|---|---|---|---|')
for (const rows of SIZES.length > 0 ? SIZES : [10_000, 50_000]) {
  const file = path.join(folder, `${rows}.csv`)
  await writeDemoFeed(file, merchant, { seed: rows, vehicles: rows })
  const { id } = await putMerchant(database, {
    ...merchant,
    slug: `bench-${rows}`,
    latitude: null,
    longitude: null,
    imprintUrl: null,
  })
  const order = {
    merchant: { id, vatCodeOne: 'MARGIN', keepPictures: true },
    file,
    fileName: file,
    today: '2026-11-20',
    removalLimit: 1,
    allowRemoval: true,
  } as const
  const index = await openVehicleIndex(database)
  const before = countMatches(NO_FILTERS, { merchantUuids: [] }, index)
  const memory = watchMemory()
  const first = await timed(() => importFeed(database, images, order))
  const megabytes = memory()
  const committed = performance.now()
  index.follow((error) => console.error(error))
  while (countMatches(NO_FILTERS, { merchantUuids: [] }, index) < before + rows)
    await new Promise((resolve) => setTimeout(resolve, 5))
  const visible = performance.now() - committed
  await index.stop()
  const again = await timed(() => importFeed(database, images, order))
  const size = Math.round(statSync(file).size / 1e6)
  console.log(
    `| ${rows} | ${size} | ${rate(rows, first)} | ${rate(rows, again)} | ${Math.round(visible)} | ${megabytes} |`,
  )
}
await database.close()
const client = new pg.Client({ connectionString: server })
await client.connect()
await client.query('drop database bench_feed')
await client.end()
rmSync(folder, { recursive: true, force: true })

async function timed(work: () => Promise<{ outcome: { kind: string } }>): Promise<number> {
  const started = performance.now()
  const { outcome } = await work()
  if (outcome.kind !== 'applied') throw new Error('the bench feed was refused')
  return performance.now() - started
}

function rate(rows: number, milliseconds: number): number {
  return Math.round(rows / (milliseconds / 1000))
}

/** Highest growth of the process's memory while watching, in MB. */
function watchMemory(): () => number {
  globalThis.gc?.()
  const start = process.memoryUsage().rss
  let max = start
  const timer = setInterval(() => {
    max = Math.max(max, process.memoryUsage().rss)
  }, 20)
  return () => {
    clearInterval(timer)
    return Math.round((max - start) / 1e6)
  }
}
