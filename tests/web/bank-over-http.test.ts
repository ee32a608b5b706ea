import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import type { BankEvent } from '#services/banking/port.ts'
import { bankMessage } from '#services/banking/wire.ts'
import { signBody } from '#services/payment/signature.ts'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { readViews } from '#use-cases/banking/sealed-answers.ts'
import { logInAs } from '../support/account.ts'
import { BANKING_ANSWERS } from '../support/banking.ts'
import { useBankingApplications } from '../support/banking-applications.ts'
import { bankServer } from '../support/bank-server.ts'
import { statesOf } from '../support/orders.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const SECRET = 'a secret of thirty-two characters'
const MESSAGES = 'the bank signs with this'
const bank = await bankServer('a key of the shop')
afterAll(() => bank.close())

const test = useTestDatabase()
const shop = useTestShop(test, {
  ...{ SESSION_SECRET: SECRET, DATA_KEY: SECRET },
  ...{ BANK: 'elbkredit', BANK_API_URL: bank.url, BANK_API_KEY: 'a key of the shop', BANK_MESSAGE_SECRET: MESSAGES },
  BANK_RECIPIENT: 'Elbkredit GmbH',
})
const { apply, keyOf, sql, stateOf } = useBankingApplications(test)

const post = ({ body, headers }: ReturnType<typeof bankMessage>, name = 'elbkredit') =>
  shop.get(`/api/banking/webhook/${name}`, { method: 'POST', body, headers })

it('an application waits for its bank, reaches it once, and its signed decision is what counts', async () => {
  const { orderId, requestId } = await apply()
  bank.instead.push(500)
  await shop.runJobs()
  expect(await stateOf(requestId)).toBe('SUBMITTED')
  const { cookie } = await logInAs(test.database, signedSessionTokens(SECRET), 'jana@example.com')
  const page = () => shop.get(`/anfragen/${requestId}`, { headers: { Cookie: cookie } })
  expect((await page()).status).toBe(200)
  const failed = await sql<{ error: string }>(
    `select last_error as error from graphile_worker._private_jobs where payload ->> 'requestId' = $1`,
    [String(requestId)],
  )
  expect(failed.map(({ error }) => error)).toEqual([expect.stringContaining('it answers 500')])
  const entered = ['Lindnerova', 'L8X77KQ4', 'Haasenstein', 'DE02120300000000202051']
  expect(JSON.stringify(BANKING_ANSWERS)).toMatch(new RegExp(entered.join('.*')))
  for (const value of entered) expect(failed[0]!.error).not.toContain(value)

  // The answer is lost on its way, so the bank hears of the same application again.
  bank.loseNextAnswers(1)
  await sql('update graphile_worker._private_jobs set run_at = now()')
  await shop.runJobs()
  expect(await stateOf(requestId)).toBe('IN_REVIEW')
  const key = await keyOf(requestId)
  expect([...bank.applications.keys()]).toEqual([key])
  expect([...bank.applications.values()]).toMatchObject([{ answers: BANKING_ANSWERS, amount: 35_980_00, locale: 'de' }])
  expect((await readViews(test.database.read, requestId)).map(({ name }) => name)).toEqual(['Elbkredit GmbH'])
  expect((await page()).text).toContain(`https://bank.example/antrag/${key}`)

  const event: BankEvent = {
    ...{ id: randomUUID(), reference: `ref/${key}`, occurredAt: new Date() },
    kind: 'APPROVED',
  }
  const signed = bankMessage(MESSAGES, event, new Date())
  const forged = [
    bankMessage('another secret', event, new Date()),
    bankMessage(MESSAGES, event, new Date(Date.now() - 10 * 60_000)),
    { ...signed, body: signed.body.replace('APPROVED', 'REJECTED') },
  ]
  for (const one of forged) expect((await post(one)).status).toBe(400)
  for (const name of ['simulator', 'elbkredi', 'ELBKREDIT']) expect((await post(signed, name)).status).toBe(404)
  const wrong = JSON.stringify({ ...event, kind: 'Lindnerova' })
  const answer = await post({
    body: wrong,
    headers: { ...signed.headers, 'Bank-Signature': signBody(MESSAGES, wrong, new Date()) },
  })
  expect(answer).toMatchObject({ status: 422, text: 'Not a message: kind.' })
  expect(await stateOf(requestId)).toBe('IN_REVIEW')
  for (const _ of [1, 2]) expect((await post(signed)).status).toBe(200)
  expect(await stateOf(requestId)).toBe('APPROVED')
  const late: BankEvent = { ...event, id: randomUUID(), kind: 'REJECTED' }
  expect((await post(bankMessage(MESSAGES, late, new Date()))).status).toBe(200)
  expect(await statesOf(test.database, orderId)).toMatchObject({ state: 'CONFIRMED' })
})

it('has no page of the embedded bank', async () => {
  await sql(
    `insert into simulated_applications (reference, idempotency_key, description, amount_cents, return_url, locale)
     values ('bank_x', 'x', 'Golf', 100, 'https://shop.example/', 'de')`,
  )
  expect((await shop.get('/bank-simulator/bank_x')).status).toBe(404)
})
