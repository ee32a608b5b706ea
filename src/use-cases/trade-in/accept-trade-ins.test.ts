import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addCustomer } from '../../../tests/support/account.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { addTradeIn } from '../../../tests/support/trade-ins.ts'
import { unavailableTradeIns } from './accept-trade-ins.ts'

const test = useTestDatabase()

it('an offer can be ordered with by the customer it was made to, and by nobody else', async () => {
  const merchantId = (await addMerchant(test.database)).id
  const { actor, tradeInId } = await addTradeIn(test.database, { merchantId })
  const other = (await addCustomer(test.database, `${randomUUID()}@example.com`)).actor.customerId
  const unavailableTo = (customerId: number, ids: readonly number[]) =>
    test.database.transaction((handle) => unavailableTradeIns(handle, customerId, ids))
  const item = { productType: 'TradeInVehicle', id: String(tradeInId), reasons: ['UNAVAILABLE'] }
  expect(await unavailableTo(actor.customerId, [tradeInId])).toEqual([])
  expect(await unavailableTo(other, [tradeInId])).toEqual([item])
  expect(await unavailableTo(actor.customerId, [])).toEqual([])
  const unknown = tradeInId + 1
  expect(await unavailableTo(actor.customerId, [tradeInId, unknown])).toEqual([{ ...item, id: String(unknown) }])
})
