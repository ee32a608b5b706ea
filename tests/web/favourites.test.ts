import { expect, it } from 'vitest'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { logInAs } from '../support/account.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const SECRET = 'a secret of thirty-two characters'
const test = useTestDatabase()
const shop = useTestShop(test, { SESSION_SECRET: SECRET }, async () => {
  await deliver(test.database, (await addMerchant(test.database)).id, [car('1')])
})

it('an account’s list is shown wherever the address names no list, but not in place of one just emptied', async () => {
  const { cookie, actor } = await logInAs(test.database, signedSessionTokens(SECRET), 'jana@example.com')
  await test.database.pool.query(
    `insert into favourites (customer_id, vehicle_id, price_cents, alerted_price_cents)
     select $1, id, price_cents, price_cents from vehicles`,
    [actor.customerId],
  )
  const shows = async (path: string) =>
    (await shop.get(path, { headers: { Cookie: cookie } })).text.includes('Volkswagen Golf')
  expect(await shows('/favoriten')).toBe(true)
  expect(await shows('/favoriten?ids=abc')).toBe(true)
  expect(await shows('/favoriten?ids=')).toBe(false)
})
