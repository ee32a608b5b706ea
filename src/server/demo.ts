import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatNumber } from '#domain/format/numbers.ts'
import { putDemoCustomer } from '#use-cases/demo/put-demo-customer.ts'
import { putDemoTradeIn } from '#use-cases/demo/put-demo-trade-in.ts'
import { ageDemoStock } from '#use-cases/demo/age-stock.ts'
import { putAccessoriesProviders } from '#use-cases/stock/put-accessories-providers.ts'
import { putBrand } from '#use-cases/stock/put-brand.ts'
import { putBrokerPermit } from '#use-cases/banking/put-broker-permit.ts'
import { putMerchant } from '#use-cases/stock/put-merchant.ts'
import { putCalendar } from '#use-cases/appointment/put-calendar.ts'
import { putWorkshopPrices } from '#use-cases/workshop/put-workshop.ts'
import type { Database } from '#database/connection.ts'
import { demoProviders } from '#feeds/demo/accessories/demo-accessories.ts'
import { brandTokens } from '#domain/merchant/brand-tokens.ts'
import type { DemoMerchant } from '#feeds/demo/merchants.ts'
import { demoCalendar, demoPrices } from '#feeds/demo/workshops.ts'
import { berlinYear } from '#domain/berlin-time.ts'
import { type FederalState, federalStateOf } from '#domain/delivery/federal-state.ts'
import { writeDemoFeeds } from '#feeds/demo/write-demo-feeds.ts'
import type { Places } from '#services/places/port.ts'
import type { Config } from './config.ts'
import { importStock } from './import-stock.ts'
import type { Store } from './store.ts'

const SEED = 1

/** The demo account, outside production. */
export const DEMO_LOGIN = { email: 'demo@fahrwerk.example', password: 'Probefahrt-2026!' } as const

/** Whether this shop has the demo account. */
export async function hasDemoLogin({ read }: Database, { production }: Config): Promise<boolean> {
  if (production) return false
  const row = await read.selectFrom('customers').select('id').where('email', '=', DEMO_LOGIN.email).executeTakeFirst()
  return row !== undefined
}

/**
 * Fills an empty shop with the demo stock: merchants and storefronts, and their cars through the importer. A killed start leaves a marker
 * beside the embedded database, and the next start repeats it; nothing is added twice. An external database is filled only while it is
 * empty.
 */
export async function ensureDemoStock(
  store: Store,
  config: Config,
  places: Places,
  say: (line: string) => void,
): Promise<void> {
  const folder = path.join(config.dataFolder, 'demo')
  const marker = path.join(folder, 'unfinished')
  const isEmpty = !(await hasMerchants(store.database))
  if (config.demoCars === 0 || (!isEmpty && !(existsSync(marker) && store.embedded))) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(marker, '')
  const feeds = await writeDemoFeeds(folder, { seed: SEED, vehicles: config.demoCars })
  const merchantIds: number[] = []
  let done = 0
  for (const { merchant, file, vehicles } of feeds) {
    merchantIds.push(await storeMerchant(store.database, merchant, places))
    const report = await importStock(store, config, { merchant: merchant.slug, file, allowRemoval: true })
    if (report?.outcome.kind !== 'applied') throw new Error(`The demo stock of ${merchant.slug} was refused`)
    done += vehicles
    say(`Demo stock: ${formatNumber(done, 'de')} of ${formatNumber(config.demoCars, 'de')} cars, ${merchant.name}`)
  }
  await ageDemoStock(store.database, merchantIds)
  if (!config.production) {
    const site = { origin: `http://localhost:${config.port}`, brandSlug: null, locale: 'de' } as const
    await putDemoCustomer(store.database, site, DEMO_LOGIN)
    const [dealer] = merchantIds.filter((_, index) => feeds[index]?.merchant.kind === 'COMPANY')
    const owner = { email: DEMO_LOGIN.email, mainOrigin: site.origin }
    if (dealer !== undefined)
      await putDemoTradeIn({ read: store.database.read, writer: store.database }, { ...owner, merchantId: dealer })
  }
  rmSync(marker)
}

async function hasMerchants({ read }: Database): Promise<boolean> {
  return (await read.selectFrom('merchants').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function storeMerchant(database: Database, merchant: DemoMerchant, places: Places): Promise<number> {
  const place = await places.zip(merchant.zip)
  const { id, uuid } = await putMerchant(database, {
    slug: merchant.slug,
    name: merchant.name,
    kind: merchant.kind,
    street: merchant.street,
    zip: merchant.zip,
    city: merchant.city,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    phone: merchant.phone,
    email: merchant.email,
    imprintUrl: null,
    registerEntry: merchant.registerEntry,
    vatId: merchant.vatId,
    sinceYear: merchant.sinceYear,
    openingHours: merchant.openingHours,
    iban: merchant.iban,
    sepaCreditorId: merchant.sepaCreditorId,
    deliveryGroup: merchant.deliveryGroup,
    deliveryCalendar: merchant.deliveryCalendar,
  })
  if (merchant.brokerPermit) await putBrokerPermit(database, id, merchant.brokerPermit)
  if (merchant.kind === 'COMPANY') {
    await putAccessoriesProviders(database, id, demoProviders(merchant.makes))
    await storeWorkshop(database, id, merchant.slug, federalStateOf(place?.state))
  }
  if (!merchant.brandColor) return id
  const { radius = '4', ...identity } = merchant.identity ?? {}
  await putBrand(database, {
    slug: merchant.slug,
    name: merchant.name,
    merchantUuids: [uuid],
    merchantOrigin: merchant.slug,
    make: merchant.makes.length === 1 ? (merchant.makes[0] ?? null) : null,
    ...identity,
    tokens: { ...brandTokens(merchant.brandColor), ...(radius === '4' ? {} : { radius: `${radius}px` }) },
    tradeInDescription: merchant.tradeInDescription,
  })
  return id
}

/** Services and appointments of a company. Every demo company has a workshop. */
async function storeWorkshop(database: Database, id: number, slug: string, state: FederalState | null): Promise<void> {
  await putWorkshopPrices(database, id, demoPrices(slug))
  const calendar = demoCalendar(slug, state, berlinYear())
  if (calendar) await putCalendar(database, id, calendar)
}
