import { describe, expect, it } from 'vitest'
import type { StateActor } from '../order/transitions.ts'
import type { RequestKind } from './request.ts'
import { mailsOfMessage, mailsOfRequestEvent } from './request-mails.ts'
import type { RequestState } from './transitions.ts'

type Row = readonly [StateActor, RequestState | null, RequestState, string | null, string | null]

/** Mails of an event: to the customer, and to the seller. */
const mails = (kind: RequestKind, [actor, from, to]: Row, isMove = false) => {
  const { customer, merchant } = mailsOfRequestEvent({ kind, actor, from, to, isMove })
  return [customer, merchant]
}
const checksMails = (kind: RequestKind, rows: readonly Row[], isMove = false) =>
  it.each(rows)(`${isMove ? 'another time' : 'a step'} by %s from %s to %s: %s, %s`, (...row) =>
    expect(mails(kind, row, isMove)).toEqual([row[3], row[4]]),
  )

describe('a contact', () => {
  checksMails('CONTACT', [
    ['CUSTOMER', null, 'NEW', 'RECEIVED', 'NEW'],
    // Staff enter a test drive that is agreed on already.
    ['MERCHANT', null, 'IN_PROGRESS', 'CONFIRMED', null],
    ['MERCHANT', 'NEW', 'IN_PROGRESS', null, null],
    ['MERCHANT', 'IN_PROGRESS', 'WON', 'CLOSED', null],
    ['MERCHANT', 'IN_PROGRESS', 'LOST', 'CLOSED', null],
    ['TIMER', 'NEW', 'LOST', 'CLOSED', null],
    ['CUSTOMER', 'NEW', 'LOST', null, 'WITHDRAWN'],
  ])
  checksMails(
    'CONTACT',
    [
      ['CUSTOMER', 'NEW', 'NEW', 'MOVED', 'MOVED'],
      ['MERCHANT', 'NEW', 'IN_PROGRESS', 'MOVED', null],
    ],
    true,
  )
})

describe('a booking', () => {
  checksMails('BOOKING', [
    ['CUSTOMER', null, 'REQUESTED', 'RECEIVED', 'NEW'],
    // Its confirmation follows as an event of its own.
    ['MERCHANT', null, 'REQUESTED', null, null],
    ['MERCHANT', 'REQUESTED', 'CONFIRMED', 'CONFIRMED', null],
    ['CUSTOMER', 'ALTERNATIVE_PROPOSED', 'CONFIRMED', 'CONFIRMED', 'ACCEPTED'],
    ['MERCHANT', 'REQUESTED', 'DECLINED', 'CLOSED', null],
    ['MERCHANT', 'CONFIRMED', 'CANCELLED', 'CLOSED', null],
    ['TIMER', 'ALTERNATIVE_PROPOSED', 'CANCELLED', 'CLOSED', null],
    ['CUSTOMER', 'CONFIRMED', 'CANCELLED', null, 'WITHDRAWN'],
    // Both sides were there, or one of them knows that the other was not.
    ['MERCHANT', 'CONFIRMED', 'DONE', null, null],
    ['MERCHANT', 'CONFIRMED', 'NO_SHOW', null, null],
  ])
  checksMails(
    'BOOKING',
    [
      ['MERCHANT', 'REQUESTED', 'ALTERNATIVE_PROPOSED', 'PROPOSED', null],
      ['CUSTOMER', 'ALTERNATIVE_PROPOSED', 'REQUESTED', 'MOVED', 'MOVED'],
      ['CUSTOMER', 'CONFIRMED', 'REQUESTED', 'MOVED', 'MOVED'],
    ],
    true,
  )
})

describe('a trade-in', () => {
  checksMails('TRADE_IN', [
    ['CUSTOMER', null, 'OFFER_REQUESTED', 'RECEIVED', 'NEW'],
    ['MERCHANT', 'OFFER_REQUESTED', 'INSPECTION_BOOKED', null, null],
    // The offer has a mail of its own, with its price.
    ['MERCHANT', 'INSPECTION_BOOKED', 'OFFERED', null, null],
    ['CUSTOMER', 'OFFERED', 'ACCEPTED', null, 'OFFER_ACCEPTED'],
    ['CUSTOMER', 'OFFERED', 'DECLINED', null, 'WITHDRAWN'],
    ['CUSTOMER', 'OFFER_REQUESTED', 'INSPECTION_BOOKED', null, null],
    ['MERCHANT', 'OFFER_REQUESTED', 'DECLINED', 'CLOSED', null],
    ['TIMER', 'INSPECTION_BOOKED', 'EXPIRED', 'CLOSED', null],
    ['MERCHANT', 'ACCEPTED', 'PURCHASED', null, null],
    ['MERCHANT', 'ACCEPTED', 'OFFERED', null, null],
  ])
  checksMails(
    'TRADE_IN',
    [
      ['CUSTOMER', 'INSPECTION_BOOKED', 'INSPECTION_BOOKED', 'MOVED', 'MOVED'],
      ['MERCHANT', 'INSPECTION_BOOKED', 'INSPECTION_BOOKED', 'MOVED', null],
    ],
    true,
  )
})

describe('the hand-over of a bought car', () => {
  checksMails('HAND_OVER', [
    ['CUSTOMER', null, 'CONFIRMED', 'CONFIRMED', 'NEW'],
    ['MERCHANT', null, 'CONFIRMED', 'CONFIRMED', 'NEW'],
    ['CUSTOMER', 'ALTERNATIVE_PROPOSED', 'CONFIRMED', 'CONFIRMED', 'ACCEPTED'],
    ['CUSTOMER', 'CONFIRMED', 'CANCELLED', null, 'WITHDRAWN'],
    ['MERCHANT', 'CONFIRMED', 'CANCELLED', 'CLOSED', null],
    // It ends with its order: the time is in both calendars.
    ['TIMER', 'CONFIRMED', 'CANCELLED', 'CLOSED', 'WITHDRAWN'],
    ['MERCHANT', 'CONFIRMED', 'DONE', null, null],
    ['MERCHANT', 'CONFIRMED', 'NO_SHOW', null, null],
  ])
  checksMails(
    'HAND_OVER',
    [
      ['CUSTOMER', 'CONFIRMED', 'CONFIRMED', 'MOVED', 'MOVED'],
      ['MERCHANT', 'CONFIRMED', 'ALTERNATIVE_PROPOSED', 'PROPOSED', null],
    ],
    true,
  )
})

describe('an application for a loan', () => {
  // Its decision is mailed with the order.
  checksMails('FINANCING', [
    ['CUSTOMER', null, 'SUBMITTED', 'RECEIVED', 'NEW'],
    ['PROVIDER', 'IN_REVIEW', 'DOCUMENTS_MISSING', 'DOCUMENTS_MISSING', null],
    ['CUSTOMER', 'DOCUMENTS_MISSING', 'IN_REVIEW', null, null],
    ['PROVIDER', 'IN_REVIEW', 'APPROVED', null, null],
    ['CUSTOMER', 'IN_REVIEW', 'WITHDRAWN', null, null],
  ])
})

describe('a private person’s offer', () => {
  // Its mails are chosen by its state.
  checksMails('PRIVATE_SALE', [
    ['CUSTOMER', null, 'IN_REVIEW', null, null],
    ['ADMIN', 'IN_REVIEW', 'REJECTED', null, null],
    ['TIMER', 'ONLINE', 'EXPIRED', null, null],
  ])
})

it('a message is mailed to the other side', () => {
  expect(mailsOfMessage('CUSTOMER')).toEqual({ customer: null, merchant: 'MESSAGE' })
  expect(mailsOfMessage('MERCHANT')).toEqual({ customer: 'MESSAGE', merchant: null })
})
