import { beforeEach, expect, it } from 'vitest'
import { addStaff, forgetCodes, logInStaffAs, nextCode, STAFF_PASSWORD } from '../support/staff.ts'
import { TEST_SECRET } from '../support/gateway-context.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const SALES = 'susi@example.com'
const WORKSHOP = 'willi@example.com'
const STOCK = '/haendlerbereich/bestand'
const test = useTestDatabase()
let cookie = ''
const shop = useTestShop(test, { DATA_KEY: TEST_SECRET }, async () => {
  const own = await addMerchant(test.database)
  const other = await addMerchant(test.database, { slug: 'hansen', name: 'Autohaus Hansen' })
  await addStaff(test.database, SALES, { merchantId: own.id, roles: ['SALES'] })
  await addStaff(test.database, WORKSHOP, { merchantId: own.id, roles: ['SERVICE'] })
  const priced = (number: string, euros: number) => car(number, { attributes: { price: euros * 100 } })
  await deliver(test.database, own.id, [priced('A-1', 20_000), priced('A-2', 30_000)])
  await deliver(test.database, other.id, [priced('B-1', 40_000)])
})

beforeEach(async () => {
  if (cookie) return
  await forgetCodes(test.database)
  const fields = { email: SALES, password: STAFF_PASSWORD, code: await nextCode(test.database, SALES) }
  const answer = await post('/haendlerbereich/anmelden', fields)
  cookie = String(answer.headers['set-cookie']).split(';')[0]!
})

function post(path: string, fields: Record<string, string>) {
  return shop.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      ...{ 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://localhost:${shop.shop.port}` },
      ...(cookie ? { Cookie: cookie } : {}),
    },
  })
}

const page = (path: string) => shop.get(path, { headers: { Cookie: cookie } })
const idOf = async (number: string) =>
  (await test.database.pool.query<{ id: number }>('select id from vehicles where internal_number = $1', [number]))
    .rows[0]!.id

/** The fields of a form as the page shows them, boxes that are not ticked left out. */
function shownFields(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input [^>]*>/g)].map(([input]) => input)
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  const sent = inputs.filter((input) => attribute(input, 'type') !== 'checkbox' || input.includes(' checked'))
  return Object.fromEntries(sent.map((input) => [attribute(input, 'name'), attribute(input, 'value')]))
}

it('lists the own cars, filtered and sorted by the address, also as a file and as a saved view', async () => {
  const list = await page(`${STOCK}?sort=-price&price-from=25.000`)
  expect(list.text).toContain('A-2')
  expect(list.text).not.toContain('A-1')
  expect((await page(STOCK)).text).not.toContain('B-1')
  expect(list.text).toMatch(/<th[^>]* aria-sort="descending"[^>]*><a[^>]*>Preis/)
  const file = await page(`${STOCK}.csv?price-from=25000`)
  expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(file.text.split('\r\n').map((line) => line.split(';')[0])).toEqual(['\uFEFFNummer', 'A-2', ''])
  expect((await post(`${STOCK}?price-from=25000`, { intent: 'save-view', name: 'Teure' })).status).toBe(302)
  expect((await page(STOCK)).text).toMatch(/<a [^>]*price-from=25000[^>]*>Teure/)
})

it('shows the form of a new car only to those who may save it', async () => {
  expect((await page(`${STOCK}/neu`)).text).toContain('name="number"')
  const { token } = await logInStaffAs(test.database, WORKSHOP)
  const asWorkshop = (path: string) => shop.get(path, { headers: { Cookie: `${cookie.split('=')[0]}=${token}` } })
  expect((await asWorkshop(STOCK)).text).toContain('A-2')
  const form = await asWorkshop(`${STOCK}/neu`)
  expect(form.status).toBe(404)
  expect(form.text).not.toContain('name="number"')
})

it('edits a car: wrong values are named at their field, and nobody saves over somebody else', async () => {
  const path = `${STOCK}/${await idOf('A-1')}`
  const form = shownFields((await page(path)).text)
  const wrong = await post(path, { ...form, mileage: 'viel', price: '19.990' })
  expect(wrong.status).toBe(400)
  expect(wrong.text).toContain('Bitte geben Sie eine Zahl von 0 bis 2.000.000 ein.')
  expect(shownFields(wrong.text)).toMatchObject({ mileage: 'viel', price: '19.990' })
  expect((await post(path, { ...form, price: '19.990' })).status).toBe(302)
  expect((await page(path)).text).toContain('von Hand')
  const late = await post(path, { ...form, price: '18.990' })
  expect(late.status).toBe(409)
  expect(late.text).toMatch(/Inzwischen geändert von Susi/)
  const again = shownFields(late.text)
  expect(again.price).toBe('18.990')
  expect((await post(path, again)).status).toBe(302)
  expect(shownFields((await page(path)).text).price).toBe('18990')
  expect((await page(`${STOCK}/${await idOf('B-1')}`)).status).toBe(404)
})

it('changes many cars with a preview, and undoes that', async () => {
  expect((await post(STOCK, { bulk: 'PRICE' })).text).toContain('Bitte kreuzen Sie Fahrzeuge an')
  const begun = await post(STOCK, { bulk: 'PRICE', [`vehicle.${await idOf('A-2')}`]: 'on' })
  const path = String(begun.headers.location)
  expect((await post(path, { intent: 'propose', kind: 'PRICE', mode: 'PERCENT', by: 'x' })).text).toContain('z. B. -3')
  await post(path, { intent: 'propose', kind: 'PRICE', mode: 'PERCENT', by: '-10', rounding: '100' })
  const preview = await page(path)
  expect(preview.text).toMatch(/<s>30\.000\s€<\/s>/)
  const { digest = '' } = shownFields(preview.text)
  expect((await post(path, { intent: 'apply', digest })).status).toBe(302)
  const priceOf = async () => shownFields((await page(`${STOCK}/${await idOf('A-2')}`)).text).price
  expect(await priceOf()).toBe('27000')
  expect((await post(path, { intent: 'undo' })).status).toBe(302)
  expect(await priceOf()).toBe('30000')
})

it('a price round: prices typed beside what they are decided by become a preview', async () => {
  const round = `${STOCK}/preisrunde`
  const list = await page(`${round}?state=published`)
  expect(list.text).toContain('zu wenige vergleichbare Angebote')
  expect(list.text).not.toContain('B-1')
  const field = `price.${await idOf('A-2')}`
  expect((await post(round, { [field]: '' })).text).toContain('mindestens einen neuen Preis')
  const wrong = await post(round, { [field]: 'billig' })
  expect([wrong.status, shownFields(wrong.text)[field]]).toEqual([400, 'billig'])
  const path = String((await post(round, { [field]: '28.900' })).headers.location)
  const preview = await page(path)
  expect(preview.text).toMatch(/<b>28\.900\s€<\/b>/)
  expect(preview.text).toContain('Zurück zur Preisrunde')
  expect((await post(path, { intent: 'apply', digest: shownFields(preview.text).digest! })).status).toBe(302)
  expect((await page(`${round}?state=published`)).text).toMatch(/28\.900\s€/)
  const foreign = await post(round, { [`price.${await idOf('B-1')}`]: '1.000' })
  expect(foreign.status).toBe(400)
})

it('terms of offers are changed with a preview in their own unit', async () => {
  const path = String((await post(STOCK, { bulk: 'TERMS', [`vehicle.${await idOf('A-2')}`]: 'on' })).headers.location)
  const propose = (term: string, amount: string) => post(path, { intent: 'propose', kind: 'TERMS', term, amount })
  expect((await propose('availability', 'bald')).text).toContain('eine ganze Zahl')
  await propose('availability', '14')
  expect((await page(path)).text).toMatch(/<s>keine Angabe<\/s>.*<b>14 Tage<\/b>/)
  await propose('transferCost', '790')
  expect((await page(path)).text).toMatch(/<b>790\s€<\/b>/)
  await propose('noWarranty', '')
  expect((await page(path)).text).toContain('<b>Ohne Garantie</b>')
})

it('the address chooses the columns, and a saved view has them', async () => {
  const heads = (html: string) =>
    [...html.matchAll(/<th scope="col"[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, head]) => head)
  const few = `${STOCK}?column=price&column=days&column=magic`
  expect(heads((await page(few)).text)).toEqual(['Auswahl', 'Fahrzeug', 'Preis', 'Tage'])
  expect((await post(few, { intent: 'save-view', name: 'Kurz' })).status).toBe(302)
  const link = /href="([^"]*column=price[^"]*)"[^>]*>Kurz/.exec((await page(STOCK)).text)?.[1]?.replaceAll('&amp;', '&')
  expect(heads((await page(link!)).text)).toHaveLength(4)
})
