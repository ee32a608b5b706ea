import { expect, it } from 'vitest'
import { addCustomer } from '../../../tests/support/account.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { putDemoTradeIn } from './put-demo-trade-in.ts'

const test = useTestDatabase()

it('gives the demo customer a car and an offer for it, once', async () => {
  const { id: merchantId } = await addMerchant(test.database)
  await addCustomer(test.database, 'demo@example.com')
  const put = (email: string) =>
    putDemoTradeIn(
      { read: test.database.read, writer: test.database },
      { email, merchantId, mainOrigin: 'http://localhost:3000' },
    )
  await put('nobody@example.com')
  for (let time = 0; time < 2; time++) await put('demo@example.com')
  const { rows } = await test.database.pool.query(
    `select t.state, t.price_cents::int as price, t.vehicle->>'plate' as plate, g.is_selected as "isSelected"
     from trade_ins t join garage_vehicles g on g.id = t.garage_vehicle_id`,
  )
  expect(rows).toEqual([{ state: 'OFFERED', price: 8_500_00, plate: 'K-FW 2017', isSelected: true }])
})
