import path from 'node:path'
import { openDatabase, type Database } from '#database/connection.ts'
import { startCluster } from '#database/embedded/cluster.ts'
import { ensureDatabase, migrate } from '#database/migrate.ts'
import { demoPrices, demoServices } from '#feeds/demo/workshops.ts'
import { DATABASE } from '#server/store.ts'
import { putAccessoriesProviders } from '#use-cases/stock/put-accessories-providers.ts'
import { demoProviders } from '#feeds/demo/accessories/demo-accessories.ts'
import { setFeedKey } from '#use-cases/stock/put-merchant.ts'
import { putWorkshopPrices, putWorkshopServices } from '#use-cases/workshop/put-workshop.ts'
import { addCalendar } from '../../tests/support/appointments.ts'
import { addMerchant, car, deliver } from '../../tests/support/stock.ts'

const CARS = 4_000
/** Cards are taken up to 10,000 euros. */
const PRICE = 9_000_00
export const FEED_KEY = 'a key that the program of a dealer has'
/** Slug of the dealer whose stock is delivered again and again. */
export const DELIVERING = 'schmitz'

export interface Filled {
  readonly cars: readonly number[]
  /** One for each car. */
  readonly customers: readonly { readonly id: number; readonly family: string }[]
  readonly workshop: string
  readonly sku: string
}

/** A shop with two dealers: one sells, repairs and inspects, the other delivers its stock. */
export async function fillShop(dataFolder: string): Promise<Filled> {
  const cluster = await startCluster(path.join(dataFolder, 'postgres'))
  try {
    await ensureDatabase(cluster.url, DATABASE)
    await migrate(cluster.urlOf(DATABASE))
    const database = openDatabase(cluster.urlOf(DATABASE))
    try {
      return await fillDatabase(database)
    } finally {
      await database.close()
    }
  } finally {
    await cluster.stop()
  }
}

/** As many customers as cars. */
export async function fillDatabase(database: Database, count = CARS): Promise<Filled> {
  const { id, uuid } = await addMerchant(database, { iban: 'DE02120300000000202051' })
  const stock = Array.from({ length: count }, (_, index) => car(String(index + 1), { attributes: { price: PRICE } }))
  await deliver(database, id, stock)
  const services = demoServices()
  await putWorkshopServices(database, services)
  await putWorkshopPrices(database, id, demoPrices('lindenhof'))
  await addCalendar(database, id, { bays: 8 })
  await putAccessoriesProviders(database, id, demoProviders(['Volkswagen']))
  const other = await addMerchant(database, { slug: DELIVERING, name: 'Autohaus Schmitz', zip: '53111', city: 'Bonn' })
  await setFeedKey(database, other.id, FEED_KEY)
  const { rows: cars } = await database.pool.query<{ id: number }>(
    'select id from vehicles where merchant_id = $1 order by id',
    [id],
  )
  const { rows: customers } = await database.pool.query<{ id: number; family: string }>(
    `with c as (
       insert into customers (email, email_key, password_hash, first_name, last_name, status, origin)
       select 'buyer-' || n || '@post.example', 'buyer-' || n || '@post.example', '', 'Jana', 'Krüger', 'ACTIVE', 'http://localhost'
       from generate_series(1, $1) n returning id),
     f as (insert into session_families (customer_id) select id from c returning id, customer_id)
     select customer_id as id, id as family from f`,
    [count],
  )
  return { cars: cars.map((row) => row.id), customers, workshop: uuid, sku: services[0]!.sku }
}
