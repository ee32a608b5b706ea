import { expect, it } from 'vitest'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { logInAs } from '../support/account.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const SECRET = 'a secret of thirty-two characters'
const MODELS = ['Golf', 'Polo', 'Passat', 'Touran', 'Tiguan']
const test = useTestDatabase()
const ids: Record<string, number> = {}
const shop = useTestShop(test, { SESSION_SECRET: SECRET }, async () => {
  const { id } = await addMerchant(test.database)
  await deliver(
    test.database,
    id,
    MODELS.map((modelName, index) => car(String(index + 1), { modelName })),
  )
  const { rows } = await test.database.pool.query<{ id: number; name: string }>(
    'select v.id, m.name from vehicles v join models m on m.id = v.model_id',
  )
  for (const row of rows) ids[row.name] = row.id
})
const page = (model: string) => `/autos/volkswagen/${model.toLowerCase()}/${ids[model]}`

const get = (path: string, cookie = '') => shop.get(path, cookie ? { headers: { Cookie: cookie } } : {})
const post = (path: string, fields: Record<string, string>, cookie = '') =>
  shop.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      ...{ 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://localhost:${shop.shop.port}` },
      ...(cookie ? { Cookie: cookie } : {}),
    },
  })

/** Somebody who is logged in and has the car in their cart. */
async function buyerOf(model: string, options?: { readonly minutesLeft: number }) {
  const email = `${crypto.randomUUID()}@example.com`
  const buyer = await logInAs(test.database, signedSessionTokens(SECRET), email)
  await post(page(model), { price: '15000' }, buyer.cookie)
  const late = options && (await logInAs(test.database, signedSessionTokens(SECRET), email, options))
  return { ...buyer, email, late: late?.cookie ?? '' }
}

it('a car in somebody’s checkout says so to everybody else within a second, and no longer than it lasts', async () => {
  const { cookie } = await buyerOf('Golf')
  const seen = async () => (await get(page('Golf'))).text
  const isHeld = async () => (await seen()).includes('Gerade in einem Kauf, bis ')
  await seen()
  expect(await seen()).toMatch(/<button type="submit"[^>]*>In den Warenkorb/)
  await post('/warenkorb', { intent: 'checkout' }, cookie)
  await expect.poll(isHeld, { timeout: 1_000, interval: 50 }).toBe(true)
  expect(await seen()).toMatch(/<button type="button"[^>]*disabled=""[^>]*>In den Warenkorb/)
  expect((await get(page('Golf'))).headers['cache-control']).toContain('no-store')
  expect((await get(page('Golf'), cookie)).text).not.toContain('Gerade in einem Kauf')
  await test.database.pool.query(`update vehicle_holds set held_until = now() + interval '400 milliseconds'`)
  await expect.poll(isHeld, { timeout: 1_400, interval: 50 }).toBe(false)
  expect(await seen()).toMatch(/<button type="submit"[^>]*>In den Warenkorb/)
})

it('an address begins with the name that is known', async () => {
  const { cookie } = await buyerOf('Polo')
  await test.database.pool.query(`update customers set first_name = 'Björk', last_name = 'Ødegård', salutation = 'MRS'`)
  await post('/checkout/zusaetzliche-services', {}, cookie)
  const { text } = await get('/checkout/rechnungsadresse', cookie)
  expect(text).toMatch(/name="firstName"[^>]*value="Björk"/)
  expect(text).toMatch(/name="lastName"[^>]*value="Ødegård"/)
  expect(text).toMatch(/<option[^>]*value="MRS"[^>]*selected=""/)
})
