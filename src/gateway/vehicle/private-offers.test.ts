import { beforeAll, expect, it } from 'vitest'
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
  await deliver(test.database, person.id, [car('2', { makeName: 'Skoda', modelName: 'Fabia' })])
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

it('are in no search, on no page and in no sitemap as long as nobody can write to their sellers', async () => {
  const list = `searchVehicles { totalCount vehicles { merchant { name slug } } facets { merchantLocation { displayName } } }`
  expect(await ask(`{ ${list} }`)).toContain('"totalCount":1')
  expect(await ask(`{ vehicleById(vehicleId: "${privateId}") { id } }`)).toBe('{"vehicleById":null}')
  expect(await readVehicles(test.database.read, [privateId])).toEqual([])
  const pages = await readModelPages(test.database.read, { merchantUuids: [] })
  expect(pages.map(({ makeName }) => makeName)).not.toContain('skoda')
  expect(await readVehicleParts(test.database.read, MAIN_BRAND, 1)).toHaveLength(1)
})

it('give nobody the name of their seller', async () => {
  const answers = await Promise.all([
    ask('{ searchVehicles { facets { merchantLocation { name displayName } } vehicles { merchant { name slug } } } }'),
    ask('{ merchants { name slug } }'),
    ask('{ merchantBySlug(slug: "privat-weber") { name } }'),
  ])
  for (const answer of answers) expect(answer).not.toMatch(/weber/i)
})
