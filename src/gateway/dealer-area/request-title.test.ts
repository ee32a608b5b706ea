import { expect, it } from 'vitest'
import { runAsStaff, staffActor, staffContext } from '../../../tests/support/staff.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'

const test = useTestDatabase()

it('staff read the title of a request in their language, and answer in the customer’s', async () => {
  const { id: merchantId } = await addMerchant(test.database)
  await test.database.pool.query(
    `insert into requests (id, kind, state, merchant_id, first_name, last_name, email, locale, origin, data)
     values (1000000001, 'BOOKING', 'NEW', $1, 'Eva', 'Kern', 'eva@example.com', 'en', 'https://shop.example', $2)`,
    [merchantId, { title: 'Räderwechsel', titles: { de: 'Räderwechsel', en: 'Wheel change' } }],
  )
  const context = staffContext(test.database, staffActor({ merchantId, roles: ['SALES'] }))
  const document = 'query { staffRequest(id: "1000000001") { title customerTitle } }'
  expect(await runAsStaff(document, {}, context)).toMatchObject({
    data: { staffRequest: { title: 'Räderwechsel', customerTitle: 'Wheel change' } },
  })
})
