import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import { sweepExpired } from '../session/sweep-expired.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { linesOf, takeRequestMails } from '../../../tests/support/request-mails.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { ClosingReason } from '#domain/request/closing-reasons.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { changeRequest, type RequestChange } from './change-request.ts'
import { changeOrderState } from '../order/change-state.ts'
import { closeRequest } from './close-request.ts'
import { escalateRequests } from './escalate-requests.ts'
import { type NewRequest, openRequest } from './open-request.ts'
import { readRequest } from './request.ts'
import { issueRequestKey } from './request-keys.ts'
import { runTimedTransitions } from './run-timed-transitions.ts'
import { sendRequestMails } from './send-request-mails.ts'
import { writeMessage } from './write-message.ts'

const test = useTestDatabase()
const SITE = { origin: 'https://shop.example', brandSlug: null, locale: 'en' } as const
let merchantId: number
let customerId: number
let strangerId: number

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  customerId = (await addCustomer(test.database, 'jana@example.com')).actor.customerId
  strangerId = (await addCustomer(test.database, 'mallory@example.com')).actor.customerId
})
beforeEach(() => test.database.pool.query('delete from requests; delete from mails'))

const open = (overrides: Partial<NewRequest> = {}, formKey: string = randomUUID()) =>
  test.database.transaction((handle) =>
    openRequest(handle, SITE, formKey, {
      ...{ kind: 'CONTACT', merchantId, vehicleId: null, customerId: null, phone: null, federalState: 'NW' },
      person: { salutation: null, firstName: 'Jana', lastName: 'Krüger' },
      ...{ email: 'guest@example.com', data: { title: 'VW Golf' }, text: 'Secret words', ...overrides },
    }),
  )
const change = (given: RequestChange) => test.database.transaction((handle) => changeRequest(handle, given))
const write = (requestId: number, author: 'CUSTOMER' | 'MERCHANT', text = 'Yes') =>
  test.database.transaction((handle) => writeMessage(handle, { requestId, author, text }))
const read = (id: number, access: { customerId?: number; key?: string }) =>
  readRequest(test.database.read, id, {
    customerId: access.customerId ?? null,
    key: access.key ?? null,
    scope: ALL_MERCHANTS,
  })
const sql = async <T extends object>(text: string, values: unknown[] = []) =>
  (await test.database.pool.query<T>(text, values)).rows
const deps = () => ({
  read: test.database.read,
  writer: test.database,
  onError: (_: unknown, error: unknown) => {
    throw error
  },
})

async function mails() {
  const rows = await takeRequestMails(test.database)
  expect(JSON.stringify(rows)).not.toMatch(/Secret words|Krüger/)
  return linesOf(rows)
}

describe('who may read a request', () => {
  it('is the owner by login, and the holder of a key; nobody else learns whether there is one', async () => {
    const { id, key } = await open({ customerId })
    const other = await open()
    expect(await read(id, { customerId })).toMatchObject({ side: 'CUSTOMER', messages: [{ text: 'Secret words' }] })
    expect(await read(id, { key })).toMatchObject({ side: 'CUSTOMER' })
    for (const access of [
      ...[{}, { customerId: strangerId }, { key: other.key }, { key: 'x' }, { key: '' }],
      { customerId: strangerId, key: other.key },
    ])
      expect(await read(id, access), JSON.stringify(access)).toBeUndefined()
    const scope = { merchantUuids: ['00000000-0000-0000-0000-000000000001'] }
    expect(await readRequest(test.database.read, id, { customerId, key: null, scope })).toBeUndefined()
    expect(await read(9_999_999_999, { key, customerId })).toBeUndefined()
  })

  it('does not depend on more than hashes in the database', async () => {
    const { key } = await open()
    const [row] = await sql('select encode(hash, $1) as hash from request_keys', ['escape'])
    expect(JSON.stringify(row)).not.toContain(key)
    expect(Buffer.from(key, 'base64url')).toHaveLength(16)
  })

  it('is the seller with the key of the seller’s mail, on the other side', async () => {
    const { id } = await open()
    const given = {
      read: test.database.read,
      writer: test.database,
      operatorEmail: async () => null,
    }
    const [event] = await sql<{ id: number }>('select id from request_events')
    await sendRequestMails(given, { eventId: event!.id })
    const [mail] = await sql<{ data: { token: string } }>("select data from mails where kind = 'request-for-merchant'")
    expect(await read(id, { key: mail!.data.token })).toMatchObject({ side: 'MERCHANT', mayWithdraw: false })
  })
})

it('sent twice, even at the same time, is one request with a key for each sender; another text is another one', async () => {
  const formKey = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => open({}, formKey)))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  for (const { id, key } of answers) expect(await read(id, { key })).toBeDefined()
  const [{ messages }] = (await sql('select count(*)::int as messages from request_messages')) as [{ messages: number }]
  expect(messages).toBe(1)
  expect((await open({ text: 'Another' }, formKey)).id).not.toBe(answers[0]!.id)
})

it('is mailed to both sides without what was written, each mail once', async () => {
  const { id } = await open()
  expect(await mails()).toEqual(['NEW to info@brinkmann.example in de', 'RECEIVED to guest@example.com in en'])
  await write(id, 'MERCHANT')
  expect(await mails()).toEqual(['MESSAGE to guest@example.com in en'])
  await write(id, 'CUSTOMER')
  expect(await mails()).toEqual(['MESSAGE to info@brinkmann.example in de'])
  await change({ requestId: id, to: 'LOST', actor: 'MERCHANT', reason: 'VEHICLE_SOLD' })
  expect(await mails()).toEqual(['CLOSED to guest@example.com in en'])
})

it('moves on with the seller’s first answer, whose time is measured in opening hours', async () => {
  const { id, key } = await open()
  // Monday 09:00 in Berlin.
  await test.database.pool.query("update requests set created_at = '2026-11-23T08:00:00Z'")
  await write(id, 'CUSTOMER')
  expect(await read(id, { key })).toMatchObject({ state: 'NEW' })
  await write(id, 'MERCHANT')
  expect(await read(id, { key })).toMatchObject({
    state: 'IN_PROGRESS',
    events: [{ to: 'NEW' }, { to: 'IN_PROGRESS' }],
  })
  const answered = await sql<{ answered_at: Date }>('select answered_at, answer_minutes from requests')
  expect(answered[0]?.answered_at).toBeInstanceOf(Date)
  await write(id, 'MERCHANT')
  expect((await sql('select answered_at, answer_minutes from requests'))[0]).toEqual(answered[0])
})

it('refuses what the table of transitions does not allow, and any message after its end', async () => {
  const { id, key } = await open()
  expect(await change({ requestId: id, to: 'WON', actor: 'CUSTOMER', reason: 'BOUGHT' })).toMatchObject({
    code: 'CONFLICT',
  })
  expect(await change({ requestId: id, to: 'WON', actor: 'MERCHANT' })).toMatchObject({ code: 'CONFLICT' })
  expect(await change({ requestId: 1, to: 'WON', actor: 'MERCHANT' })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await read(id, { key })).toMatchObject({ state: 'NEW', mayWithdraw: true, deleteAfter: null })
  const withdrawn = { requestId: id, to: 'LOST', actor: 'CUSTOMER', reason: 'WITHDRAWN' } as const
  expect(await change(withdrawn)).toEqual({ kind: 'done' })
  expect(await change(withdrawn)).toMatchObject({ code: 'CONFLICT' })
  expect(await read(id, { key })).toMatchObject({ state: 'LOST', isOpen: false, mayWithdraw: false })
  expect(await write(id, 'MERCHANT')).toMatchObject({ code: 'CONFLICT' })
  expect(await mails()).toContain('WITHDRAWN to info@brinkmann.example in de')
})

it('takes at most a hundred messages', async () => {
  const { id } = await open()
  await test.database.pool.query(
    "insert into request_messages (request_id, author, text) select $1, 'CUSTOMER', 'x' from generate_series(1, 98)",
    [id],
  )
  expect(await write(id, 'CUSTOMER')).toEqual({ kind: 'done' })
  expect(await write(id, 'CUSTOMER')).toMatchObject({ code: 'LIMIT_REACHED' })
})

it('that nobody answers reminds the seller, then informs the operator, each once', async () => {
  const [late, answered] = [await open(), await open()]
  await write(answered.id, 'MERCHANT')
  await mails()
  const [row] = await sql<{ remind_at: Date; due_at: Date }>('select remind_at, due_at from requests where id = $1', [
    late.id,
  ])
  expect(row!.remind_at.getTime()).toBeLessThan(row!.due_at.getTime())
  expect(await escalateRequests(deps(), new Date(row!.remind_at.getTime() - 1))).toBe(0)
  expect(await escalateRequests(deps(), row!.remind_at)).toBe(1)
  expect(await escalateRequests(deps(), row!.remind_at)).toBe(0)
  expect(await mails()).toEqual(['REMINDER to info@brinkmann.example in de'])
  expect(await escalateRequests(deps(), row!.due_at)).toBe(1)
  expect(await escalateRequests(deps(), row!.due_at)).toBe(0)
  expect(await mails()).toEqual(['OVERDUE to shop@example.com in de'])
})

it('ends by the clock, and is deleted half a year later with messages and keys', async () => {
  const [silent, fresh] = [await open(), await open()]
  await test.database.pool.query("update requests set changed_at = now() - interval '31 days' where id = $1", [
    silent.id,
  ])
  expect(await runTimedTransitions(deps())).toBe(1)
  expect(await runTimedTransitions(deps())).toBe(0)
  expect(await read(silent.id, { key: silent.key })).toMatchObject({ state: 'LOST', closedReason: 'UNANSWERED' })
  expect(await read(fresh.id, { key: fresh.key })).toMatchObject({ state: 'NEW' })
  const sweep = () => sweepExpired(test.database, deps().onError)
  await sweep()
  expect(await sql('select id from requests')).toHaveLength(2)
  await test.database.pool.query("update requests set delete_after = delete_after - interval '184 days'")
  await sweep()
  expect(await sql('select id from requests')).toMatchObject([{ id: fresh.id }])
  for (const table of ['request_messages', 'request_keys'])
    expect(await sql(`select distinct request_id from ${table}`), table).toEqual([{ request_id: fresh.id }])
})

it('of a seller without opening hours has no due time', async () => {
  const person = await addMerchant(test.database, {
    slug: 'privat',
    kind: 'PRIVATE',
    openingHours: [],
    email: 'w@example.com',
  })
  await open({ merchantId: person.id })
  expect(await sql('select due_at, remind_at from requests')).toEqual([{ due_at: null, remind_at: null }])
  expect(await mails()).toContain('NEW to w@example.com in de')
})

describe('whose car is sold or no longer on offer', () => {
  const addCar = async (sellerId = merchantId) => {
    await deliver(test.database, sellerId, [car('1')])
    const [row] = await sql<{ id: number }>('select id from vehicles where merchant_id = $1', [sellerId])
    return row!.id
  }
  const put = (id: number, state: string, since = '0 hours') =>
    sql('update vehicles set state = $2, updated_at = now() - $3::interval where id = $1', [id, state, since])
  const closedReasonOf = async ({ id, key }: { id: number; key: string }) => (await read(id, { key }))?.closedReason

  it('ends with that reason, by one mail to each customer', async () => {
    const vehicleId = await addCar()
    const requests = [await open({ vehicleId }), await open({ vehicleId, email: 'second@example.com' })]
    const other = await open()
    await write(requests[0]!.id, 'MERCHANT')
    await mails()
    await put(vehicleId, 'RESERVED')
    expect(await runTimedTransitions(deps())).toBe(0)
    await put(vehicleId, 'SOLD')
    expect(await runTimedTransitions(deps())).toBe(2)
    expect(await runTimedTransitions(deps())).toBe(0)
    expect(await Promise.all(requests.map(closedReasonOf))).toEqual(['VEHICLE_SOLD', 'VEHICLE_SOLD'])
    expect(await closedReasonOf(other)).toBeNull()
    expect(await mails()).toEqual(['CLOSED to guest@example.com in en', 'CLOSED to second@example.com in en'])
  })

  it('goes on for whoever has bought it, and for two who have agreed to the contract', async () => {
    const vehicleId = await addCar()
    const [buyer, agreed] = [await open({ vehicleId, customerId }), await open({ vehicleId })]
    const orderId = await addOrder(test.database, { customerId, merchantId, vehicleId })
    await test.database.transaction((handle) =>
      changeOrderState(handle, { orderId, to: 'CONFIRMED', actor: 'MERCHANT' }),
    )
    expect(await sql('select state from vehicles where id = $1', [vehicleId])).toEqual([{ state: 'SOLD' }])
    // The customers of a sold car are told at once, not with the next hour.
    const jobs = `select from graphile_worker.jobs where task_identifier = 'run-timed-transitions'`
    expect(await sql(jobs)).toHaveLength(1)
    for (const side of ['CUSTOMER', 'MERCHANT'])
      await sql('insert into sales_contract_parties (request_id, side, sealed) values ($1, $2, $3)', [
        ...[agreed.id, side, Buffer.from('x')],
      ])
    expect(await runTimedTransitions(deps())).toBe(0)
    expect(await closedReasonOf(buyer)).toBeNull()
  })

  it('is given a day, in which a dealer’s next delivery may bring the car back', async () => {
    const vehicleId = await addCar()
    const request = await open({ vehicleId })
    await put(vehicleId, 'ARCHIVED', '23 hours')
    expect(await runTimedTransitions(deps())).toBe(0)
    await put(vehicleId, 'ARCHIVED', '25 hours')
    expect(await runTimedTransitions(deps())).toBe(1)
    expect(await closedReasonOf(request)).toBe('NO_LONGER_OFFERED')
  })

  it('waits while a private offer is reviewed or can be renewed, and ends when its seller has ended it', async () => {
    const seller = await addMerchant(test.database, {
      slug: `privat-${randomUUID()}`,
      kind: 'PRIVATE',
      openingHours: [],
    })
    const vehicleId = await addCar(seller.id)
    const data = { title: 'VW Golf', postalCode: '50670', city: 'Köln' }
    const listing = await open({ kind: 'PRIVATE_SALE', merchantId: seller.id, vehicleId, data })
    const request = await open({ merchantId: seller.id, vehicleId })
    await put(vehicleId, 'ARCHIVED', '9 days')
    for (const state of ['IN_REVIEW', 'EXPIRED', 'REJECTED']) {
      await sql('update requests set state = $2, expires_at = null where id = $1', [listing.id, state])
      expect(await runTimedTransitions(deps()), state).toBe(0)
    }
    await sql("update requests set state = 'ENDED' where id = $1", [listing.id])
    expect(await runTimedTransitions(deps())).toBe(1)
    expect(await closedReasonOf(request)).toBe('NO_LONGER_OFFERED')
  })
})

describe('closing by the seller', () => {
  const close = (requestId: number, access: { customerId?: number; key?: string }, reason: ClosingReason) =>
    closeRequest(
      test.database,
      { customerId: access.customerId ?? null, key: access.key ?? null, scope: ALL_MERCHANTS },
      { requestId, reason },
    )
  const sellerKeyOf = (id: number) => test.database.transaction((handle) => issueRequestKey(handle, id, 'MERCHANT'))

  it('names a reason that the customer is mailed, once, and the customer cannot do it', async () => {
    const { id, key } = await open()
    const sellerKey = await sellerKeyOf(id)
    expect((await read(id, { key: sellerKey }))?.closingReasons).toContain('BOUGHT')
    expect((await read(id, { key }))?.closingReasons).toEqual([])
    await mails()
    expect(await close(id, { key }, 'NO_INTEREST')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await close(id, { customerId: strangerId }, 'NO_INTEREST')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await close(id, { key: sellerKey }, 'WITHDRAWN')).toMatchObject({ code: 'CONFLICT' })
    expect(await close(id, { key: sellerKey }, 'BOUGHT')).toEqual({ kind: 'done' })
    expect(await close(id, { key: sellerKey }, 'NO_INTEREST')).toMatchObject({ code: 'CONFLICT' })
    expect(await read(id, { key })).toMatchObject({ state: 'WON', closedReason: 'BOUGHT', closingReasons: [] })
    expect(await mails()).toEqual(['CLOSED to guest@example.com in en'])
  })

  it('is for private sellers with their log-in, too, and for contacts only', async () => {
    const seller = await addMerchant(test.database, {
      slug: `privat-${randomUUID()}`,
      kind: 'PRIVATE',
      openingHours: [],
    })
    await sql('update merchants set customer_id = $2 where id = $1', [seller.id, strangerId])
    const { id } = await open({ merchantId: seller.id })
    expect(await close(id, { customerId: strangerId }, 'ANSWERED')).toEqual({ kind: 'done' })
    const booking = await open({ kind: 'BOOKING' })
    expect(await close(booking.id, { key: await sellerKeyOf(booking.id) }, 'NO_CAPACITY')).toMatchObject({
      code: 'CONFLICT',
    })
  })
})
