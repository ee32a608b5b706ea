import { randomBytes } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { csvOf, feedCar } from '../support/feed-file.ts'
import { TEST_SECRET } from '../support/gateway-context.ts'
import { addStaff, forgetCodes, nextCode, STAFF_PASSWORD } from '../support/staff.ts'
import { addMerchant } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { type Answer, useTestShop } from '../support/test-shop.ts'

const SALES = 'susi@example.com'
const IMPORTS = '/haendlerbereich/importe'
const test = useTestDatabase()
let cookie = ''
const shop = useTestShop(test, { DATA_KEY: TEST_SECRET }, async () => {
  const own = await addMerchant(test.database)
  await addMerchant(test.database, { slug: 'hansen', name: 'Autohaus Hansen' })
  await addStaff(test.database, SALES, { merchantId: own.id, roles: ['SALES'] })
})

function post(path: string, body: Uint8Array | string, type: string) {
  const headers = { 'Content-Type': type, Origin: `http://localhost:${shop.shop.port}` }
  return shop.get(path, { method: 'POST', body, headers: { ...headers, ...(cookie ? { Cookie: cookie } : {}) } })
}

beforeEach(async () => {
  if (cookie) return
  await forgetCodes(test.database)
  const fields = { email: SALES, password: STAFF_PASSWORD, code: await nextCode(test.database, SALES) }
  const form = new URLSearchParams(fields).toString()
  const answer = await post('/haendlerbereich/anmelden', form, 'application/x-www-form-urlencoded')
  cookie = String(answer.headers['set-cookie']).split(';')[0]!
})

/** Sends the form of the page of imports, as a browser does. */
async function upload(fields: Record<string, string>, contents: Uint8Array<ArrayBuffer>): Promise<Answer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([contents]), 'bestand.csv')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return post(IMPORTS, Buffer.from(await request.arrayBuffer()), request.headers.get('Content-Type')!)
}

const page = (path: string) => shop.get(path, { headers: { Cookie: cookie } })
const pathOf = (answer: Answer) => String(answer.headers.location)
const cars = async () =>
  (await test.database.pool.query("select from vehicles where state not in ('ARCHIVED')")).rowCount

it('a file is tried, applied and undone; what it refused is on the page and in a file', async () => {
  expect((await page(IMPORTS)).text).toContain('Noch kein Import')
  const file = Buffer.from(csvOf([feedCar('A-1'), feedCar('A-2'), feedCar('A-3', { preis: '=viel' })]))
  const own = { merchant: 'brinkmann' }
  const tried = await upload({ ...own, mode: 'dry-run' }, file)
  expect([tried.status, pathOf(tried)]).toEqual([303, expect.stringMatching(/\/importe\/\d+$/)])
  const dry = await page(pathOf(tried))
  expect(dry.text).toContain('Das war ein Probelauf')
  expect(dry.text).toContain('Dieser Lauf hat nichts geändert.')
  expect(await cars()).toBe(0)

  const path = pathOf(await upload({ ...own, mode: 'apply' }, file))
  const applied = await page(path)
  expect(applied.text).toContain('von Susi')
  expect(applied.text).toContain('A-3')
  expect(await cars()).toBe(2)
  const csv = await page(`${path}/zeilen.csv`)
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(csv.text).toContain(";A-3;preis;'=viel;")
  const mended = (await page(`${path}/ausbessern.csv`)).text.replace('"=viel"', '"20000"')
  expect(mended).toMatch(
    /^\uFEFF[^\r]*"A-3"[^\r]*;3;"preis: Der Wert ist nicht lesbar\. Erwartet wird ein Betrag in Euro wie 18990\."\r\n$/,
  )
  const added = await upload({ ...own, mode: 'apply', scope: 'some' }, Buffer.from(mended))
  expect((await page(pathOf(added))).text).toContain('Ergänzt')
  expect(await cars()).toBe(3)
  expect((await post(pathOf(added), '', 'application/x-www-form-urlencoded')).status).toBe(302)
  expect(await cars()).toBe(2)
  const { rows } = await test.database.pool.query("select actor from audit_log where operation = 'import-stock'")
  expect(rows).toHaveLength(3)
  expect((await page(pathOf(added))).text).toContain('Dieser Lauf wurde rückgängig gemacht.')
})

it('a file larger than the forms of the area is taken; one that takes most cars off has to be allowed', async () => {
  const own = { merchant: 'brinkmann', mode: 'apply' }
  const text = randomBytes(400_000).toString('hex')
  const many = Buffer.from(csvOf([feedCar('B-1', { bemerkung: text }), feedCar('B-2'), feedCar('B-3')]))
  expect((await page(pathOf(await upload(own, many)))).text).toContain('Abgelehnte Zeilen und Werte')
  const few = Buffer.from(csvOf([feedCar('B-9')]))
  const before = await cars()
  expect((await page(pathOf(await upload(own, few)))).text).toMatch(/würde \d von \d Fahrzeugen offline stellen/)
  expect(await cars()).toBe(before)
  await upload({ ...own, 'allow-removal': 'yes' }, few)
  expect(await cars()).toBe(1)
})

it('nobody imports into another stock, nor without a file or an access', async () => {
  const file = Buffer.from(csvOf([feedCar('C-1')]))
  expect((await upload({ merchant: 'hansen', mode: 'apply' }, file)).status).toBe(404)
  const empty = '--x\r\nContent-Disposition: form-data; name="file"; filename=""\r\n\r\n\r\n--x--\r\n'
  const answer = await post(IMPORTS, empty, 'multipart/form-data; boundary=x')
  expect((await page(pathOf(answer))).text).toContain('Bitte wählen Sie eine Datei.')
  const login = cookie
  cookie = ''
  expect(pathOf(await upload({ merchant: 'brinkmann' }, file))).toContain('/anmelden')
  cookie = login
})
