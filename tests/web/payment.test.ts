import { beforeAll, describe, expect, it } from 'vitest'
import { sessionSecret } from '#server/secrets.ts'
import { simulatorSecret } from '#server/payment/payments.ts'
import { readConfig } from '#server/config.ts'
import { simulatedMessage } from '#services/payment/simulator.ts'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { logInAs } from '../support/account.ts'
import { addOrder, historyOf, type OrderFixture, statesOf } from '../support/orders.ts'
import { addMerchant } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
const shop = useTestShop(test)
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
let merchantId: number
let customerId: number
let accessToken: string
let cookie: string
let secret: string

beforeAll(async () => {
  secret = await sessionSecret(readConfig({ DATA_DIR: shop.folder }))
  merchantId = (await addMerchant(test.database)).id
  const login = await logInAs(test.database, signedSessionTokens(secret), 'jana@example.com')
  ;({ accessToken, cookie } = login)
  customerId = login.actor.customerId
})

/** An order and the page to pay it on. */
async function openPaymentPage(overrides: Partial<OrderFixture> = {}) {
  const orderId = await addOrder(test.database, { customerId, merchantId, ...overrides })
  const { text } = await shop.get('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ query: `mutation { openOrderPayment(orderId: "${orderId}") { url } }` }),
  })
  const { data } = JSON.parse(text) as { data: { openOrderPayment: { url: string } } }
  const url = new URL(data.openOrderPayment.url)
  expect(url.origin).toBe(`http://localhost:${shop.shop.port}`)
  return { orderId, page: url.pathname }
}

const send = (page: string, fields: Record<string, string>) =>
  shop.get(page, { method: 'POST', headers: FORM, body: new URLSearchParams(fields).toString() })

/** Runs jobs that wait for their time at once, in three rounds, so that the jobs which they enqueue run, too. */
async function runJobsNow(): Promise<void> {
  for (let round = 1; round <= 3; round++) {
    await test.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await shop.runJobs()
  }
}

async function pathBack(page: string, fields: Record<string, string>): Promise<string> {
  const { status, headers } = await send(page, fields)
  expect(status).toBe(303)
  const { pathname } = new URL(String(headers.location))
  expect(pathname).toMatch(/^\/checkout\/rueckkehr\/[\w-]{43}$/)
  return pathname
}

describe('the page of a test payment', () => {
  it('says that no money moves, in both languages, without JavaScript, not cached', async () => {
    const { page } = await openPaymentPage()
    const { status, text, headers } = await shop.get(page)
    expect(status).toBe(200)
    expect(text).toContain('Testzahlung – es fließt kein Geld')
    expect(text).toContain('Autohaus Brinkmann')
    expect(text).toMatch(/49,90.€/)
    expect(text).not.toContain('<script')
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'")
    expect(headers['cache-control']).toBe('no-store')
    expect((await shop.get(`${page}?lang=en`)).text).toContain('Test payment – no money moves')
    expect((await shop.get('/payment-simulator/style.css')).headers['content-type']).toContain('text/css')
    expect((await shop.get('/payment-simulator/sim_nobody')).status).toBe(404)
  })

  it('accepts the payment with the right code of the bank, and only once', async () => {
    const { orderId, page } = await openPaymentPage()
    const requested = await send(page, { choice: 'secure', delivery: 'AT_ONCE', lang: 'de' })
    const code = /class="code">(\d{6})</.exec(requested.text)![1]!
    const wrong = await send(page, { choice: 'code', code: '0', delivery: 'AT_ONCE', lang: 'de' })
    expect([wrong.status, wrong.text.includes('Dieser Code ist nicht richtig')]).toEqual([422, true])
    await pathBack(page, { choice: 'code', code: `${code.slice(0, 3)} ${code.slice(3)}`, delivery: 'AT_ONCE' })
    expect((await send(page, { choice: 'decline' })).text).toContain('Diese Testzahlung ist beendet')
    await shop.runJobs()
    expect(await statesOf(test.database, orderId)).toMatchObject({ payment: 'PAID' })
  })

  it('shows no bank’s code for PayPal, and refuses invalid and oversized forms', async () => {
    const { page } = await openPaymentPage({ method: 'PAYPAL' })
    expect((await shop.get(page)).text).not.toContain('3-D Secure')
    expect((await send(page, { choice: 'steal' })).status).toBe(400)
    expect((await send(page, { choice: 'pay', more: 'x'.repeat(9_000) })).status).toBe(413)
  })
})

describe('paying from the order', () => {
  const post = (orderId: number, fields: Record<string, string>) =>
    shop.get(`/meine-bestellungen/${orderId}`, {
      method: 'POST',
      headers: { ...FORM, Cookie: cookie, Origin: `http://localhost:${shop.shop.port}` },
      body: new URLSearchParams(fields).toString(),
    })

  it('leads to the payment page, says that the payment is being checked, and leads to a new one after a change', async () => {
    const orderId = await addOrder(test.database, { customerId, merchantId })
    const first = await post(orderId, { intent: 'pay' })
    expect([first.status, String(first.headers.location)]).toEqual([
      303,
      expect.stringContaining('/payment-simulator/'),
    ])
    const order = () => shop.get(`/meine-bestellungen/${orderId}`, { headers: { Cookie: cookie } })
    const waiting = (await order()).text
    expect(waiting).toContain('Ihre Zahlung wird geprüft.')
    expect(waiting).not.toMatch(/Bitte bezahlen Sie jetzt|Lieber anders bezahlen/)
    const refused = await post(orderId, { intent: 'choose', method: 'PAYPAL' })
    expect(String(refused.headers['set-cookie'])).toContain('flash=PAYMENT_METHOD_REFUSED')
    await send(new URL(String(first.headers.location), 'http://localhost').pathname, {
      choice: 'decline',
      delivery: 'AT_ONCE',
    })
    await shop.runJobs()
    expect((await order()).text).toContain('Lieber anders bezahlen')
    const other = await post(orderId, { intent: 'choose', method: 'PAYPAL' })
    expect([other.status, String(other.headers.location)]).toEqual([
      303,
      expect.stringContaining('/payment-simulator/'),
    ])
    expect(other.headers.location).not.toBe(first.headers.location)
    expect(await statesOf(test.database, orderId)).toMatchObject({ payment: 'PAYMENT_DETAILS_IN_PROGRESS' })
  })

  it('can be changed to a transfer, but not to a method that the order does not allow', async () => {
    const orderId = await addOrder(test.database, { customerId, merchantId })
    for (const [method, notice] of [
      ['BANK_TRANSFER', 'PAYMENT_METHOD_REFUSED'], // of cars
      ['PREPAYMENT', 'PAYMENT_METHOD_CHANGED'],
    ] as const) {
      const { status, headers } = await post(orderId, { intent: 'choose', method })
      expect([status, headers.location]).toEqual([302, `/meine-bestellungen/${orderId}`])
      expect(String(headers['set-cookie'])).toContain(`flash=${notice};`)
    }
    expect((await post(orderId, { intent: 'choose', method: 'CASH' })).status).toBe(400)
  })
})

describe('returning from the payment page', () => {
  it('shows an unknown result and checks again a few times, ignoring the address’s claims', async () => {
    const { page } = await openPaymentPage()
    const back = await pathBack(page, { choice: 'pay', delivery: 'AT_ONCE' })
    const first = await shop.get(`${back}?status=paid&redirect_status=succeeded`)
    expect(first.text).toContain('Ihre Zahlung wird geprüft')
    expect(first.headers.refresh).toMatch(/^2; url=.*look=1$/)
    const last = await shop.get(`${back}?look=6`)
    expect(last.headers.refresh).toBeUndefined()
    expect(last.text).toContain('noch nicht bestätigt')
    await shop.runJobs()
    const paid = await shop.get(back)
    expect(paid.text).toContain('Vielen Dank für Ihre Zahlung')
    expect(paid.headers.refresh).toBeUndefined()
    expect(paid.headers['cache-control']).toContain('no-store')
  })

  it.each(['decline', 'abandon'])('says that nothing was charged: %s', async (choice) => {
    const { orderId, page } = await openPaymentPage()
    const back = await pathBack(page, { choice, delivery: 'AT_ONCE' })
    await shop.runJobs()
    const { text } = await shop.get(back)
    expect(text).toContain('Die Zahlung ist nicht zustande gekommen')
    expect(text).toMatch(new RegExp(`<form[^>]*action="/meine-bestellungen/${orderId}"[^]*Erneut bezahlen`))
    expect(await statesOf(test.database, orderId)).toMatchObject({ payment: 'WAITING_FOR_PAYMENT_DETAILS' })
    await test.database.pool.query("update orders set state = 'CANCELLED' where id = $1", [orderId])
    expect((await shop.get(back)).text).not.toContain('Erneut bezahlen')
  })

  it('is not needed: after the page has expired, the details are requested again', async () => {
    const { orderId, page } = await openPaymentPage()
    await shop.runJobs()
    expect(await statesOf(test.database, orderId)).toMatchObject({ payment: 'PAYMENT_DETAILS_IN_PROGRESS' })
    await runJobsNow()
    expect(await statesOf(test.database, orderId)).toMatchObject({ payment: 'WAITING_FOR_PAYMENT_DETAILS' })
    expect((await shop.get(page)).text).toContain('Diese Testzahlung ist beendet')
  })

  it('to an unknown address is refused as invalid', async () => {
    const { status, text } = await shop.get('/checkout/rueckkehr/nobody')
    expect([status, text.includes('Dieser Link gilt nicht mehr')]).toEqual([404, true])
    expect((await shop.get('/checkout/return/nobody')).text).toContain('no longer valid')
  })
})

describe('the shop receives the message', () => {
  it.each(['TWICE', 'LATE', 'OUT_OF_ORDER', 'FAILS_FIRST'])('whatever the order of messages: %s', async (delivery) => {
    const { orderId, page } = await openPaymentPage()
    await pathBack(page, { choice: 'pay', delivery })
    await shop.runJobs()
    const early = (await statesOf(test.database, orderId)).payment
    expect(early).toBe(['LATE', 'FAILS_FIRST'].includes(delivery) ? 'PAYMENT_DETAILS_IN_PROGRESS' : 'PAID')
    await runJobsNow()
    expect(await statesOf(test.database, orderId)).toMatchObject({ payment: 'PAID' })
    const paid = (await historyOf(test.database, orderId)).filter((line) => line === 'PAYMENT PAID by PROVIDER')
    expect(paid).toHaveLength(1)
    const left = `select from graphile_worker._private_jobs where payload ->> 'eventId' like $1`
    expect((await test.database.pool.query(left, [`${page.split('/').at(-1)}%`])).rowCount).toBe(0)
  })

  it('repeatedly until it answers', async () => {
    const { orderId, page } = await openPaymentPage()
    await pathBack(page, { choice: 'pay', delivery: 'AT_ONCE' })
    await test.database.pool.query('alter table payment_events rename to payment_events_away')
    try {
      await shop.runJobs()
      const { rows } = await test.database.pool.query<{ last_error: string }>(
        `select last_error from graphile_worker._private_jobs where payload ->> 'eventId' like $1`,
        [`${page.split('/').at(-1)}%`],
      )
      expect(rows.map((row) => row.last_error)).toEqual(['The shop answered 500', 'The shop answered 500'])
    } finally {
      await test.database.pool.query('alter table payment_events_away rename to payment_events')
    }
    await runJobsNow()
    expect(await statesOf(test.database, orderId)).toMatchObject({ payment: 'PAID' })
  })
})

describe('the address for messages', () => {
  const post = (body: string, headers: Record<string, string>, provider = 'simulator') =>
    shop.get(`/api/payment/webhook/${provider}`, { method: 'POST', body, headers: { Host: 'localhost', ...headers } })
  const event = (reference: string) =>
    ({ id: `e-${reference}`, reference, kind: 'PAID', amount: 49_90, currency: 'EUR', occurredAt: new Date() }) as const

  it('accepts signed ones, however often they arrive, even on another host', async () => {
    const { orderId, page } = await openPaymentPage()
    const { body, headers } = simulatedMessage(simulatorSecret(secret), event(page.split('/').at(-1) ?? ''), new Date())
    const answers = await Promise.all([post(body, headers), post(body, { ...headers, Origin: 'https://pay.example' })])
    expect([...answers, await post(body, headers)].map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await statesOf(test.database, orderId)).toMatchObject({ payment: 'PAID' })
    const unknown = simulatedMessage(simulatorSecret(secret), event('of nobody'), new Date())
    expect((await post(unknown.body, unknown.headers)).status).toBe(200)
  })

  it('refuses any others', async () => {
    const { orderId, page } = await openPaymentPage()
    const message = event(page.split('/').at(-1) ?? '')
    const forged = simulatedMessage('another secret', message, new Date())
    const old = simulatedMessage(simulatorSecret(secret), message, new Date(Date.now() - 301_000))
    const { body, headers } = simulatedMessage(simulatorSecret(secret), message, new Date())
    expect((await post(forged.body, forged.headers)).status).toBe(400)
    expect((await post(old.body, old.headers)).status).toBe(400)
    expect((await post(body.replace('4990', '1'), headers)).status).toBe(400)
    expect((await post(body, {})).status).toBe(400)
    expect((await post('x'.repeat(65 * 1024), headers)).status).toBe(413)
    expect((await post(body, headers, 'nobody')).status).toBe(404)
    expect(await statesOf(test.database, orderId)).toMatchObject({ payment: 'PAYMENT_DETAILS_IN_PROGRESS' })
  })
})
