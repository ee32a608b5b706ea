import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
const shop = useTestShop(test)

describe('/favicon.ico', () => {
  it('is the logo', async () => {
    const icon = await shop.get('/favicon.ico')
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(icon.text).toContain('<svg')
  })
})

describe('pictures', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('have the format the browser accepts: %s', async (accept, type) => {
    const picture = await shop.get('/img/16x10/128/drawn/estate.blue.spoke.side', { headers: { Accept: accept } })
    expect(picture.headers['content-type']).toBe(type)
    expect(picture.headers.vary).toContain('Accept')
    const { width, height } = await sharp(picture.body).metadata()
    expect([width, height]).toEqual([128, 80])
  })

  it.each([
    '/img/4x3/100/drawn/estate.blue.spoke.side',
    '/img/3x4/128/drawn/estate.blue.spoke.side',
    '/img/4x3/128/drawn/tank',
    '/img/4x3/128/../../etc/passwd',
    '/img/4x3/128/photo/..%2F..%2Fx',
  ])('exist only in the listed variants: %s', async (path) => expect((await shop.get(path)).status).toBe(404))
})

describe('/api/places', () => {
  it('completes, finds and looks up', async () => {
    const json = async <T = unknown>(path: string) => JSON.parse((await shop.get(path)).text) as T
    const { places } = await json<{ places: object[] }>('/api/places/autocomplete?q=K%C3%B6l')
    expect(places[0]).toMatchObject({ city: 'Köln', country: 'DE' })
    expect(await json('/api/places/geocode?q=50670')).toMatchObject({ place: { zip: '50670', city: 'Köln' } })
    expect(await json('/api/places/zip/50670')).toMatchObject({ place: { city: 'Köln' } })
    expect((await shop.get('/api/places/zip/5067')).status).toBe(400)
    // No postal code begins with these figures; the other one is possible, but unknown.
    expect((await shop.get('/api/places/zip/00000')).status).toBe(400)
    expect((await shop.get('/api/places/zip/10000')).status).toBe(404)
    expect(await json('/api/places/autocomplete')).toEqual({ places: [] })
  })
})
