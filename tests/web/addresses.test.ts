import { describe, expect, it } from 'vitest'
import { stockTwoDealers } from '../support/two-dealers.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
let ids: Awaited<ReturnType<typeof stockTwoDealers>>
const shop = useTestShop(test, {}, async () => {
  ids = await stockTwoDealers(test.database)
})

describe('addresses', () => {
  it.each([
    ['/Auto-Kaufen/', '/auto-kaufen'],
    ['/auto-kaufen/?fuel=DIESEL', '/auto-kaufen?fuel=DIESEL'],
    ['/CARS', '/cars'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await shop.get(from)
    expect([answer.status, answer.headers.location]).toEqual([301, to])
  })

  it('redirects every spelling of a vehicle to its canonical path', async () => {
    const answer = await shop.get(`/autos/irgendwas-${ids.golf}`)
    expect([answer.status, answer.headers.location]).toEqual([301, `/autos/volkswagen/golf/${ids.golf}`])
    expect((await shop.get(`/vehicles/volkswagen/golf/${ids.golf}`)).status).toBe(200)
  })

  it('answers 404 for unknown vehicles and 410 for sold ones', async () => {
    for (const path of [
      '/autos/vw/golf/999999',
      '/autos/vw/golf/null',
      '/autos/vw/golf/0',
      '/autos/vw/golf/99999999999999999999',
      '/autos/x',
      '/gibt-es-nicht',
    ]) {
      expect((await shop.get(path)).status, path).toBe(404)
    }
    const gone = await shop.get(`/autos/volkswagen/polo/${ids.gone}`)
    expect(gone.status).toBe(410)
    expect(gone.text).toContain('Volkswagen Golf')
  })

  it.each([
    '/auto-kaufen?page=0',
    '/auto-kaufen?page=-1&page=zwei',
    '/auto-kaufen?fuel=NICHTS&unknown=1&%01=x',
    '/auto-kaufen?price-min=abc&price-max=-5&radius=7',
    '/auto-kaufen?mm=..%2F..%2Fetc',
    `/auto-kaufen?place=${'x'.repeat(5_000)}`,
    '/auto-kaufen?lat=NaN&lon=Infinity',
  ])('handles %s without an error', async (path) => {
    const answer = await shop.get(path)
    expect([200, 301, 302]).toContain(answer.status)
  })

  it('redirects a page beyond the end temporarily to the last one', async () => {
    for (const page of ['2', '418', '1000000000']) {
      let answer = await shop.get(`/auto-kaufen?page=${page}`)
      if (page.length > 6) answer = await shop.get(String(answer.headers.location))
      expect([answer.status, answer.headers.location], page).toEqual([302, '/auto-kaufen'])
    }
  })

  it.each([
    ['/auto-kaufen/vw', 301, '/auto-kaufen/volkswagen'],
    ['/auto-kaufen/vw-golf?sort=price-asc', 301, '/auto-kaufen/volkswagen-golf?sort=price-asc'],
    ['/auto-kaufen?condition=USED', 301, '/auto-kaufen/gebrauchtwagen'],
    ['/auto-kaufen?color=RED&fuel=DIESEL', 301, '/auto-kaufen?fuel=DIESEL&color=RED'],
    ['/auto-kaufen?fuel=DIESEL&price-min=&make1=', 302, '/auto-kaufen?fuel=DIESEL'],
    ['/auto-kaufen?fuel=DIESEL&sort=colour', 302, '/auto-kaufen?fuel=DIESEL'],
  ])('%s leads with %d to %s', async (from, status, to) => {
    const answer = await shop.get(from)
    expect([answer.status, answer.headers.location]).toEqual([status, to])
  })

  it.each(['price-max=-5', 'color=NOPE', 'mm=foo.bar', 'consumption-max=,5,5x678', 'seats-min=900'])(
    'says that it left out %s',
    async (query) => {
      const page = await shop.get(`/auto-kaufen?fuel=DIESEL&${query}`)
      expect(page.status).toBe(200)
      expect(page.text).toContain(`haben wir nicht verstanden und weggelassen: „${query.split('=')[1]}“.`)
      expect(page.text).not.toContain('rel="canonical"')
      expect(page.text).toContain('content="noindex,follow"')
    },
  )

  it('says what it rounded, in the language of the page, and offers the rounded value', async () => {
    const page = await shop.get('/auto-kaufen?fuel=DIESEL&consumption-max=5%2C55')
    expect(page.status).toBe(200)
    expect(page.text).toContain('5,55 haben wir auf 5,6 gerundet.')
    expect(page.text).toMatch(/name="consumption-max"[^>]* value="5,6"/)
    expect((await shop.get('/cars?consumption-max=5.55')).text).toContain('we rounded 5.55 to 5.6.')
    expect((await shop.get('/auto-kaufen?fuel=DIESEL&consumption-max=5,5')).status).toBe(302)
  })

  it('offers the other towns of a name, and what an unknown one may mean, as links', async () => {
    const halle = (await shop.get('/auto-kaufen?place=Halle&radius=20')).text
    expect(halle).toContain('um Halle (Saale)')
    expect(halle).toContain('Gemeint ist Halle (Saale). Andere Orte dieses Namens:')
    expect(halle).toMatch(
      /<a href="\/auto-kaufen\?place=Halle\+%28Westfalen%29&amp;radius=20"[^>]*>Halle \(Westfalen\)<\/a>/,
    )
    const leipzig = (await shop.get('/cars?place=lepzig')).text
    expect(leipzig).toContain('We couldn’t find “lepzig”. The list shows all places. Did you mean:')
    expect(leipzig).toMatch(/<a href="\/cars\?place=Leipzig"[^>]*>Leipzig<\/a>/)
    expect((await shop.get('/auto-kaufen?place=Wien')).text).toContain('Den Ort „Wien“ kennen wir nicht')
    expect((await shop.get('/auto-kaufen?place=66387')).text).toContain('Die Postleitzahl 66387 kennen wir nicht')
    expect((await shop.get('/auto-kaufen?place=00000')).text).toContain('00000 ist keine deutsche Postleitzahl')
  })

  it('says that a place is unknown, keeps it in its field and counts no filter', async () => {
    const page = await shop.get('/auto-kaufen?place=Xyzzyheim')
    expect(page.text).toContain('Den Ort „Xyzzyheim“ kennen wir nicht')
    expect(page.text).toContain('value="Xyzzyheim"')
    expect(page.text).not.toContain('Aktive Filter')
  })
})
