import { beforeAll, expect, it } from 'vitest'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'
import { runInProcess } from '../execute.ts'

const test = useTestDatabase()
let merchant: { readonly id: number; readonly uuid: string }
let context: GatewayContext

beforeAll(async () => {
  merchant = await addMerchant(test.database)
  await deliver(test.database, merchant.id, [car('1'), car('2')])
  context = await visitorContext(test.database)
})

async function golfs(requestContext = context): Promise<number | undefined> {
  const { data } = await runInProcess('{ makes { name count } }', {}, requestContext, (fault) => {
    throw fault
  })
  const { makes } = data as { makes: { name: string; count: number }[] }
  return makes.find(({ name }) => name === 'volkswagen')?.count
}

it('counts again when the stock has changed, and separately for each scope', async () => {
  expect(await golfs()).toBe(2)
  const { uuid } = await addMerchant(test.database, { slug: 'hansen' })
  await deliver(test.database, merchant.id, [car('1'), car('2'), car('3')])
  await context.deps.index.catchUp()
  expect(await golfs()).toBe(3)
  expect(await golfs({ ...context, scope: { merchantUuids: [uuid] } })).toBe(0)
  expect(await golfs()).toBe(3)
})
