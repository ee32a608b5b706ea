import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'
import { runInProcess } from '../execute.ts'

const test = useTestDatabase()
let context: GatewayContext
let vehicleId: string

beforeAll(async () => {
  const dealer = await addMerchant(test.database)
  await deliver(test.database, dealer.id, [car('1')])
  vehicleId = String((await test.database.read.selectFrom('vehicles').select('id').executeTakeFirstOrThrow()).id)
  const visitor = await visitorContext(test.database)
  const botCheck = { ...visitor.deps.botCheck, judge: async () => 'SOLVED' as const }
  context = { ...visitor, deps: { ...visitor.deps, botCheck } }
})
beforeEach(() =>
  test.database.pool.query('truncate newsletter_subscriptions cascade; delete from mails; delete from rate_limits'),
)

const run = (document: string, variables: object) => runInProcess(document, { ...variables }, context, String)
async function contact(more: object) {
  const input = { vehicleId, firstName: 'Jana', lastName: 'Krüger', email: 'jana@example.com', text: 'Hallo', ...more }
  const answer = await run(
    'mutation C($key: String!, $input: ContactDealerInput!) { contactDealer(key: $key, input: $input) { id } }',
    { key: randomUUID(), input },
  )
  expect(answer.errors).toBeUndefined()
}
async function codes() {
  const { rows } = await test.database.pool.query<{ code: string; state: string }>(
    'select source_code as code, state from newsletter_subscriptions order by id',
  )
  return rows.map(({ code, state }) => `${code} ${state}`)
}

it.each([
  ['CAR_REQUEST', 'EMAIL', 'MA00000019 PENDING'],
  ['CAR_REQUEST', 'VIDEOCALL', 'MA00000025 PENDING'],
  ['TRADE_IN', 'EMAIL', 'MA00000043 PENDING'],
])('the box of a request (%s, %s) orders the newsletter under its own code', async (requestType, contactType, code) => {
  const when = contactType === 'VIDEOCALL' ? { timeOfDay: 'NOON' } : {}
  await contact({ requestType, contactType, ...when, newsletter: true })
  expect(await codes()).toEqual([code])
})

it('orders nothing where the box is empty, and registering with it takes a mail of its own', async () => {
  await contact({ requestType: 'CAR_REQUEST', contactType: 'EMAIL' })
  expect(await codes()).toEqual([])
  const input = {
    ...{ email: 'new@example.com', password: 'Zugvogel!2026', firstName: 'N', lastName: 'N', termsAccepted: true },
    newsletter: true,
  }
  const { errors } = await run('mutation R($input: CustomerInput!) { createCustomer(input: $input) { id } }', { input })
  expect(errors).toBeUndefined()
  expect(await codes()).toEqual(['MA00000013 PENDING'])
  const { rows } = await test.database.pool.query("select kind from mails where recipient = 'new@example.com'")
  expect(rows.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['confirm-account', 'newsletter-confirm'])
})

it('a form is accepted although the address has had too many of these mails', async () => {
  const order = { email: 'jana@example.com', consent: true }
  const subscribe = () =>
    run('mutation S($input: SubscribeNewsletterInput!) { subscribeNewsletter(input: $input) }', { input: order })
  for (let turn = 0; turn < 5; turn++) expect((await subscribe()).errors).toBeUndefined()
  expect((await subscribe()).errors?.[0]?.extensions?.code).toBe('RATE_LIMITED')
  await contact({ requestType: 'CAR_REQUEST', contactType: 'EMAIL', newsletter: true })
  expect(await codes()).toEqual(['MA00000001 PENDING'])
})
