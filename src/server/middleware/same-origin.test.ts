import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { sameOrigin } from './same-origin.ts'

const app = new Hono()
app.use(sameOrigin)
app.all('*', (c) => c.text('done'))

async function status(headers: Record<string, string>, path = '/meine-daten', method = 'POST') {
  return (await app.request(`http://shop.example${path}`, { method, headers })).status
}

it('accepts forms of its own pages', async () => {
  expect(await status({ Origin: 'http://shop.example', Cookie: 'user_session=x' })).toBe(200)
  expect(await status({ 'Sec-Fetch-Site': 'same-origin', Cookie: 'user_session=x' })).toBe(200)
})

it.each<Record<string, string>>([
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'https://shop.example' }, // another scheme is another site
  { Origin: 'http://dealer.shop.example' },
  { 'Sec-Fetch-Site': 'cross-site', Cookie: 'user_session=x' },
  { 'Sec-Fetch-Site': 'same-site', Cookie: 'user_session=x' },
  { Cookie: 'user_session=x' },
])('refuses requests from other sites: %o', async (headers) => {
  expect(await status(headers)).toBe(403)
})

it('accepts programs without cookies, and everybody where a key is required', async () => {
  expect(await status({})).toBe(200)
  expect(await status({ Origin: 'https://evil.example' }, '/graphql')).toBe(200)
  expect(await status({ Origin: 'https://evil.example' }, '/', 'GET')).toBe(200)
})
