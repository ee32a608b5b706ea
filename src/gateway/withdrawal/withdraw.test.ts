import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailOperator } from '#use-cases/withdrawal/mail-operator.ts'
import { ATTEMPT_LIMITS } from '#domain/account/attempts.ts'
import { readWithdrawals } from '#use-cases/withdrawal/withdrawals.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { addOrder, historyOf, type OrderFixture, statesOf } from '../../../tests/support/orders.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'
import { runInProcess } from '../execute.ts'

const test = useTestDatabase()
let context: GatewayContext
let customerId: number
let owner: Awaited<ReturnType<typeof addCustomer>>
let merchantId: number

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  await test.database.pool.query("update merchants set email = 'dealer@example.com'")
  owner = await addCustomer(test.database, 'jana.new@example.com')
  customerId = owner.actor.customerId
  context = await visitorContext(test.database)
})
beforeEach(() =>
  test.database.pool.query(
    'delete from mails; delete from withdrawals; delete from rate_limits; delete from graphile_worker._private_jobs',
  ),
)

const order = (given: Partial<OrderFixture> = {}) =>
  addOrder(test.database, { customerId, merchantId, state: 'CONFIRMED', payment: 'PAID', ...given })
const DECLARED = { name: 'Jana Krüger', contract: 'Der Golf', email: 'somebody@example.com' }

async function withdraw(input: object, key: string = randomUUID(), given = context) {
  const { data, errors } = await runInProcess(
    'mutation W($key: String!, $input: WithdrawalInput!) { withdrawContract(key: $key, input: $input) { number receivedAt } }',
    { key, input: { ...DECLARED, ...input } },
    given,
    String,
  )
  const answer = data as { withdrawContract: { number: string; receivedAt: Date } } | undefined
  return { ...answer?.withdrawContract, codes: errors?.map(({ extensions }) => extensions?.code) }
}
async function rows() {
  const { rows } = await test.database.pool.query<{ id: number; order_id: number | null }>('select * from withdrawals')
  return rows
}
async function mails() {
  const { rows } = await test.database.pool.query<{ kind: string; recipient: string }>(
    'select kind, recipient from mails order by kind desc',
  )
  return rows.map(({ kind, recipient }) => `${kind} to ${recipient}`)
}
async function jobs() {
  const { rows } = await test.database.pool.query<{ payload: object }>(
    "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where identifier = 'note-unmatched-withdrawal'",
  )
  return rows
}

describe('a declaration of withdrawal', () => {
  it('of a guest with order number and e-mail address withdraws the order and is mailed to dealer and customer', async () => {
    const id = await order()
    const { number } = await withdraw({ contract: `Bestellung ${id}`, name: 'J. K.', email: 'JANA@example.com' })
    expect(number).toMatch(/^\d{10}$/)
    expect(await statesOf(test.database, id)).toEqual({ state: 'WITHDRAWN', payment: 'PAID' })
    expect(await historyOf(test.database, id)).toEqual(['ORDER WITHDRAWN by CUSTOMER'])
    expect(await rows()).toMatchObject([{ id: Number(number), order_id: id, entered_name: 'J. K.', locale: 'de' }])
    expect(await mails()).toEqual([
      'withdrawal-received to JANA@example.com',
      'withdrawal-for-dealer to dealer@example.com',
      'withdrawal-for-customer to jana.new@example.com',
    ])
  })

  it('of an order with a payout tells its dealer what to claim back and to return', async () => {
    const lines = [{ line_type: 'TRADE_IN_VEHICLE', title: 'Opel', unit_price_cents: -8_500_00 }] as const
    const id = await order({ due: -3_000_00, lines })
    await withdraw({ contract: String(id), email: 'jana@example.com' })
    const { rows } = await test.database.pool.query("select data from mails where kind = 'withdrawal-for-dealer'")
    expect(rows).toMatchObject([{ data: { isPaid: false, isPaidOut: true, tradeInPlace: 'CUSTOMER' } }])
  })

  it('is the owner’s with the present e-mail address of the account, or when logged in', async () => {
    const [byAccount, byLogIn] = [await order(), await order()]
    await withdraw({ contract: String(byAccount), name: 'X', email: 'jana.new@example.com' })
    const { actor } = owner
    await withdraw({ contract: String(byLogIn), name: 'X' }, randomUUID(), { ...context, actor })
    for (const id of [byAccount, byLogIn])
      expect(await statesOf(test.database, id)).toMatchObject({ state: 'WITHDRAWN' })
    expect((await mails()).filter((mail) => mail.includes('for-customer'))).toEqual([
      'withdrawal-for-customer to jana.new@example.com',
    ])
  })

  it('with number and name only is recorded for the dealer, and the owner is informed', async () => {
    const id = await order()
    await withdraw({ contract: String(id), name: 'krüger, jana' })
    expect(await statesOf(test.database, id)).toMatchObject({ state: 'CONFIRMED' })
    expect(await rows()).toMatchObject([{ order_id: id }])
    expect(await mails()).toEqual([
      'withdrawal-received to somebody@example.com',
      'withdrawal-for-dealer to dealer@example.com',
      'withdrawal-for-customer to jana.new@example.com',
    ])
  })

  it('long after the hand-over is left to the dealer', async () => {
    const [late, early] = [await order({ state: 'COMPLETED' }), await order({ state: 'HANDED_OVER' })]
    await test.database.pool.query(
      `insert into order_events (order_id, actor, subject, to_state, at)
       values ($1, 'MERCHANT', 'ORDER', 'HANDED_OVER', now() - interval '20 days'),
         ($2, 'MERCHANT', 'ORDER', 'HANDED_OVER', now() - interval '18 days')`,
      [late, early],
    )
    for (const id of [late, early]) await withdraw({ contract: String(id), email: 'jana@example.com' })
    expect(await statesOf(test.database, late)).toMatchObject({ state: 'COMPLETED' })
    expect(await statesOf(test.database, early)).toMatchObject({ state: 'WITHDRAWN' })
  })

  it('with another person’s name changes nothing, and gets the same answer', async () => {
    const id = await order()
    const known = await withdraw({ contract: String(await order()) })
    const unknown = await withdraw({ contract: String(id), name: 'Mallory', email: 'mallory@example.com' })
    const none = await withdraw({ contract: 'Der blaue Golf' })
    expect(Object.keys(unknown)).toEqual(Object.keys(known))
    expect(Object.keys(none)).toEqual(Object.keys(known))
    expect(await statesOf(test.database, id)).toMatchObject({ state: 'CONFIRMED' })
    expect((await rows()).filter(({ order_id }) => order_id === null)).toHaveLength(2)
    expect((await mails()).filter((mail) => mail.includes('dealer'))).toHaveLength(1)
    expect(await jobs()).toHaveLength(2)
    expect((await readWithdrawals(test.database.read, 30)).map(({ orderId }) => orderId === null)).toEqual([
      ...[true, true, false],
    ])
  })

  it('with several order numbers in any form withdraws from each one, and informs each dealer', async () => {
    const ids = [await order(), await order()].toSorted((one, other) => one - other)
    const spaced = ids.map((id) => `${String(id).slice(0, 4)} ${String(id).slice(4)}`)
    const { number } = await withdraw({ contract: spaced.join(', '), email: 'jana@example.com' })
    for (const id of ids) expect(await statesOf(test.database, id)).toMatchObject({ state: 'WITHDRAWN' })
    const written = await rows()
    expect(written.map(({ order_id }) => order_id)).toEqual(ids)
    expect(String(written[0]?.id)).toBe(number)
    expect((await mails()).filter((mail) => mail.includes('for-dealer'))).toHaveLength(2)
    const { rows: receipts } = await test.database.pool.query(
      "select data->'withdrawal'->>'number' as number, data->'isFound' as found from mails where kind = 'withdrawal-received'",
    )
    expect(receipts).toEqual([{ number: written.map(({ id }) => id).join(', '), found: true }])
    expect(await jobs()).toHaveLength(0)
  })

  it('with a known and an unknown order withdraws the first, and leaves the rest to the operator', async () => {
    const id = await order()
    await withdraw({ contract: `${id}, 9999999999`, email: 'jana@example.com' })
    expect(await statesOf(test.database, id)).toMatchObject({ state: 'WITHDRAWN' })
    expect(await jobs()).toHaveLength(1)
  })

  it('without an order is mailed to the operator, once, and its receipt names no dealer', async () => {
    const { number } = await withdraw({ contract: 'Der blaue Golf' })
    const { rows: receipts } = await test.database.pool.query('select data from mails')
    expect(receipts).toMatchObject([{ data: { isFound: false } }])
    const site = { origin: 'http://localhost:3000', brandSlug: null, locale: 'en' } as const
    const deps = { writer: test.database, operatorEmail: async () => 'shop@example.com', onDeclaration: () => {} }
    for (const _ of [1, 2]) await mailOperator(deps, { withdrawalId: Number(number), site })
    expect(await mails()).toEqual([
      'withdrawal-received to somebody@example.com',
      'withdrawal-for-operator to shop@example.com',
    ])
  })

  it('counts once however often its form is sent, even at the same time; other contents are another declaration', async () => {
    const key = randomUUID()
    const id = await order()
    const answers = await Promise.all([1, 2, 3].map(() => withdraw({ contract: String(id) }, key)))
    const again = await withdraw({ contract: String(id) }, key)
    expect(new Set([...answers, again].map(({ number }) => number)).size).toBe(1)
    expect(await rows()).toHaveLength(1)
    expect(await mails()).toHaveLength(3)
    await withdraw({ contract: 'Ein anderer' }, key)
    expect(await rows()).toHaveLength(2)
  })

  it('of some items, of an ended order or by a company is recorded and left to the dealer', async () => {
    const [part, over, company] = [await order(), await order({ state: 'CANCELLED' }), await order({ kind: 'COMPANY' })]
    await withdraw({ contract: String(part), items: 'Nur die Matten' })
    await withdraw({ contract: String(over) })
    await withdraw({ contract: String(company) })
    expect(await statesOf(test.database, part)).toMatchObject({ state: 'CONFIRMED' })
    expect(await statesOf(test.database, over)).toMatchObject({ state: 'CANCELLED' })
    expect(await statesOf(test.database, company)).toMatchObject({ state: 'CONFIRMED' })
    expect((await rows()).map(({ order_id }) => order_id)).toEqual([part, over, company])
    expect((await mails()).filter((mail) => mail.includes('dealer'))).toHaveLength(3)
  })

  it('with line breaks that would become headers is refused by field, and nothing is stored', async () => {
    for (const input of [
      { name: 'Jana\r\nBcc: everybody@example.com' },
      { contract: '1\r\nSubject: x' },
      { email: 'jana@example.com\r\nBcc: everybody@example.com' },
      { email: 'jana@example.com, everybody@example.com' },
    ])
      expect((await withdraw(input)).codes).toEqual(['INVALID_INPUT'])
    expect(await rows()).toEqual([])
    expect(await mails()).toEqual([])
  })

  it('has a rate limit of at least a hundred an hour for each network', async () => {
    const { max } = ATTEMPT_LIMITS.withdrawal.network
    expect(max).toBeGreaterThanOrEqual(100)
    await test.database.pool.query(
      "insert into rate_limits (key, hits, ends_at) values ($1, $2, now() + interval '1 hour')",
      [`withdrawal:network:${context.clientNetwork}`, max - 1],
    )
    expect((await withdraw({})).number).toBeDefined()
    expect((await withdraw({})).codes).toEqual(['RATE_LIMITED'])
  })
})
