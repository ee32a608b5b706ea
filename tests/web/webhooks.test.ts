import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { writeOrderEvents } from '#use-cases/order/write-events.ts'
import { addCustomer } from '../support/account.ts'
import { TEST_SECRET } from '../support/gateway-context.ts'
import { addOrder } from '../support/orders.ts'
import { addStaff, forgetCodes, nextCode, STAFF_PASSWORD } from '../support/staff.ts'
import { addMerchant } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const OWNER = 'olga@example.com'
const PATH = '/haendlerbereich/webhooks'
const TOPICS = { 'topics-ORDER': 'yes', 'topics-BOOKING': 'yes' }
const test = useTestDatabase()
let merchantId: number
let orderId: number
const shop = useTestShop(test, { DATA_KEY: TEST_SECRET }, async () => {
  merchantId = (await addMerchant(test.database, { slug: 'lindenhof' })).id
  await addStaff(test.database, OWNER, { merchantId, roles: ['OWNER'] })
  const { actor } = await addCustomer(test.database, 'kern@example.com')
  orderId = await addOrder(test.database, { customerId: actor.customerId, merchantId })
})
let status = 500
const server = createServer((_, response) => response.writeHead(status).end('<b>kaputt</b>'))
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())
beforeEach(() => forgetCodes(test.database))

function post(path: string, fields: Record<string, string>, cookie = '') {
  return shop.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      ...{ 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://localhost:${shop.shop.port}` },
      ...(cookie ? { Cookie: cookie } : {}),
    },
  })
}

it('a webhook is added, logs what it sent, is changed by one of two, sends again, gets a new secret and is removed', async () => {
  const fields = { email: OWNER, password: STAFF_PASSWORD, code: await nextCode(test.database, OWNER) }
  const Cookie = String((await post('/haendlerbereich/anmelden', fields)).headers['set-cookie']).split(';')[0]!
  const page = async (path: string) => (await shop.get(path, { headers: { Cookie } })).text
  expect(await page(PATH)).toContain('Noch kein Webhook')
  const wrong = await post(PATH, { url: 'dms.example', ...TOPICS }, Cookie)
  expect([
    wrong.status,
    wrong.text.includes('öffentliche Adresse'),
    wrong.text.includes('value="dms.example"'),
  ]).toEqual([400, true, true])
  const added = await post(PATH, { url: address(), ...TOPICS }, Cookie)
  expect(added.text).toMatch(/whsec_[\w+/]{43}=/)
  const one = (/href="(\/haendlerbereich\/webhooks\/[\w-]+\?[^"]*)"/.exec(await page(PATH))?.[1] ?? '').replaceAll(
    '&amp;',
    '&',
  )
  expect(await page(one)).toContain('Noch keine Meldung')

  await test.database.transaction((handle) =>
    writeOrderEvents(handle, [{ orderId, actor: 'MERCHANT', subject: 'ORDER', from: 'PLACED', to: 'CONFIRMED' }]),
  )
  await shop.runJobs()
  const failing = await page(one)
  for (const part of ['order.changed', String(orderId), '&lt;b&gt;kaputt', 'wartet', 'Wir versuchen es weiter'])
    expect(failing).toContain(part)
  status = 204
  await test.database.pool.query(`update graphile_worker._private_jobs set run_at = now()`)
  await shop.runJobs()
  expect(await page(one)).toContain('angekommen')

  const fingerprint = /name="fingerprint" value="([^"]+)"/.exec(await page(one))![1]!
  const change = { url: `${address()}/new`, 'topics-ORDER': 'yes', isOn: 'yes', fingerprint }
  expect((await post(one, change, Cookie)).status).toBe(302)
  const second = await post(one, { ...change, url: `${address()}/other` }, Cookie)
  expect(second.status).toBe(409)
  for (const part of ['Inzwischen', 'Olga', '/new', 'value="' + address() + '/other"'])
    expect(second.text).toContain(part)

  const delivery = /value="(\d+)" name="replay"/.exec(await page(one))![1]!
  expect((await post(one, { replay: delivery }, Cookie)).status).toBe(302)
  await shop.runJobs()
  expect(await page(one)).toContain('3 Versuche')
  expect((await post(one, { intent: 'rotate' }, Cookie)).text).toMatch(/whsec_[\w+/]{43}=/)
  expect(await page(`${one}&remove=1`)).toContain('Webhook entfernen?')
  expect((await post(one, { intent: 'remove' }, Cookie)).status).toBe(302)
  expect(await page(PATH)).toContain('Noch kein Webhook')
  expect((await shop.get(one, { headers: { Cookie } })).status).toBe(404)
})
