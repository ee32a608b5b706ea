import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FinancingState } from '#domain/order/financing-states.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import type { MailContent } from '#domain/mail.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder, historyOf, type OrderFixture, statesOf } from '../../../tests/support/orders.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { cancelOverdueOrders } from './cancel-overdue.ts'
import { changeFinancing } from './change-financing.ts'
import { changeOrderState } from './change-state.ts'
import { readAnyOrder } from './orders.ts'
import { sendOrderMails } from './send-order-mails.ts'

const test = useTestDatabase()
let merchantId: number
let customerId: number
let vehicleId: number

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  await test.database.pool.query("update merchants set iban = 'DE02120300000000202051', email = 'dealer@example.com'")
  customerId = (await addCustomer(test.database, `${randomUUID()}@example.com`)).actor.customerId
  await deliver(test.database, merchantId, [car('1')])
  const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles')
  vehicleId = rows[0]!.id
})

const financed = { provider: 'BANKING_REQUEST', method: 'BANK_TRANSFER', due: 3_000_00 } as const
const order = (given: Partial<OrderFixture> = {}) =>
  addOrder(test.database, { customerId, merchantId, ...financed, ...given })
const decide = (orderId: number, to: FinancingState, actor: StateActor = 'PROVIDER') =>
  test.database.transaction((handle) => changeFinancing(handle, { orderId, to, actor, reason: 'Bonität reicht nicht' }))

async function mailsOf(orderId: number): Promise<MailContent[]> {
  const { rows } = await test.database.pool.query<{ id: number }>(
    'select id from order_events where order_id = $1 order by id',
    [orderId],
  )
  for (const { id } of rows)
    await sendOrderMails(
      { read: test.database.read, writer: test.database, mainOrigin: 'https://main.example' },
      { eventId: id },
    )
  const mails = await test.database.pool.query<{ kind: string; data: object }>(
    "select kind, data from mails where data->'order'->>'number' = $1 order by id",
    [String(orderId)],
  )
  return mails.rows.map(({ kind, data }) => ({ kind, ...data }) as MailContent)
}

const summary = (mails: readonly MailContent[]) =>
  mails.map((mail) => ('status' in mail ? `${mail.kind} ${mail.status}` : mail.kind))

it('an application that nobody decides is given up after 28 days, and the order ends with it', async () => {
  const [late, young, decided] = [
    await order({ state: 'CONFIRMED', financing: 'WAITING' }),
    await order({ state: 'CONFIRMED', financing: 'WAITING' }),
    await order({ state: 'CONFIRMED', financing: 'APPROVED' }),
  ]
  const age = (id: number, days: number) =>
    test.database.pool.query("update orders set placed_at = now() - $2 * interval '1 day' where id = $1", [id, days])
  await Promise.all([age(late, 28.1), age(young, 27.9), age(decided, 60)])
  const onError = (_: unknown, error: unknown): void => {
    throw error
  }
  expect(await cancelOverdueOrders({ read: test.database.read, writer: test.database, onError })).toBe(1)
  expect(await statesOf(test.database, late)).toMatchObject({ state: 'CANCELLED' })
  expect(await historyOf(test.database, late)).toContain('FINANCING WITHDRAWN by TIMER')
  for (const id of [young, decided]) expect(await statesOf(test.database, id)).toMatchObject({ state: 'CONFIRMED' })
})

const MIGRATION = new URL('../../database/migrations/0140_order_financing.sql', import.meta.url)

it('is taken as approved for contracts of the time before approvals were recorded, and asked for what is not accepted yet', async () => {
  const states = ['PLACED', 'CONFIRMED', 'IN_PREPARATION', 'READY_FOR_PICKUP', 'SHIPPED', 'CANCELLED'] as const
  const ids: number[] = []
  for (const state of states) ids.push(await order({ state, financing: 'NOT_NEEDED' }))
  const update = /^update orders[^;]*;/m.exec(await readFile(MIGRATION, 'utf8'))![0]
  await test.database.pool.query(update.replace(';', ' and id = any($1)'), [ids])
  const { rows } = await test.database.pool.query<{ financing: string }>(
    'select financing_state as financing from orders where id = any($1) order by array_position($1::bigint[], id)',
    [ids],
  )
  expect(rows.map(({ financing }) => financing)).toEqual([
    ...['WAITING', 'APPROVED', 'APPROVED', 'APPROVED', 'APPROVED', 'WITHDRAWN'],
  ])
})

it('waits for the bank, too, where a process of the release before has placed the order', async () => {
  const id = await order({ state: 'CONFIRMED', payment: 'PAID', financing: 'NOT_NEEDED' })
  const prepare = () =>
    test.database.transaction((handle) =>
      changeOrderState(handle, { orderId: id, to: 'IN_PREPARATION', actor: 'MERCHANT' }),
    )
  expect(await readAnyOrder(test.database.read, id)).toMatchObject({ financing_state: 'WAITING' })
  expect(await prepare()).toMatchObject({ kind: 'refused', blocker: { kind: 'FINANCING_OPEN' } })
  expect(await decide(id, 'APPROVED')).toMatchObject({ kind: 'done' })
  expect(await prepare()).toMatchObject({ kind: 'done', state: 'IN_PREPARATION' })
})

describe('the financing of an order', () => {
  it('asks for the down payment once the bank has approved and the dealer has accepted, in either order', async () => {
    const accept = (orderId: number) =>
      test.database.transaction((handle) => changeOrderState(handle, { orderId, to: 'CONFIRMED', actor: 'MERCHANT' }))
    const later = await order()
    await accept(later)
    expect(summary(await mailsOf(later))).toEqual(['order-status ACCEPTED'])
    expect((await mailsOf(later))[0]).toMatchObject({
      order: { awaitsFinancing: true, payment: { kind: 'AFTER_FINANCING' } },
    })
    await decide(later, 'APPROVED')
    expect(summary(await mailsOf(later)).toSorted()).toEqual([
      ...['order-for-dealer FINANCING_APPROVED', 'order-payment-asked'],
      ...['order-status ACCEPTED', 'order-status FINANCING_APPROVED'],
    ])
    const before = await order()
    await decide(before, 'APPROVED')
    expect(summary(await mailsOf(before))).not.toContain('order-payment-asked')
    await accept(before)
    expect(summary(await mailsOf(before)).filter((kind) => kind === 'order-payment-asked')).toHaveLength(1)
  })

  it('ends the order where the bank does not finance it: the car is free, and no mail repeats the bank’s reason', async () => {
    const id = await order({ vehicleId, state: 'CONFIRMED', payment: 'PAID' })
    expect(await decide(id, 'REJECTED')).toMatchObject({ kind: 'done', state: 'CANCELLED' })
    expect(await statesOf(test.database, id)).toEqual({ state: 'CANCELLED', payment: 'REFUND_PENDING' })
    const { rows } = await test.database.pool.query('select state from vehicles where id = $1', [vehicleId])
    expect(rows).toEqual([{ state: 'PUBLISHED' }])
    const mails = await mailsOf(id)
    expect(summary(mails)).toContain('order-status CANCELLED')
    expect(summary(mails)).toContain('order-for-dealer CANCELLED')
    expect(JSON.stringify(mails)).not.toContain('Bonität')
    expect(mails.find((mail) => 'status' in mail && mail.status === 'CANCELLED')).toMatchObject({
      reason: 'FINANCING_ENDED',
    })
  })

  it('is given up by the customer at any time, and with an order that ends before the answer', async () => {
    const given = await order({ state: 'CONFIRMED' })
    expect(await decide(given, 'WITHDRAWN', 'CUSTOMER')).toMatchObject({ kind: 'done', state: 'CANCELLED' })
    const ended = await order()
    await test.database.transaction((handle) =>
      changeOrderState(handle, { orderId: ended, to: 'CANCELLED', actor: 'CUSTOMER' }),
    )
    expect(await historyOf(test.database, ended)).toContain('FINANCING WITHDRAWN by CUSTOMER')
    expect(await decide(ended, 'APPROVED')).toMatchObject({
      kind: 'refused',
      blocker: { kind: 'FINANCING_DECIDED', financing: 'WITHDRAWN' },
    })
  })

  it('changes nothing of an order whose goods are out, and never by the customer’s word', async () => {
    const out = await order({ state: 'HANDED_OVER', financing: 'APPROVED', payment: 'PAID' })
    expect(await decide(out, 'WITHDRAWN')).toMatchObject({ kind: 'done', state: 'HANDED_OVER' })
    expect(await decide(await order(), 'APPROVED', 'CUSTOMER')).toMatchObject({ kind: 'refused' })
    expect(await decide(1_000_000_000, 'APPROVED')).toMatchObject({ kind: 'refused', code: 'NOT_FOUND' })
  })
})
