import { expect, it } from 'vitest'
import { putWorkshopServices } from '#use-cases/workshop/put-workshop.ts'
import { demoServices } from '#feeds/demo/workshops.ts'
import { useTestDatabase } from '../../tests/support/test-database.ts'
import { ensureStandardServices } from './standard-services.ts'

const test = useTestDatabase()

async function skus(): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ sku: string }>('select sku from workshop_services order by sku')
  return rows.map(({ sku }) => sku)
}

it('a shop without any service is given the usual ones, one with services of its own is left alone', async () => {
  await test.database.pool.query('truncate workshop_services cascade')
  await ensureStandardServices(test.database)
  const usual = demoServices().map(({ sku }) => sku)
  expect(await skus()).toEqual(usual.toSorted())

  await test.database.pool.query('truncate workshop_services cascade')
  await putWorkshopServices(test.database, demoServices().slice(0, 1))
  await ensureStandardServices(test.database)
  expect(await skus()).toEqual(usual.slice(0, 1))
})
