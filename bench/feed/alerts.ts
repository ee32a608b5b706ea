import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { formatFilters } from '#catalogue/filter-codec.ts'
import { NO_FILTERS } from '#catalogue/filters.ts'
import { openDatabase } from '#database/connection.ts'
import { ensureDatabase, migrate } from '#database/migrate.ts'
import { demoMerchants } from '#feeds/demo/merchants.ts'
import { writeDemoFeed } from '#feeds/demo/write-demo-feeds.ts'
import { importFeed } from '#feeds/import-feed.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import { imagePipeline } from '#services/images/pipeline.ts'
import { readPackagedPlaces } from '#services/places/read-packaged.ts'
import { placesTable } from '#services/places/table.ts'
import { notifySearchMatches } from '#use-cases/account/notify-search-matches.ts'
import { putMerchant } from '#use-cases/stock/put-merchant.ts'

/** Measures a run of search alerts by the number of new vehicles: `node bench/feed/alerts.ts [alerts]`, in a stock of 20,000 vehicles. */
const ALERTS = Number(process.argv[2] ?? 10_000)
const VEHICLES = 20_000
const server = process.env.BENCH_DATABASE_URL
if (!server) throw new Error('Run it as: npm run bench -- alerts')

const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-alerts-'))
const url = new URL(server)
url.pathname = '/bench_alerts'
await ensureDatabase(server, 'bench_alerts')
await migrate(url.href)
const database = openDatabase(url.href)
const images = imagePipeline(fileSystemStore(path.join(folder, 'objects')))
await importCars('stock', VEHICLES)
await saveSearches()
const places = placesTable(await readPackagedPlaces())
console.log('| new vehicles | s | processor s of the worker | mails |\n|---|---|---|---|')
await measure(0, 'the first run')
await measure(0, 'nothing has changed')
for (const added of [1, 20, 1_000]) {
  await importCars(`new-${added}`, added)
  await measure(added)
}
await database.close()
rmSync(folder, { recursive: true, force: true })

async function importCars(slug: string, vehicles: number): Promise<void> {
  const merchant = demoMerchants()[vehicles % demoMerchants().length]!
  const file = path.join(folder, 'feed.csv')
  await writeDemoFeed(file, merchant, { seed: vehicles, vehicles })
  const { id } = await putMerchant(database, { ...merchant, slug, latitude: 50.9, longitude: 7, imprintUrl: null })
  await importFeed(database, images, {
    ...{ merchant: { id, vatCodeOne: 'MARGIN', keepPictures: true }, file, fileName: file, today: '2026-11-20' },
    ...{ removalLimit: 1, allowRemoval: true },
  })
}

/** Searches as customers save them: a model up to a price, two of five around a town; one alert for each customer. */
async function saveSearches(): Promise<void> {
  const { rows: models } = await database.pool.query<{ make: string; model: string; price: number }>(
    `select mk.slug as make, md.slug as model, round(avg(v.price_cents) / 100)::int as price
     from vehicles v join makes mk on mk.id = v.make_id join models md on md.id = v.model_id group by 1, 2 order by 1, 2`,
  )
  const queries = Array.from({ length: ALERTS }, (_, at) => {
    const { make, model, price } = models[at % models.length]!
    const max = Math.round((price * (0.6 + (at % 7) / 10)) / 500) * 500
    const location = { place: at % 2 ? 'Köln' : 'München', radius: 100 }
    const filters = { ...NO_FILTERS, makeModel: [{ make, model }], price: { kind: 'CASH_RANGE' as const, max } }
    return formatFilters(at % 5 < 2 ? { ...filters, location } : filters).toString()
  })
  await database.pool.query(
    `with q as (select query, at from unnest($1::text[]) with ordinality as q(query, at)),
       c as (insert into customers (id, email, email_key, password_hash, first_name, last_name, status, origin)
         select 1000 + at, at || '@example.com', at || '@example.com', '', 'Jana', 'Krüger', 'ACTIVE', 'https://shop.example' from q
         returning id)
     insert into saved_searches (customer_id, name, query, origin, locale, alert, alert_confirmed_at)
     select c.id, 'Suche', q.query, 'https://shop.example', 'de', 'AT_ONCE', now() from c join q on c.id = 1000 + q.at`,
    [queries],
  )
}

async function measure(added: number, what = ''): Promise<void> {
  const count = async (sql: string) => (await database.pool.query<{ count: number }>(sql)).rows[0]!.count
  const mails = await count('select count(*) from mails')
  const started = performance.now()
  const before = process.cpuUsage()
  await notifySearchMatches(
    {
      database,
      places: async () => places,
      onError: (id, error) => {
        throw new Error(`alert ${id}`, { cause: error })
      },
    },
    { rhythm: 'AT_ONCE' },
  )
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(before)
  const processor = (user + system) / 1e6
  console.log(
    `| ${what || added} | ${seconds.toFixed(2)} | ${processor.toFixed(2)} | ${(await count('select count(*) from mails')) - mails} |`,
  )
}
