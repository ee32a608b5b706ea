import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoAccessories } from '../../../tests/support/accessories.ts'
import { type AccessoriesServer, accessoriesServer } from '../../../tests/support/accessories-server.ts'
import { httpAccessories } from './http.ts'
import type { Accessories, AccessoryPage, AccessoryQuery } from './port.ts'

const KEY = 'a key'
const embedded = demoAccessories()
let server: AccessoriesServer
let remote: Accessories

beforeAll(async () => {
  server = await accessoriesServer(embedded, KEY)
  remote = httpAccessories({ url: server.url, key: KEY, pauseMs: 1 })
})
beforeEach(() => {
  server.requestedPaths.length = 0
  server.instead.length = 0
})
afterAll(() => server.close())

const query = (given: Partial<AccessoryQuery> = {}): AccessoryQuery => ({
  ...{ providers: ['rundum', 'passend-vw'], text: '', fit: null, minPrice: null, maxPrice: null, topRated: false },
  ...{ sort: 'RECOMMENDED', page: 1, perPage: 24 },
  ...given,
})
const titles = ({ products }: AccessoryPage) => products.map(({ title }) => title.de)

describe.each([
  ['embedded', () => embedded],
  ['over HTTP', () => remote],
])('a catalogue %s', (_, catalogue) => {
  it('has departments with categories in them', async () => {
    const categories = await catalogue().categories()
    const ids = new Set(categories.map(({ id }) => id))
    expect(categories.filter(({ parentId }) => parentId === null)).toHaveLength(6)
    for (const { parentId } of categories) expect(parentId === null || ids.has(parentId)).toBe(true)
  })

  it('shows only products of the named providers', async () => {
    expect((await catalogue().search(query({ providers: [] }))).totalCount).toBe(0)
    const { products, totalCount } = await catalogue().search(query({ providers: ['passend-vw'], perPage: 60 }))
    expect(totalCount).toBe(products.length)
    for (const { providerId } of products) expect(providerId).toBe('passend-vw')
  })

  it('filters by category, car, price and words, and counts each choice without its own filter', async () => {
    const tyres = await catalogue().categoryProducts('tyres', query())
    expect(tyres.totalCount).toBe(45)
    expect(tyres.categories).toContainEqual({ id: 'roof-boxes', count: 10 })
    const golf = await catalogue().categoryProducts('floor-mats', query({ fit: { make: 'vw', model: 'golf' } }))
    expect(titles(golf)).toEqual([expect.stringContaining('VW Golf')])
    expect((await catalogue().categoryProducts('floor-mats', query({ fit: { make: 'opel' } }))).totalCount).toBe(0)
    const cheap = await catalogue().search(query({ maxPrice: 10_00, sort: 'PRICE_DESC', perPage: 60 }))
    for (const { unitPrice } of cheap.products) expect(unitPrice).toBeLessThanOrEqual(10_00)
    expect(cheap.products[0]!.unitPrice).toBeGreaterThan(cheap.products.at(-1)!.unitPrice)
    expect(cheap.prices!.max).toBeGreaterThan(10_00)
    expect(titles(await catalogue().search(query({ text: 'motoröl 5w-30 longlife', sort: 'NAME' })))).toEqual([
      'Viskor Motoröl 5W-30 Longlife, 1 l',
      'Viskor Motoröl 5W-30 Longlife, 5 l',
    ])
    for (const locale of ['de', 'en'] as const) {
      const { products } = await catalogue().search(query({ sort: 'NAME', locale, perPage: 60 }))
      const names = products.map(({ title }) => title[locale])
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, locale)))
    }
    const whole = await catalogue().categoryProducts('wheels', query())
    expect(whole.totalCount).toBeGreaterThan(tyres.totalCount)
    expect((await catalogue().categoryProducts('no-such', query())).totalCount).toBe(0)
  })

  it('pages without overlap, and gives the last page beyond the end', async () => {
    const all: string[] = []
    const { totalCount } = await catalogue().search(query({ perPage: 60 }))
    for (let page = 1; page <= Math.ceil(totalCount / 60); page++)
      all.push(...(await catalogue().search(query({ perPage: 60, page }))).products.map(({ productId }) => productId))
    expect(new Set(all).size).toBe(totalCount)
    const beyond = await catalogue().search(query({ perPage: 60, page: 99 }))
    expect(beyond.page).toBe(Math.ceil(totalCount / 60))
    expect(beyond.products.length).toBeGreaterThan(0)
  })

  it('gives the recommended products, and each product by its id', async () => {
    const top = await catalogue().topRated(['rundum'], 5)
    expect(top).toHaveLength(5)
    expect(top.every(({ topRated }) => topRated)).toBe(true)
    expect(await catalogue().product(top[0]!.productId)).toEqual(top[0])
    expect(await catalogue().product('999999')).toBeUndefined()
  })
})

describe('a provider', () => {
  it('that is briefly unavailable is retried, twice at most', async () => {
    server.instead.push(503, 502)
    expect(await remote.categories()).toHaveLength(25)
    expect(server.requestedPaths).toHaveLength(3)
    server.instead.push(503, 503, 503)
    await expect(remote.product('160001')).rejects.toThrow('503')
  })

  it('that is unavailable does not delay a cart: one attempt, and the result is cached for a few seconds', async () => {
    const carts = httpAccessories({ url: server.url, key: KEY, pauseMs: 60_000 })
    server.instead.push(503)
    await expect(carts.product('160001', 'SHORT')).rejects.toThrow('503')
    await expect(carts.product('160001', 'SHORT')).rejects.toThrow('503')
    expect(server.requestedPaths).toHaveLength(1)
    expect((await carts.product('260006', 'SHORT'))?.productId).toBe('260006')
    await carts.product('260006', 'SHORT')
    expect(server.requestedPaths).toHaveLength(2)
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const deaf = httpAccessories({ url: `http://127.0.0.1:${port}`, key: undefined })
    await expect(deaf.product('1', 'SHORT')).rejects.toThrow('timeout')
    silent.closeAllConnections()
    silent.close()
  })

  it('that refuses is not retried', async () => {
    const stranger = httpAccessories({ url: server.url, key: 'wrong', pauseMs: 1 })
    await expect(stranger.categories()).rejects.toThrow('401')
    expect(server.requestedPaths).toHaveLength(1)
  })

  it('that omits information required by law has no offer', async () => {
    const { producer: _, ...product } = (await embedded.product('160001'))!
    server.instead.push({ product })
    await expect(remote.product('160001')).rejects.toThrow('product.producer')
    for (const contact of ['javascript:alert(1)', 'http://a.example', 'call us']) {
      const producer = { name: 'a', address: 'b', contact }
      server.instead.push({ product: { ...product, producer } })
      await expect(remote.product('160001')).rejects.toThrow('product.producer.contact')
    }
    for (const contact of ['https://a.example/safety', 'safety@a.example']) {
      server.instead.push({ product: { ...product, producer: { name: 'a', address: 'b', contact } } })
      expect((await remote.product('160001'))?.producer.contact).toBe(contact)
    }
  })

  it('that does not answer in time counts as unavailable', async () => {
    const deaf = httpAccessories({ url: 'http://127.0.0.1:9', key: undefined, pauseMs: 1, timeoutMs: 50 })
    await expect(deaf.product('1')).rejects.toThrow('fetch failed')
  })
})
