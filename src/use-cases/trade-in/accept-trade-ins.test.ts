import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { addTradeIn, tradeInOf } from '../../../tests/support/trade-ins.ts'
import { acceptTradeIns } from './accept-trade-ins.ts'

const test = useTestDatabase()

it('an offer is accepted only with an order of the customer it was made to', async () => {
  const merchantId = (await addMerchant(test.database)).id
  const { actor, tradeInId } = await addTradeIn(test.database, { merchantId })
  const other = (await addCustomer(test.database, `${randomUUID()}@example.com`)).actor.customerId
  const accept = async (customerId: number, ids: readonly number[]) => {
    const orderId = await addOrder(test.database, { customerId, merchantId })
    await test.database.transaction((handle) => acceptTradeIns(handle, { orderId, customerId }, ids))
    return orderId
  }
  await expect(accept(other, [tradeInId])).rejects.toThrow('another customer')
  await expect(accept(actor.customerId, [tradeInId, tradeInId + 1])).rejects.toThrow('another customer')
  expect(await tradeInOf(test.database, tradeInId)).toMatchObject({ state: 'OFFERED', orderId: null })
  await accept(actor.customerId, [])
  const orderId = await accept(actor.customerId, [tradeInId])
  expect(await tradeInOf(test.database, tradeInId)).toMatchObject({ state: 'ACCEPTED', orderId })
})
