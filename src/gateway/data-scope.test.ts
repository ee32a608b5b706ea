import { beforeAll, expect, it } from 'vitest'
import { putProduct } from '#database/financing/stored-rates.ts'
import { demoProviders } from '#feeds/demo/accessories/demo-accessories.ts'
import { demoPrices, demoServices } from '#feeds/demo/workshops.ts'
import { readPackagedPlaces } from '#services/places/read-packaged.ts'
import { putAccessoriesProviders } from '#use-cases/stock/put-accessories-providers.ts'
import { putWorkshopPrices, putWorkshopServices } from '#use-cases/workshop/put-workshop.ts'
import { visitorContext } from '../../tests/support/gateway-context.ts'
import { loanProduct } from '../../tests/support/finance-product.ts'
import { addMerchant, car, deliver } from '../../tests/support/stock.ts'
import { useTestDatabase } from '../../tests/support/test-database.ts'
import { putDealerTerms } from '#use-cases/trade-in/put-dealer-terms.ts'
import { addHansen } from '../../tests/support/two-dealers.ts'
import type { GatewayContext } from './context.ts'
import { runInProcess } from './execute.ts'
import { schema } from './schema.ts'

/** Without data of any merchant. */
const NO_MERCHANT = 'NO_MERCHANT'
/** The requester's own; who may read it is tested in `session/owners.test.ts` and beside each of them. */
const OWN = 'OWN'

const VEHICLE = 'id price merchant { id name slug city }'
const LOAN = '{ monthlyInstallment vehiclePrice }'

/** How each query could show another merchant: its document, with that merchant's ids as `$car`, `$article`, `$uuid` and `$slug`. */
const RULES: Readonly<Record<string, string>> = {
  accessoriesForVehicle: 'accessoriesForVehicle(vehicleId: $car) { productId seller { name } }',
  accessoryById: 'accessoryById(id: $article) { productId seller { name } }',
  accessoryCategories: NO_MERCHANT,
  bankingRequest: OWN,
  botCheckStamp: NO_MERCHANT,
  brand: 'brand { slug name merchantUuids merchantOrigin imprintUrl }',
  calculateLeasing: `calculateLeasing(vehicleId: $car, input: {}) ${LOAN}`,
  calculateLoan: 'calculateLoan(vehicleId: $own, dealerId: $dealer, input: {}) { summary }',
  ...{ cart: OWN, cartCount: OWN, checkout: OWN },
  contentArticles: 'contentArticles(section: PRESS) { title description }',
  // The link that opens it is sealed for one page of one shop.
  contentPreview: NO_MERCHANT,
  contentPage: 'contentPage(slug: "kontakt") { title description blocks { lines { spans { text href } } } }',
  ...{ customer: OWN, customerAddresses: OWN, customerExport: OWN },
  defaultFinanceSummary: 'defaultFinanceSummary(vehicleId: $car, type: Finance)',
  ...{ favourites: OWN, garageRecord: OWN, garageValuation: OWN, garageVehicles: OWN },
  lookUpVehicle: NO_MERCHANT,
  makes: 'makes { name count }',
  merchantBySlug: 'merchantBySlug(slug: $slug) { id name slug }',
  merchants: 'merchants(place: "50667") { id name slug phone vehicleCount makes { name } }',
  models: 'models(makeName: "audi") { name count }',
  navigation: 'navigation { label href }',
  newsletterSubscription: OWN,
  ...{ order: OWN, orders: OWN },
  ownPages: 'ownPages { slug title }',
  ...{ otherPlaces: NO_MERCHANT, place: NO_MERCHANT, places: NO_MERCHANT },
  paymentReturn: OWN,
  ...{ privateListings: OWN, privateSale: OWN },
  ...{ requestById: OWN, requests: OWN, savedSearches: OWN },
  searchAccessories:
    'searchAccessories(itemsPerPage: 100) { totalCount makes { name } products { productId seller { name } } }',
  searchVehicles: `searchVehicles(filters: { merchantLocation: [$uuid] }) { totalCount vehicles { ${VEHICLE} } facets { makeModel { name count } } }`,
  serviceBooking: OWN,
  shopPromise: 'shopPromise { dealerCount deliveryFrom }',
  similarVehicles: `similarVehicles(vehicleId: $car) { ${VEHICLE} }`,
  topRatedAccessories: 'topRatedAccessories(limit: 100) { productId seller { name } }',
  tradeIn: OWN,
  tradeInDealers: 'tradeInDealers(place: "50667") { merchant { id name } }',
  tradeInTable: 'tradeInTable(dealer: $slug) { terms { reconditioning } }',
  uploads: OWN,
  vehicleById: `vehicleById(vehicleId: $car) { ${VEHICLE} }`,
  vehicleSearchWords: NO_MERCHANT,
  vehiclesByIds: `vehiclesByIds(ids: [$car]) { ${VEHICLE} }`,
  workshopServices: 'workshopServices { sku price }',
  workshops: 'workshops(skus: $skus, place: "50667") { merchant { id name } sum { __typename } }',
}

const test = useTestDatabase()
let main: GatewayContext
let hansen: GatewayContext
let variables: Readonly<Record<string, unknown>>
/** What only the foreign merchant's data say. */
let traces: readonly string[]

beforeAll(async () => {
  const foreign = await addMerchant(test.database, { slug: 'fremdhof', name: 'Fremdhof', phone: '+492219876543' })
  const own = await addHansen(test.database, {})
  await putWorkshopServices(test.database, demoServices())
  for (const { id, makes } of [
    { ...foreign, makes: ['VW'] },
    { ...own, makes: ['Opel'] },
  ]) {
    await putAccessoriesProviders(test.database, id, demoProviders(makes))
    await putWorkshopPrices(test.database, id, demoPrices(id === own.id ? 'lindenhof' : 'elbufer'))
  }
  const { pool } = test.database
  await pool.query('update workshop_prices set price_cents = 129, max_price_cents = null where merchant_id = $1', [
    foreign.id,
  ])
  await test.database.transaction((handle) => putProduct(handle, foreign.id, loanProduct({ effectivePercent: 13.37 })))
  await putDealerTerms(test.database, foreign.id, { reconditioning: 987_65 })
  await deliver(test.database, foreign.id, [
    car('1', { makeName: 'Audi', modelName: 'A4', attributes: { price: 23_457_00 } }),
    car('2', { makeName: 'VW', modelName: 'Golf', attributes: { price: 24_567_00 } }),
  ])
  await deliver(test.database, own.id, [car('9', { makeName: 'Opel', modelName: 'Corsa' })])
  main = await visitorContext(test.database, await readPackagedPlaces())
  hansen = {
    ...main,
    brand: { ...main.brand, slug: 'hansen', name: 'Autohaus Hansen', merchantUuids: [own.uuid] },
    scope: { merchantUuids: [own.uuid] },
  }
  const elsewhere = { ...main, scope: { merchantUuids: [foreign.uuid] } }
  const { data } = await runInProcess(
    '{ searchVehicles { vehicles { id } } searchAccessories { products { productId fits { makeName } } } workshopServices { sku } }',
    ...([{}, elsewhere, () => 'fault'] as const),
  )
  const found = data as {
    searchVehicles: { vehicles: { id: string }[] }
    searchAccessories: { products: { productId: string; fits: { makeName: string }[] }[] }
    workshopServices: { sku: string }[]
  }
  const { rows } = await pool.query<{ id: number }>('select id from vehicles where merchant_id = $1', [own.id])
  const ids = found.searchVehicles.vehicles.map(({ id }) => id)
  const article = found.searchAccessories.products.find(({ fits }) => fits.length > 0)!.productId
  const skus = found.workshopServices.slice(0, 1).map(({ sku }) => sku)
  variables = {
    car: ids[0],
    own: String(rows[0]?.id),
    article,
    uuid: foreign.uuid,
    dealer: foreign.uuid,
    slug: 'fremdhof',
    skus,
  }
  traces = [
    foreign.uuid,
    'fremdhof',
    'Fremdhof',
    '+492219876543',
    '23457',
    '24567',
    '"price":1.29',
    '13,37',
    '987.65',
    ...ids.map((id) => `"id":"${id}"`),
  ]
})

it('there is a rule for every query', () => {
  expect(Object.keys(RULES).toSorted()).toEqual(Object.keys(schema.getQueryType()!.getFields()).toSorted())
})

const walked = Object.entries(RULES).filter(([, rule]) => rule !== NO_MERCHANT && rule !== OWN)

it.each(walked)('%s: a storefront shows nothing of another merchant', async (_, field) => {
  const answer = JSON.stringify(await ask(field, hansen))
  expect(traces.filter((trace) => answer.includes(trace))).toEqual([])
  expect(answer).not.toMatch(/"name":"(audi|a4|vw)","count":[1-9]/)
})

it('the main site shows what the rules look for', async () => {
  const shown: string[] = []
  for (const [name, field] of walked) {
    const answer = JSON.stringify(await ask(field, main))
    if (traces.some((trace) => answer.includes(trace)) || /"name":"(audi|a4|vw)","count":[1-9]/.test(answer))
      shown.push(name)
  }
  expect(shown).toEqual(SHOWN_ON_MAIN)
})

const SHOWN_ON_MAIN = [
  ...[
    'accessoriesForVehicle',
    'accessoryById',
    'calculateLeasing',
    'calculateLoan',
    'defaultFinanceSummary',
    'makes',
    'merchantBySlug',
  ],
  ...['merchants', 'models', 'searchAccessories', 'searchVehicles', 'similarVehicles', 'topRatedAccessories'],
  ...['tradeInDealers', 'tradeInTable', 'vehicleById', 'vehiclesByIds', 'workshopServices', 'workshops'],
]

async function ask(field: string, context: GatewayContext) {
  const types = {
    car: 'ID!',
    own: 'ID!',
    dealer: 'ID!',
    article: 'ID!',
    uuid: 'String!',
    slug: 'String!',
    skus: '[ID!]!',
  }
  const used = Object.entries(types).filter(([name]) => field.includes(`$${name}`))
  const head = used.length === 0 ? '' : `(${used.map(([name, type]) => `$${name}: ${type}`).join(', ')})`
  const { data, errors } = await runInProcess(`query ${head} { ${field} }`, variables, context, (error) => {
    throw error
  })
  const codes = (errors ?? []).map(({ extensions, message }) => extensions?.code ?? message)
  return { data, codes }
}
