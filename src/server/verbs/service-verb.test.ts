import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { putWorkshopPrices } from '#use-cases/workshop/put-workshop.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { SERVICE_VERB } from './service-verb.ts'

const test = useTestDatabase()
const service = (description: string) => ({
  ...{ sku: 'WS-1', abstractProductSku: 'WS-00', kind: 'TYRES', priceKind: 'FIXED', work: { TYRES: 60 } },
  ...{ title: { de: 'Radwechsel', en: 'Wheel change' }, description: { de: description, en: 'With balancing' } },
})

async function run(services: unknown): Promise<string> {
  const file = path.join(tmpdir(), `services-${crypto.randomUUID()}.json`)
  await writeFile(file, JSON.stringify(services))
  return SERVICE_VERB.run(test, [file])
}

it('stores an operator’s services, and names the field that is too long', async () => {
  expect(await run([service('Mit Auswuchten')])).toBe('Services stored: 1.')
  await expect(run([service('x'.repeat(171))])).rejects.toThrow(
    '0.description.de: Please enter no more than 170 characters.',
  )
  const { rows } = await test.database.pool.query("select description ->> 'de' as text from workshop_services")
  expect(rows).toEqual([{ text: 'Mit Auswuchten' }])
  await expect(SERVICE_VERB.run(test, ['/nowhere.json'])).rejects.toThrow('/nowhere.json')
})

it('leaves the order of services, and no price of another kind', async () => {
  const { id } = await addMerchant(test.database)
  const named = (sku: string) => ({ ...service('Mit Auswuchten'), sku })
  await run([named('WS-2'), named('WS-1')])
  const prices = ['WS-1', 'WS-2'].map((sku) => ({ sku, price: 90_00, maxPrice: null }))
  await putWorkshopPrices(test.database, id, prices)
  const includes = { de: 'Mit Material', en: 'With material' }
  await run([named('WS-3'), { ...named('WS-2'), priceKind: 'RANGE', includes }])
  const { rows } = await test.database.pool.query(
    `select s.sku, p.price_cents as price from workshop_services s left join workshop_prices p using (sku) order by position`,
  )
  expect(rows).toEqual([
    { sku: 'WS-1', price: 90_00 },
    { sku: 'WS-2', price: null },
    { sku: 'WS-3', price: null },
  ])
})
