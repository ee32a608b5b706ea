import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { addToCart } from '#use-cases/cart/add-to-cart.ts'
import { demoAccessories } from '../support/accessories.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
let vehicle = 0
const shop = useTestShop(test, {}, async () => {
  const { id } = await addMerchant(test.database)
  await deliver(test.database, id, [car('1'), car('2', { modelName: 'Polo' })])
  const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles order by id')
  vehicle = rows[0]!.id
})

/** Begins a cart with one car; returns the id that its cookie contains. */
async function begunCart(): Promise<string> {
  const anonymousId = randomUUID()
  await addToCart(
    { writer: test.database, accessories: demoAccessories() },
    {
      owner: { kind: 'VISITOR', anonymousId },
      items: [
        {
          productType: 'Vehicle',
          id: String(vehicle),
          quantity: 1,
          payment: { kind: 'CASH', price: null, options: {} },
        },
      ],
      merchantUuids: [],
      key: null,
    },
  )
  return anonymousId
}

const COUNTED = 'aria-label="Warenkorb, 1 Artikel"'
const see = async (path: string, cookie?: string) =>
  shop.get(path, cookie === undefined ? {} : { headers: { Cookie: `shopping-cart-uuid=${cookie}` } })

it('a visitor with a cart neither fills the page cache nor gets a cached page', async () => {
  const cart = await begunCart()
  for (const path of ['/', '/auto-kaufen', `/autos/volkswagen/golf/${vehicle}`]) {
    expect((await see(path, cart)).text, path).toContain(COUNTED)
    for (let time = 1; time <= 2; time++) {
      const { text, headers } = await see(path)
      expect(text).not.toContain(COUNTED)
      expect(text).not.toContain(cart)
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers.etag, 'from memory').toBeDefined()
    }
    const own = await see(path, cart)
    expect(own.text).toContain(COUNTED)
    expect(own.headers.etag).toBeUndefined()
    expect(own.text).not.toContain(cart)
  }
})

it('an unknown cart name is ignored, and browsing creates none', async () => {
  for (const cookie of ['x', randomUUID(), '']) {
    const { status, text, headers } = await see('/warenkorb', cookie)
    expect([status, headers['set-cookie']]).toEqual([200, undefined])
    expect(text).toContain('Ihr Warenkorb ist leer.')
  }
  expect((await see('/warenkorb')).headers['set-cookie']).toBeUndefined()
})

async function addOverHttp(headers: Record<string, string>, id: string) {
  const query = `mutation ($id: ID!) { addToCart(input: { items: [{ productType: Vehicle, id: $id }] }) { count } }`
  const { text } = await shop.get('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables: { id } }),
  })
  return JSON.parse(text) as {
    data: { addToCart: { count: number } } | null
    errors?: { path: string[]; extensions: { code: string; errorCode?: number } }[]
  }
}

it('over HTTP a header names the cart, cookies are ignored, and each reason is a separate error', async () => {
  const anonymousId = randomUUID()
  const named = { 'X-Anonymous-Customer-Unique-Id': anonymousId }
  const added = await addOverHttp({ ...named, 'Idempotency-Key': 'k' }, String(vehicle))
  expect(added.data?.addToCart.count).toBe(1)
  const other = await addOverHttp({ ...named, 'Idempotency-Key': 'k' }, String(vehicle + 1))
  expect(other.errors?.[0]?.extensions.code).toBe('KEY_REUSED')
  const byCookie = await addOverHttp({ Cookie: `shopping-cart-uuid=${anonymousId}` }, String(vehicle))
  expect(byCookie.errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED'])
  expect((await see('/warenkorb', anonymousId)).text).toContain('Volkswagen Golf')
  await test.database.pool.query(`update vehicles set state = 'RESERVED' where id = $1`, [vehicle + 1])
  const reserved = await addOverHttp(named, String(vehicle + 1))
  expect(reserved.errors?.map(({ path, extensions }) => [path[0], extensions.code, extensions.errorCode])).toEqual([
    ['addToCart', 'RESERVED', 102],
    ['addToCart', 'UNAVAILABLE', 113],
  ])
})

it('a trade-in begun at the cart says whether one car is in it or several', async () => {
  await test.database.pool.query(`update vehicles set state = 'PUBLISHED'`)
  const cart = await begunCart()
  expect((await see('/warenkorb', cart)).text).toContain(`?flow=scartFlow&amp;auto=${vehicle}"`)
  await addOverHttp({ 'X-Anonymous-Customer-Unique-Id': cart }, String(vehicle + 1))
  expect((await see('/warenkorb', cart)).text).toContain('?flow=scartSecFlow&amp;auto=')
})

it.each([
  ['ORDER_VEHICLE_REQUEST', 'Bestellfahrzeug'],
  ['CONFIGURED_VEHICLE_REQUEST', 'Konfiguriertes Fahrzeug'],
])('a request of the type %s is begun by its address, and reaches the dealer as such', async (requestType, name) => {
  const path = `/kontakt-anfrage/${vehicle}?requestType=${requestType}`
  const { text } = await see(path)
  expect(text).toMatch(new RegExp(`aria-current="(page|true)"[^>]*>${name}<`))
  const field = (of: string) => new RegExp(`name="${of}" value="([^"]*)"`).exec(text)?.[1] ?? ''
  await setTimeout(3_100) // a form has to be open for as long as people need
  const fields = { firstName: 'Jana', lastName: 'Krüger', email: 'jana@example.com', text: 'Wann ist es da?' }
  const hidden = ['key', 'stamp', 'requestType', 'contactType'].map((of) => [of, field(of)])
  const sent = await shop.get(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: `http://localhost:${shop.shop.port}`,
    },
    body: new URLSearchParams({ ...Object.fromEntries(hidden), ...fields }).toString(),
  })
  expect(sent.status).toBe(302)
  const request = await shop.get(String(sent.headers.location))
  expect(request.text).toContain(name)
})

it('a form of another site cannot add to a cart', async () => {
  const headers = { Origin: 'https://elsewhere.example', 'Content-Type': 'application/x-www-form-urlencoded' }
  const { status } = await shop.get(`/autos/volkswagen/golf/${vehicle}`, { method: 'POST', headers, body: 'price=1' })
  expect(status).toBe(403)
})
