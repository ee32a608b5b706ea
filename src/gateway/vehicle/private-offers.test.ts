import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import { recordVehicleChanges } from '#database/stock/change-log.ts'
import { contactSeller } from '#use-cases/request/contact-seller.ts'
import { issueRequestKey } from '#use-cases/request/request-keys.ts'
import { mailVehicle } from '#use-cases/vehicle/mail-vehicle.ts'
import { readVehicles } from '#use-cases/vehicle/vehicle.ts'
import { MAIN_BRAND } from '#domain/brand.ts'
import { readModelPages, readVehicleParts } from '#use-cases/sitemap/vehicle-pages.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'
import { runInProcess } from '../execute.ts'

const test = useTestDatabase()
let context: GatewayContext
let privateId: number

beforeAll(async () => {
  const dealer = await addMerchant(test.database, { slug: 'koeln' })
  await deliver(test.database, dealer.id, [car('1')])
  const person = await addMerchant(test.database, { slug: 'privat-weber', name: 'Jutta Weber', kind: 'PRIVATE' })
  await deliver(test.database, person.id, [
    car('2', { makeName: 'Skoda', modelName: 'Fabia', attributes: { vatMode: 'MARGIN' } }),
  ])
  const { id } = await test.database.read
    .selectFrom('vehicles')
    .select('id')
    .where('merchant_id', '=', person.id)
    .executeTakeFirstOrThrow()
  privateId = id
  context = await visitorContext(test.database)
})

async function ask(document: string) {
  const answer = await runInProcess(document, {}, context, () => 'fault-id')
  expect(answer.errors).toBeUndefined()
  return JSON.stringify(answer.data)
}

it('are in the search, on their page and in the sitemap, for their sellers can be written to', async () => {
  const list = `searchVehicles { totalCount vehicles { merchant { name slug email phone street } } facets { merchantLocation { displayName } } }`
  const found = await ask(`{ ${list} }`)
  expect(found).toContain('"totalCount":2')
  expect(found).toContain('"name":"Privatanbieter"')
  expect(await ask(`{ vehicleById(vehicleId: "${privateId}") { sellerKind merchant { email phone } } }`)).toBe(
    '{"vehicleById":{"sellerKind":"PRIVATE","merchant":{"email":null,"phone":null}}}',
  )
  expect(await readVehicles(test.database.read, [privateId])).toHaveLength(1)
  const pages = await readModelPages(test.database.read, { merchantUuids: [] })
  expect(pages.map(({ makeName }) => makeName)).toContain('skoda')
  expect(await readVehicleParts(test.database.read, MAIN_BRAND, 1)).toHaveLength(2)
})

it('are no filter by dealer, and have no rate', async () => {
  expect(await ask('{ searchVehicles { facets { merchantLocation { displayName } } } }')).not.toContain(
    'Privatanbieter',
  )
  expect(await ask(`{ vehicleById(vehicleId: "${privateId}") { defaultRate { monthlyRate } } }`)).toContain('null')
})

it('are told apart from those of dealers, who bring cars home', async () => {
  const idsOf = (offer: string) => ask(`{ searchVehicles(filters: { offer: ${offer} }) { vehicles { id } } }`)
  const both = await ask(
    '{ searchVehicles { facets { offer { seller { name count } homeDelivery { name count } } } } }',
  )
  expect(both).toContain('"seller":[{"name":"COMPANY","count":1},{"name":"PRIVATE","count":1}]')
  expect(both).toContain('"homeDelivery":[{"name":"false","count":1},{"name":"true","count":1}]')
  expect(await idsOf('{ seller: ["PRIVATE"] }')).toBe(`{"searchVehicles":{"vehicles":[{"id":"${privateId}"}]}}`)
  expect(await idsOf('{ homeDelivery: true }')).not.toContain(`"${privateId}"`)
  expect(await idsOf('{ photographs: true }')).toBe('{"searchVehicles":{"vehicles":[]}}')
  expect(await idsOf('{ maxListedDays: 1 }')).toContain(`"${privateId}"`)
})

it('say nothing about VAT, whatever their file does', async () => {
  const counts = '{ searchVehicles { facets { vat { name count } } } }'
  expect(await ask(counts)).toContain('"vat":[{"name":"REGULAR","count":1},{"name":"MARGIN","count":0}]')
  expect(await ask('{ searchVehicles(filters: { priceRange: { vat: ["MARGIN"] } }) { totalCount } }')).toContain(':0')
  const [own] = await readVehicles(test.database.read, [privateId])
  expect(own?.attributes).toMatchObject({ vatMode: null, vatRate: null })
  expect([mailVehicle(own!, 'de').vat, mailVehicle(own!, 'en').vat]).toEqual([
    ...['Privatverkauf, ohne MwSt.', 'Private sale, no VAT'],
  ])
})

it('open a request in which the seller sees no more than the first name', async () => {
  const contact = { salutation: null, firstName: 'Jana', lastName: 'Krüger', email: 'jana@example.com', phone: null }
  const given = {
    site: { origin: 'https://shop.example', brandSlug: null, locale: 'de' },
    scope: context.scope,
    ...{ key: randomUUID(), vehicleId: String(privateId), customerId: null, finance: null },
  } as const
  const form = { ...contact, day: null, timeOfDay: null, slot: null, contactType: 'EMAIL', text: 'Noch da?' } as const
  const refusedDrive = await contactSeller(context.deps, {
    ...given,
    contact: { ...form, requestType: 'TEST_DRIVE' },
  })
  expect(refusedDrive).toMatchObject({ code: 'INVALID_INPUT' })
  const sent = await contactSeller(context.deps, { ...given, contact: { ...form, requestType: 'CAR_REQUEST' } })
  if (sent.kind !== 'done') throw new Error(sent.code)
  const sellerKey = await test.database.transaction((handle) => issueRequestKey(handle, sent.id, 'MERCHANT'))
  const page = (key: string) =>
    ask(
      `{ requestById(id: "${sent.id}", key: "${key}") { side person { firstName lastName email phone } seller { name } messages { text } } }`,
    )
  expect(await page(sellerKey)).toBe(
    '{"requestById":{"side":"MERCHANT","person":{"firstName":"Jana","lastName":null,"email":null,"phone":null},"seller":{"name":"Privatanbieter"},"messages":[{"text":"Noch da?"}]}}',
  )
  expect(await page(sent.key)).not.toMatch(/weber/i)
})

it('give nobody the name of their seller', async () => {
  const answers = await Promise.all([
    ask('{ searchVehicles { facets { merchantLocation { name displayName } } vehicles { merchant { name slug } } } }'),
    ask('{ merchants { name slug } }'),
    ask('{ merchantBySlug(slug: "privat-weber") { name } }'),
  ])
  for (const answer of answers) expect(answer).not.toMatch(/weber/i)
})

it('lose the VAT that files said, once other changes of the stock are committed', async () => {
  const migration = await readFile(
    new URL('../../database/migrations/0450_private_offers_without_vat.sql', import.meta.url),
    'utf8',
  )
  const { pool } = test.database
  await pool.query("update vehicles set vat_mode = 'MARGIN' where id = $1", [privateId])
  const migrate = () => pool.query(`begin; set local lock_timeout = '100ms'; ${migration}; commit`)
  await test.database.transaction(async (handle) => {
    await recordVehicleChanges(handle, [privateId])
    await expect(migrate()).rejects.toMatchObject({ code: '55P03' })
  })
  await migrate()
  const { rows } = await pool.query('select vat_mode from vehicles where id = $1', [privateId])
  expect(rows).toEqual([{ vat_mode: null }])
})
