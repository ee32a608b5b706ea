import { monitorEventLoopDelay } from 'node:perf_hooks'
import { putMerchant } from '#use-cases/stock/put-merchant.ts'
import { openDatabase } from '#database/connection.ts'
import { ensureDatabase, migrate } from '#database/migrate.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoMerchants } from '#feeds/demo/merchants.ts'
import { writeDemoFeed } from '#feeds/demo/write-demo-feeds.ts'
import { importFeed } from '#feeds/import-feed.ts'
import { storedSnapshots } from '#use-cases/vehicle-search/index-snapshots.ts'
import { openVehicleIndex } from '#use-cases/vehicle-search/vehicle-index.ts'
import { imagePipeline } from '#services/images/pipeline.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'

/**
 * Measures loading the stock into the search index, at the start and after a large change: `node bench/feed/index-loading.ts [vehicles]`.
 */
const VEHICLES = Number(process.argv[2] ?? 100_000)
const PER_MERCHANT = 50_000
const server = process.env.BENCH_DATABASE_URL
if (!server) throw new Error('Run it as: npm run bench -- index')

const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-index-'))
const url = new URL(server)
url.pathname = '/bench_index'
await ensureDatabase(server, 'bench_index')
await migrate(url.href)
const database = openDatabase(url.href)
const images = imagePipeline(fileSystemStore(path.join(folder, 'objects')))
const MERCHANTS = demoMerchants()
for (let left = VEHICLES, part = 0; left > 0; left -= PER_MERCHANT, part++) {
  const merchant = MERCHANTS[part % MERCHANTS.length]!
  const file = path.join(folder, 'feed.csv')
  await writeDemoFeed(file, merchant, { seed: part, vehicles: Math.min(left, PER_MERCHANT) })
  const place = { latitude: 48 + part / 10, longitude: 8 + part / 10, imprintUrl: null }
  const { id } = await putMerchant(database, { ...merchant, slug: `part-${part}`, ...place })
  const to = { id, vatCodeOne: 'MARGIN', keepPictures: true } as const
  await importFeed(database, images, {
    ...{ merchant: to, file, fileName: file, today: '2026-11-20' },
    ...{ removalLimit: 1, allowRemoval: true },
  })
}
console.log('| what | vehicles | ms | µs each | longest pause ms | process MB |\n|---|---|---|---|---|---|')
const index = await measure('start', VEHICLES, () => openVehicleIndex(database))
const store = fileSystemStore(path.join(folder, 'snapshots'))
const snapshots = storedSnapshots(store, (error) => {
  throw error
})
await measure('write a snapshot', VEHICLES, () => snapshots.write(database, () => index.snapshot()))
const restored = await measure('start from it', VEHICLES, () => openVehicleIndex({ ...database, snapshots }))
if (restored.engine.size !== index.engine.size) throw new Error('The snapshot is not the index')
await restored.stop()
const [stored] = await Array.fromAsync(store.list('search-index'))
console.log(`| size of the snapshot, MB | ${VEHICLES} | ${((stored?.bytes ?? 0) / 1e6).toFixed(1)} | | | |`)
for (const share of [0.1, 0.5]) {
  const changed = VEHICLES * share
  await database.pool.query(
    `insert into vehicle_changes (vehicle_id) select id from vehicles order by random() limit ${changed}`,
  )
  await measure('changes', changed, () => index.catchUp())
}
await index.stop()
await database.close()
rmSync(folder, { recursive: true, force: true })

async function measure<T>(what: string, vehicles: number, work: () => Promise<T>): Promise<T> {
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  const started = performance.now()
  const result = await work()
  const took = performance.now() - started
  delays.disable()
  const figures = [took, (took * 1_000) / vehicles, delays.max / 1e6, process.memoryUsage().rss / 1e6]
  console.log(
    `| ${what} | ${vehicles} | ${figures.map((figure) => figure.toFixed(figure < 100 ? 1 : 0)).join(' | ')} |`,
  )
  return result
}
