import { expect, it, vi } from 'vitest'
import { putDemoCustomer } from '#use-cases/demo/put-demo-customer.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { readConfig } from '../config.ts'
import { DEMO_LOGIN } from '../demo.ts'
import { ensureDemoStaff } from './demo-staff.ts'

const test = useTestDatabase()
const SITE = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const

it('a demo with a real bank sends it nobody who does not exist', async () => {
  const merchant = await addMerchant(test.database, { slug: 'lindenhof' })
  const used = { accident: false, firstRegistration: '2024-03', price: 20_000_00 }
  const models = ['Golf', 'Golf', 'Polo', 'Passat', 'Tiguan', 'Touran', 'T-Roc']
  const cars = models.map((modelName, index) => car(`B-${index}`, { modelName, attributes: used }))
  await deliver(test.database, merchant.id, cars)
  await putDemoCustomer(test.database, SITE, DEMO_LOGIN)
  const { deps } = await visitorContext(test.database)
  const bank = {
    ...{ BANK: 'elbkredit', BANK_API_URL: 'https://bank.example/v1', BANK_API_KEY: 'key', BANK_RECIPIENT: 'Elbkredit' },
    BANK_MESSAGE_SECRET: 'a secret of the bank',
  }
  const applications = async () => (await test.database.pool.query('select 1 from financing_applications')).rowCount
  const ensure = (environment: Record<string, string>) =>
    ensureDemoStaff(test.database, readConfig({ PUBLIC_ORIGIN: SITE.origin, ...environment }), deps, vi.fn())
  await ensure(bank)
  expect(await applications()).toBe(0)
  const { rowCount } = await test.database.pool.query("select 1 from orders where financing_state = 'WAITING'")
  expect(rowCount).toBe(1)
  await ensure({})
  expect(await applications()).toBe(1)
})
