import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import { sweepExpired } from '../session/sweep-expired.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { linesOf, takeRequestMails } from '../../../tests/support/request-mails.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { changeRequest, type RequestChange } from './change-request.ts'
import { escalateRequests } from './escalate-requests.ts'
import { type NewRequest, openRequest } from './open-request.ts'
import { readRequest } from './request.ts'
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
    const given = { writer: test.database, operatorEmail: async () => null }
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
  expect(await sql('select request_id from request_messages')).toMatchObject([{ request_id: fresh.id }])
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
