import { beforeAll, expect, it } from 'vitest'
import type { RequestKind } from '#domain/request/request.ts'
import { firstState, type RequestState } from '#domain/request/transitions.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import { staffActor } from '../../../tests/support/staff.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { readInbox } from './inbox.ts'
import { readWorkCounts } from './work-counts.ts'
import { readWorkList } from './work-list.ts'

const test = useTestDatabase()
let merchantId: number
let lastRequest = 4_000_000_000

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
})

/** What happened, in this order: messages, steps, and steps that give the appointment another time. */
type Happened =
  | 'question'
  | 'reply'
  | readonly [by: 'CUSTOMER' | 'MERCHANT' | 'ADMIN', to: RequestState, isMove?: 'move']

async function addRequest(kind: RequestKind, happened: readonly Happened[], isAnswered: boolean): Promise<number> {
  const id = ++lastRequest
  await test.database.pool.query(
    `insert into requests (id, kind, state, merchant_id, first_name, last_name, email, locale, origin, data, due_at, answered_at)
     values ($1, $2, $3, $4, 'Eva', 'Kern', 'eva@example.com', 'de', 'https://shop.example', '{"title": "Räder"}', $5, $6)`,
    [
      ...[id, kind, firstState(kind), merchantId],
      ...[new Date(Date.UTC(2026, 0, 2)), isAnswered ? new Date(Date.UTC(2026, 0, 1, 12)) : null],
    ],
  )
  for (const [hour, what] of happened.entries()) {
    const at = new Date(Date.UTC(2026, 0, 1, 8 + hour))
    if (typeof what === 'string')
      await test.database.pool.query(
        `insert into request_messages (request_id, at, author, text) values ($1, $2, $3, 'Bitte Winterräder')`,
        [id, at, what === 'question' ? 'CUSTOMER' : 'MERCHANT'],
      )
    else
      await test.database.pool.query(
        'insert into request_events (request_id, at, actor, to_state, moved_to) values ($1, $2, $3, $4, $5)',
        [id, at, what[0], what[1], what[2] ? new Date(Date.UTC(2026, 1, 1)) : null],
      )
  }
  return id
}

/** Whether each list of these staff has the request, and how the menu counts all of them. */
async function listsOf(roles: readonly StaffRole[], id: number) {
  const actor = staffActor({ merchantId, roles, staffId: 1 })
  const [inbox, work, counts] = await Promise.all([
    readInbox(test.database.read, actor, { merchantId, part: 'OPEN', page: 1 }),
    readWorkList(test.database.read, actor, merchantId),
    readWorkCounts(test.database.read, actor, merchantId),
  ])
  if (inbox.kind === 'refused' || work.kind === 'refused' || counts.kind === 'refused') throw new Error('refused')
  const item = work.items.find((each) => each.kind === 'REQUEST' && each.requestId === id)
  return {
    inbox: inbox.rows.some((row) => row.id === id),
    today: item !== undefined,
    ...{ count: counts.counts.requests, late: counts.counts.lateRequests, dueAt: item?.dueAt },
  }
}

const BOOKED = ['CUSTOMER', 'REQUESTED'] as const
const CONFIRMED = ['MERCHANT', 'CONFIRMED'] as const

it.each<[RequestKind, readonly Happened[], isAnswered: boolean, waits: boolean]>([
  ['CONTACT', ['question'], false, true],
  ['CONTACT', [], false, true],
  ['CONTACT', ['question', 'reply', ['MERCHANT', 'IN_PROGRESS']], true, false],
  ['CONTACT', ['question', 'reply', 'question'], true, true],
  ['CONTACT', ['question', 'question', 'reply'], true, false],
  // The conversation is said to have begun, without a word to the customer.
  ['CONTACT', ['question', ['MERCHANT', 'IN_PROGRESS']], true, true],
  ['CONTACT', [['MERCHANT', 'IN_PROGRESS']], true, false],
  ['CONTACT', ['question', ['MERCHANT', 'IN_PROGRESS', 'move']], true, false],
  ['BOOKING', [BOOKED], false, true],
  ['BOOKING', ['question', BOOKED, CONFIRMED], true, false],
  ['BOOKING', ['question', BOOKED, CONFIRMED, 'question'], true, true],
  ['BOOKING', ['question', BOOKED, 'reply'], true, false],
  ['BOOKING', [BOOKED, CONFIRMED, ['CUSTOMER', 'REQUESTED', 'move']], true, true],
  ['BOOKING', [BOOKED, CONFIRMED, ['CUSTOMER', 'REQUESTED', 'move'], CONFIRMED], true, false],
  ['BOOKING', [BOOKED, ['MERCHANT', 'ALTERNATIVE_PROPOSED', 'move'], ['CUSTOMER', 'CONFIRMED']], true, false],
  ['TRADE_IN', ['question'], false, true],
  ['TRADE_IN', ['question', ['MERCHANT', 'OFFERED']], true, false],
  ['TRADE_IN', [['MERCHANT', 'OFFERED'], 'question'], true, true],
  // Neither is for the dealer to answer, until the customer writes.
  ['FINANCING', [['CUSTOMER', 'SUBMITTED']], false, false],
  ['FINANCING', [['CUSTOMER', 'SUBMITTED'], 'question'], false, true],
  ['FINANCING', ['question', 'reply'], true, false],
  ['HAND_OVER', [['CUSTOMER', 'CONFIRMED']], false, false],
  ['HAND_OVER', [['CUSTOMER', 'CONFIRMED', 'move']], false, false],
  ['HAND_OVER', ['question', ['ADMIN', 'ALTERNATIVE_PROPOSED', 'move']], false, false],
  ['HAND_OVER', ['question'], false, true],
])('%s after %j, answered %s: waits in every list: %s', async (kind, happened, isAnswered, waits) => {
  const before = await listsOf(['OWNER'], 0)
  const id = await addRequest(kind, happened, isAnswered)
  const after = await listsOf(['OWNER'], id)
  expect([after.inbox, after.today, after.count - before.count === 1]).toEqual([waits, waits, waits])
  expect(after.late - before.late === 1, 'only a first answer is overdue').toBe(waits && !isAnswered)
})

it('an application for a loan waits for those only who deal with loans', async () => {
  const before = await listsOf(['SERVICE'], 0)
  const id = await addRequest('FINANCING', ['question'], false)
  expect(await listsOf(['SERVICE'], id)).toMatchObject({ inbox: false, today: false, count: before.count })
  expect(await listsOf(['OWNER'], id)).toMatchObject({ inbox: true, today: true })
})

it('a later question is due as long after it as a first one', async () => {
  const hours = [{ days: '1-7', hours: '08:00–20:00' }]
  await test.database.pool.query('update merchants set opening_hours = $2 where id = $1', [
    ...[merchantId, JSON.stringify(hours)],
  ])
  const id = await addRequest('CONTACT', ['question', 'reply', 'question'], true)
  // Four open hours: New Year's Day does not count.
  expect((await listsOf(['OWNER'], id)).dueAt).toEqual(new Date(Date.UTC(2026, 0, 2, 11)))
})
