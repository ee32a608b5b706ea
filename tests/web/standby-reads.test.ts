import { expect, it } from 'vitest'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

/**
 * Another database of the same server stands in for the standby: it is never behind, and its answers can be recognised by a merchant's
 * name.
 */
const primary = useTestDatabase()
const standby = useTestDatabase()
const environment: Record<string, string> = {}
const shop = useTestShop(primary, environment, async () => {
  environment.DATABASE_READ_URL = standby.url
  for (const [{ database }, name] of [
    [primary, 'Haus Primary'],
    [standby, 'Haus Standby'],
  ] as const) {
    const { id } = await addMerchant(database, { slug: 'kern', name })
    await deliver(database, id, [car('1')])
  }
})
const CART = { Cookie: 'shopping-cart-uuid=7b7a5a3e-3c5e-4f0e-9f6a-0d9f8a4a1b2c' }
const ask = async (query: string, headers: Record<string, string> = {}) => {
  const body = JSON.stringify({ query })
  const sent = { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } }
  return JSON.parse((await shop.get('/graphql', sent)).text) as { data: Record<string, { name: string }> }
}
const MERCHANT = '{ merchantBySlug(slug: "kern") { name } }'

it('answers visitors from the standby, and everybody with data of their own from the primary', async () => {
  await expect.poll(async () => (await shop.get('/metrics')).text).toMatch(/reads_from_standby 1\n[^]*lag_seconds 0/)
  expect((await shop.get('/haendler/kern')).text).toContain('Haus Standby')
  expect((await shop.get('/sitemaps/pages.xml')).text).toContain('/haendler/kern')
  expect((await ask(MERCHANT)).data.merchantBySlug?.name).toBe('Haus Standby')
  expect((await shop.get('/haendler/kern', { headers: CART })).text).toContain('Haus Primary')
  const withCart = await ask(MERCHANT, { 'X-Anonymous-Customer-Unique-Id': '7b7a5a3e-3c5e-4f0e-9f6a-0d9f8a4a1b2c' })
  expect(withCart.data.merchantBySlug?.name).toBe('Haus Primary')
})
