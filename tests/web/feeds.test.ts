import { encodeLatin9 } from '#feeds/mobilede/decode-line.ts'
import { describe, expect, it } from 'vitest'
import { SOON } from '../support/soon.ts'
import { FEED_KEY, stockTwoDealers } from '../support/two-dealers.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
const shop = useTestShop(test, {}, () => stockTwoDealers(test.database))

describe('POST /api/feeds/:merchant', () => {
  const upload = (body: string | Uint8Array, key = FEED_KEY, merchant = 'hansen', query = '') =>
    shop.get(`/api/feeds/${merchant}${query}`, { method: 'POST', body, headers: { Authorization: `Bearer ${key}` } })
  const row = (number: string, price: number | string) => {
    const fields = Array.from({ length: 120 }, () => '')
    Object.assign(fields, {
      1: number,
      2: 'Car.Limousine',
      3: 'Opel',
      4: 'Insignia',
      5: '110',
      8: '05.2020',
      9: '45.000',
      10: String(price),
      11: '0',
      16: 'Weiß',
      27: '1',
      109: '2',
      110: '3',
    })
    return fields.map((field) => `"${field}"`).join(';')
  }

  it('refuses a wrong key and an unknown merchant alike', async () => {
    for (const answer of [await upload('x', 'guess'), await upload('x', FEED_KEY, 'nobody'), await upload('x', '')]) {
      expect([answer.status, (JSON.parse(answer.text) as { code: string }).code]).toEqual([401, 'UNAUTHENTICATED'])
    }
  })

  it('imports the stock, reports each refused row, and the list soon shows it', async () => {
    const file = encodeLatin9([row('N-1', 17_900), row('N-2', -5), row('N-3', '21.490,00')].join('\r\n'))
    const answer = await upload(file, undefined, undefined, '?allow-removal=1')
    expect(answer.status, answer.text).toBe(200)
    const report = JSON.parse(answer.text) as {
      outcome: object
      refusals: { line: number; field: string; reason: { de: string } }[]
    }
    expect(report.outcome).toMatchObject({ kind: 'applied', inserted: 2, removed: 1 })
    expect(report.refusals).toMatchObject([{ line: 2, field: 'preis' }])
    expect(report.refusals[0]?.reason.de).toMatch(/\w/)
    const isListed = async () =>
      (await shop.get('/auto-kaufen', { host: 'hansen.localhost' })).text.includes('Opel Insignia')
    await expect.poll(isListed, SOON).toBe(true)
  })

  it('a delivery of some cars takes no other off', async () => {
    const answer = await upload(encodeLatin9(row('N-3', 20_990)), undefined, undefined, '?partial=1')
    expect(JSON.parse(answer.text)).toMatchObject({ outcome: { kind: 'applied', updated: 1, removed: 0 } })
    const again = await upload(encodeLatin9(row('N-3', 21_490)), undefined, undefined, '?partial=1')
    expect(again.status).toBe(200)
  })

  it('refuses a form, and other methods with its own error', async () => {
    const form = await shop.get('/api/feeds/hansen', {
      method: 'POST',
      body: '--x--',
      headers: { Authorization: `Bearer ${FEED_KEY}`, 'Content-Type': 'multipart/form-data; boundary=x' },
    })
    expect([form.status, form.text.includes('--data-binary')]).toEqual([415, true])
    expect((await shop.get('/api/feeds/hansen')).status).toBe(405)
  })

  it('keeps a car whose row was refused, and never treats an unreadable file as an empty stock', async () => {
    const broken = await upload(encodeLatin9([row('N-1', 'zwanzig'), row('N-3', 21_490)].join('\r\n')))
    expect(JSON.parse(broken.text)).toMatchObject({ outcome: { kind: 'applied', unchanged: 1, removed: 0 } })
    expect((await shop.get('/auto-kaufen', { host: 'hansen.localhost' })).text).toContain('2 Autos')
    const unreadable = await upload(row('N 1', 'x'), undefined, undefined, '?allow-removal=1')
    expect([unreadable.status, JSON.parse(unreadable.text)]).toMatchObject([
      422,
      { outcome: { refusal: { code: 'NOTHING_READABLE' } } },
    ])
    const utf16 = await upload(Buffer.from(`\ufeff${row('N-1', 1)}`, 'utf16le'))
    expect([utf16.status, JSON.parse(utf16.text)]).toMatchObject([
      422,
      { outcome: { refusal: { code: 'WRONG_ENCODING' } } },
    ])
  })

  it('refuses an invalid file, and keeps the stock', async () => {
    for (const body of ['', 'PK\u0003\u0004 cut off', 'hello;world']) {
      const answer = await upload(body)
      expect([400, 422], `${body}: ${answer.text}`).toContain(answer.status)
      expect(JSON.parse(answer.text)).toBeTypeOf('object')
    }
    expect((await shop.get('/auto-kaufen', { host: 'hansen.localhost' })).text).toContain('Opel Insignia')
  })
})
