import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { WebEnv } from '../web-env.ts'
import { pageCache } from './page-cache.ts'
import { siteMiddleware } from './site.ts'

type Answering = (request: Request) => { body?: string; status?: number; headers?: Record<string, string> }

/** A shop whose pages say which rendering they are; their canonical address is the path and `page`. */
function shopWith(answering: Answering = () => ({})) {
  const state = { generation: 1, renderings: 0, bypassesCache: false }
  const hosts = ['hansen.example']
  const brand = {
    slug: 'hansen',
    name: 'Hansen',
    merchantUuids: [],
    merchantOrigin: null,
    make: null,
    tokens: {},
    hosts,
    widgetOrigins: [],
  }
  const none = { logoUrl: null, imprintUrl: null, dataPrivacyUrl: null, tradeInDescription: null }
  const app = new Hono<WebEnv>()
  app.use(siteMiddleware(() => [{ ...brand, ...none }], { mainHost: 'shop.example', production: true }))
  app.get(
    '*',
    pageCache({
      generation: () => state.generation,
      bypassCache: (path) => state.bypassesCache && path === '/a',
      async render(c) {
        const rendering = ++state.renderings
        await sleep(5)
        const { pathname, searchParams } = new URL(c.req.url)
        const page = searchParams.get('page')
        const canonical = `${pathname}${page ? `?page=${page}` : ''}`
        const {
          body = `<link rel="canonical" href="http://x${canonical}"/>`,
          status = 200,
          headers,
        } = answering(c.req.raw)
        return {
          response: new Response(`${body} ${rendering}`, {
            status,
            headers: { 'Content-Type': 'text/html', ...headers },
          }),
          nonce: 'n',
        }
      },
    }),
  )
  app.get('*', (c) => c.text('rendered for one visitor'))
  const get = async (path: string, headers: Record<string, string> = {}, host = 'shop.example') => {
    const response = await app.request(`http://${host}${path}`, { headers })
    return { response, text: await response.text() }
  }
  return { state, get }
}

const isCached = async ({ state, get }: ReturnType<typeof shopWith>, ...request: Parameters<typeof get>) => {
  await get(...request)
  const before = state.renderings
  await get(...request)
  return state.renderings === before
}

describe('a page that is the same for everybody', () => {
  it('is rendered once, even for simultaneous requests', async () => {
    const shop = shopWith()
    const answers = await Promise.all([shop.get('/a'), shop.get('/a'), shop.get('/a')])
    answers.push(await shop.get('/a'))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(shop.state.renderings).toBe(1)
  })

  it('is rendered again once the stock has changed, half a second after the last time', async () => {
    const shop = shopWith()
    const { text } = await shop.get('/a')
    shop.state.generation++
    expect((await shop.get('/a')).text).toBe(text)
    await sleep(510)
    expect((await shop.get('/a')).text).not.toBe(text)
  })

  it('differs by host, language and encoding, but not by irrelevant cookies', async () => {
    const shop = shopWith()
    await shop.get('/pages/x')
    const others: Parameters<typeof shop.get>[] = [
      ['/pages/x', {}, 'hansen.example'],
      ['/pages/x', { Cookie: 'locale=en' }],
      ['/pages/x', { 'Accept-Encoding': 'gzip' }],
    ]
    for (const other of others) await shop.get(...other)
    expect(shop.state.renderings).toBe(4)
    for (const Cookie of ['theme=dark', 'consent=all']) await shop.get('/pages/x', { Cookie })
    expect(shop.state.renderings).toBe(4)
  })

  it('is not sent again to a browser that has it, and is always revalidated', async () => {
    const shop = shopWith()
    const { response } = await shop.get('/auto-kaufen')
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(response.headers.get('Vary')).toBe('Cookie, Accept-Encoding')
    const again = await shop.get('/auto-kaufen', { 'If-None-Match': response.headers.get('ETag')! })
    expect([again.response.status, again.text]).toEqual([304, ''])
    expect(again.response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  })

  it('depends on the browser’s language only where its address says none', async () => {
    const shop = shopWith()
    const varyOf = async (path: string) => (await shop.get(path)).response.headers.get('Vary')
    expect(await varyOf('/gibt-es-nicht')).toBe('Cookie, Accept-Encoding, Accept-Language')
    for (const path of ['/', '/cars', '/pages/kontakt', '/en/gibt-es-nicht'])
      expect(await varyOf(path), path).toBe('Cookie, Accept-Encoding')
  })
})

describe('what is not cached', () => {
  it.each(['user_session=x', 'shopping-cart-uuid=x', 'a=b; flash=saved'])(
    'a page for %s, or its answer',
    async (Cookie) => {
      const shop = shopWith()
      await shop.get('/a')
      expect((await shop.get('/a', { Cookie })).text).toBe('rendered for one visitor')
      expect((await shop.get('/b', { Cookie })).text).toBe('rendered for one visitor')
      expect(shop.state.renderings).toBe(1)
    },
  )

  it.each([
    ['made-up parameters', '/a?utm_source=x', {}],
    ['a page of its own address with more to it', '/a?page=2&x=1', {}],
    ['data of the router', '/a.data', {}],
    ['a page without a canonical address', '/a', { body: 'a form' }],
    ['a page that sets a cookie', '/a', { headers: { 'Set-Cookie': 'a=b' } }],
    ['what is no page', '/a', { headers: { 'Content-Type': 'application/json' } }],
    ['a page that says it is of this moment', '/a', { headers: { 'Cache-Control': 'no-store' } }],
    ['a page that is not there', '/a', { status: 404 }],
    ['a fault', '/a', { status: 500 }],
    ['an address without end', `/a?page=${'9'.repeat(2_000)}`, {}],
  ])('%s', async (_, path, answer) => {
    const shop = shopWith(() => answer)
    await shop.get(path)
    const before = shop.state.renderings
    const { response } = await shop.get(path)
    expect(response.headers.has('Set-Cookie')).toBe(false)
    expect(shop.state.renderings === before + 1 || before === 0).toBe(true)
  })

  it.each([
    ['a page without a canonical address', { body: 'a form with a token' }],
    ['a page that is not there', { status: 404 }],
  ])('%s is rendered for each simultaneous request', async (_, answer) => {
    const shop = shopWith(() => answer)
    const answers = await Promise.all([shop.get('/a'), shop.get('/a'), shop.get('/a')])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(3)
  })

  it('a page that bypasses the cache, while its reason lasts', async () => {
    const shop = shopWith()
    const before = (await shop.get('/a')).text
    shop.state.bypassesCache = true
    expect((await shop.get('/a')).text).toBe('rendered for one visitor')
    expect((await shop.get('/b')).text).not.toBe('rendered for one visitor')
    shop.state.bypassesCache = false
    expect((await shop.get('/a')).text).toBe(before)
  })

  it('a page under its own address, however, is cached', async () =>
    expect(await isCached(shopWith(), '/a?page=2')).toBe(true))

  it('any page for a host without a shop', async () => {
    const shop = shopWith()
    expect((await shop.get('/a', {}, 'stranger.example')).text).toBe('rendered for one visitor')
  })
})
