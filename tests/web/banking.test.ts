import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { putSimulatedApplication } from '#database/simulated-applications.ts'
import { bankSecret } from '#server/banking/banking.ts'
import { bankMessage } from '#services/banking/simulator.ts'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { logInAs } from '../support/account.ts'
import { addFinancedOrder, bankingForm } from '../support/banking.ts'
import { addMerchant } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const SECRET = 'a secret of thirty-two characters'
const STEPS = {
  personal: 'persoenliche-daten',
  household: 'haushalt-und-beruf',
  income: 'einnahmen-und-ausgaben',
} as const
const test = useTestDatabase()
const shop = useTestShop(test, { SESSION_SECRET: SECRET })
let merchantId: number
let customerId: number
let cookie: string
let late: string

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  const tokens = signedSessionTokens(SECRET)
  const login = await logInAs(test.database, tokens, 'jana@example.com')
  ;({ cookie } = login)
  customerId = login.actor.customerId
  late = (await logInAs(test.database, tokens, 'jana@example.com', { minutesLeft: -1 })).cookie
})

const send = (path: string, fields: Record<string, string>, as = cookie) =>
  shop.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      ...{ 'Content-Type': 'application/x-www-form-urlencoded', Cookie: as },
      Origin: `http://localhost:${shop.shop.port}`,
    },
  })
const get = (path: string, as = cookie) => shop.get(path, { headers: { Cookie: as } })

describe('the webhook of a bank', () => {
  const event = (reference: string, kind = 'REJECTED' as const) => ({
    ...{ id: randomUUID(), reference, kind, occurredAt: new Date() },
  })
  const post = (body: string, headers: Record<string, string>, bank = 'simulator') =>
    shop.get(`/api/banking/webhook/${bank}`, { method: 'POST', body, headers })

  it('refuses what its bank has not signed, or too long ago, and banks it does not know', async () => {
    const { body, headers } = bankMessage(bankSecret(SECRET), event('bank_x'), new Date())
    expect((await post(body, {})).status).toBe(400)
    expect((await post(body.replace('REJECTED', 'APPROVED'), headers)).status).toBe(400)
    const other = bankMessage('another secret', event('bank_x'), new Date())
    expect((await post(other.body, other.headers)).status).toBe(400)
    const old = bankMessage(bankSecret(SECRET), event('bank_x'), new Date(Date.now() - 10 * 60_000))
    expect((await post(old.body, old.headers)).status).toBe(400)
    expect((await post(body, headers, 'nobank')).status).toBe(404)
    expect((await post('x'.repeat(65 * 1024), headers)).status).toBe(413)
  })

  it('answers 404 for an application that was not passed on, so that the message is sent again', async () => {
    const { body, headers } = bankMessage(bankSecret(SECRET), event('bank_unknown'), new Date())
    expect((await post(body, headers)).status).toBe(404)
    const { rows } = await test.database.pool.query("select 1 from bank_messages where bank_reference = 'bank_unknown'")
    expect(rows).toEqual([])
  })
})

describe('the page of the embedded bank', () => {
  it('says that it lends nothing, in both languages, and is neither cached nor framed', async () => {
    const reference = await application()
    const german = await shop.get(`/bank-simulator/${reference}`)
    expect(german.text).toContain('Testbank – hier wird kein Kredit vergeben')
    expect(german.text).toMatch(/35\.980,00\s€/)
    expect(german.headers['cache-control']).toBe('no-store')
    expect(german.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect((await shop.get(`/bank-simulator/${reference}?lang=en`)).text).toContain('no credit is granted here')
    expect((await shop.get('/bank-simulator/bank_nothing')).status).toBe(404)
  })

  it('takes one decision and leads back; nonsense decides nothing', async () => {
    const reference = await application()
    const decide = (decision: string) => send(`/bank-simulator/${reference}`, { decision })
    expect((await decide('PERHAPS')).status).toBe(400)
    const decided = await decide('APPROVED')
    expect(decided.status).toBe(303)
    expect(decided.headers.location).toBe('https://shop.example/back')
    expect((await shop.get(`/bank-simulator/${reference}`)).text).toContain('Dieser Testantrag ist entschieden')
    await decide('REJECTED')
    const { rows } = await test.database.pool.query('select state from simulated_applications where reference = $1', [
      reference,
    ])
    expect(rows).toEqual([{ state: 'APPROVED' }])
  })

  function application(): Promise<string> {
    return putSimulatedApplication(test.database, {
      ...{ idempotency_key: randomUUID(), description: 'Passat', amount_cents: 35_980_00, locale: 'de' },
      return_url: 'https://shop.example/back',
    })
  }
})

it('a middle step that is sent after the session has ended is restored, sealed meanwhile', async () => {
  const orderId = await addFinancedOrder(test.database, { customerId, merchantId })
  const step = (part: keyof typeof STEPS) => `/bankantrag/${STEPS[part]}/${orderId}`
  expect((await send(step('personal'), bankingForm('personal'))).headers.location).toBe(step('household'))
  const sent = await send(step('household'), bankingForm('household'), late)
  expect(String(sent.headers.location)).toMatch(/^\/login/)
  const pending = /pending-form=[^;]+/.exec(String(sent.headers['set-cookie']))?.[0] ?? ''
  expect(pending).not.toBe('')
  expect(decodeURIComponent(pending)).not.toContain('Haasenstein')
  const { text } = await get(step('household'), `${cookie}; ${pending}`)
  expect(text).toContain('value="Ingenieurbuero Haasenstein"')
})
