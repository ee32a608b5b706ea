import { describe, expect, it } from 'vitest'
import { STATE_ACTORS, type StateActor } from '../order/transitions.ts'
import type { RequestKind } from './request.ts'
import {
  allowsStep,
  closingReasonsOf,
  closingStep,
  firstState,
  moveFrom,
  REQUEST_STATES,
  type RequestState,
  transitionsFrom,
} from './transitions.ts'

/** Where an actor can bring a request from a state, its appointment left as it is. */
const stepsOf = (kind: RequestKind, from: RequestState, actor: StateActor) => [
  ...new Set(transitionsFrom(kind, from, actor).map(({ to }) => to)),
]
/** Where it comes when an actor gives the appointment another time, state by state. */
const movesOf = (kind: RequestKind, actor: StateActor) =>
  Object.fromEntries(
    REQUEST_STATES[kind].flatMap((from) => {
      const move = moveFrom(kind, from, actor)
      return move ? [[from, move.to]] : []
    }),
  )

it('requests begin unanswered, a hand-over with its time', () => {
  expect(
    (['CONTACT', 'BOOKING', 'TRADE_IN', 'FINANCING', 'HAND_OVER', 'PRIVATE_SALE'] as const).map(firstState),
  ).toEqual(['NEW', 'REQUESTED', 'OFFER_REQUESTED', 'SUBMITTED', 'CONFIRMED', 'IN_REVIEW'])
})

it.each<[RequestKind, RequestState, StateActor, RequestState[]]>([
  ['CONTACT', 'NEW', 'ADMIN', ['IN_PROGRESS', 'WON', 'LOST']],
  ['CONTACT', 'IN_PROGRESS', 'MERCHANT', ['WON', 'LOST']],
  ['CONTACT', 'IN_PROGRESS', 'CUSTOMER', ['LOST']],
  ['CONTACT', 'IN_PROGRESS', 'PROVIDER', []],
  ['BOOKING', 'REQUESTED', 'MERCHANT', ['CONFIRMED', 'DECLINED']],
  ['BOOKING', 'REQUESTED', 'CUSTOMER', ['CANCELLED']],
  ['BOOKING', 'REQUESTED', 'TIMER', []],
  // Only the customer can take a time that the workshop has proposed.
  ['BOOKING', 'ALTERNATIVE_PROPOSED', 'MERCHANT', []],
  ['BOOKING', 'ALTERNATIVE_PROPOSED', 'CUSTOMER', ['CONFIRMED', 'CANCELLED']],
  ['BOOKING', 'CONFIRMED', 'MERCHANT', ['DONE', 'NO_SHOW', 'CANCELLED']],
  ['BOOKING', 'CONFIRMED', 'CUSTOMER', ['CANCELLED']],
  ['TRADE_IN', 'OFFER_REQUESTED', 'MERCHANT', ['INSPECTION_BOOKED', 'DECLINED']],
  ['TRADE_IN', 'OFFER_REQUESTED', 'CUSTOMER', ['INSPECTION_BOOKED', 'DECLINED']],
  ['TRADE_IN', 'INSPECTION_BOOKED', 'MERCHANT', ['OFFERED', 'DECLINED']],
  ['TRADE_IN', 'OFFERED', 'CUSTOMER', ['ACCEPTED', 'DECLINED']],
  // A binding offer binds the dealer.
  ['TRADE_IN', 'OFFERED', 'MERCHANT', []],
  ['TRADE_IN', 'OFFERED', 'TIMER', ['EXPIRED']],
  ['TRADE_IN', 'ACCEPTED', 'MERCHANT', ['PURCHASED', 'OFFERED', 'EXPIRED']],
  ['TRADE_IN', 'ACCEPTED', 'CUSTOMER', ['OFFERED', 'EXPIRED']],
  ['FINANCING', 'SUBMITTED', 'PROVIDER', ['IN_REVIEW', 'DOCUMENTS_MISSING', 'APPROVED', 'REJECTED', 'WITHDRAWN']],
  ['FINANCING', 'SUBMITTED', 'CUSTOMER', ['WITHDRAWN']],
  ['FINANCING', 'IN_REVIEW', 'MERCHANT', ['DOCUMENTS_MISSING', 'APPROVED', 'REJECTED', 'WITHDRAWN']],
  ['FINANCING', 'DOCUMENTS_MISSING', 'CUSTOMER', ['IN_REVIEW', 'WITHDRAWN']],
  ['FINANCING', 'DOCUMENTS_MISSING', 'ADMIN', ['IN_REVIEW', 'APPROVED', 'REJECTED', 'WITHDRAWN']],
  ['FINANCING', 'APPROVED', 'PROVIDER', []],
  ['HAND_OVER', 'CONFIRMED', 'MERCHANT', ['NO_SHOW', 'DONE', 'CANCELLED']],
  ['HAND_OVER', 'CONFIRMED', 'CUSTOMER', ['NO_SHOW', 'CANCELLED']],
  ['HAND_OVER', 'ALTERNATIVE_PROPOSED', 'CUSTOMER', ['CONFIRMED', 'CANCELLED']],
  ['HAND_OVER', 'ALTERNATIVE_PROPOSED', 'MERCHANT', ['DONE', 'CANCELLED']],
  ['HAND_OVER', 'CONFIRMED', 'PROVIDER', ['CANCELLED']],
  ['PRIVATE_SALE', 'ONLINE', 'CUSTOMER', ['IN_REVIEW', 'ONLINE', 'RESERVED', 'SOLD', 'ENDED']],
  ['PRIVATE_SALE', 'ONLINE', 'ADMIN', ['REJECTED', 'ENDED']],
  ['PRIVATE_SALE', 'RESERVED', 'TIMER', ['EXPIRED']],
  ['PRIVATE_SALE', 'RESERVED', 'MERCHANT', []],
])('a %s that is %s can be brought on by %s to %j', (kind, from, actor, expected) =>
  expect(stepsOf(kind, from, actor)).toEqual(expected),
)

describe('another time', () => {
  it('is wished again by customers, and proposed by the seller', () => {
    expect(movesOf('CONTACT', 'CUSTOMER')).toEqual({ NEW: 'NEW', IN_PROGRESS: 'IN_PROGRESS' })
    expect(movesOf('CONTACT', 'MERCHANT')).toEqual({ NEW: 'IN_PROGRESS', IN_PROGRESS: 'IN_PROGRESS' })
    expect(movesOf('BOOKING', 'CUSTOMER')).toEqual({
      ...{ REQUESTED: 'REQUESTED', CONFIRMED: 'REQUESTED', ALTERNATIVE_PROPOSED: 'REQUESTED' },
    })
    expect(movesOf('BOOKING', 'MERCHANT')).toEqual({
      ...{ REQUESTED: 'ALTERNATIVE_PROPOSED', CONFIRMED: 'ALTERNATIVE_PROPOSED' },
      ALTERNATIVE_PROPOSED: 'ALTERNATIVE_PROPOSED',
    })
    expect(movesOf('TRADE_IN', 'CUSTOMER')).toEqual({ INSPECTION_BOOKED: 'INSPECTION_BOOKED' })
    expect(movesOf('TRADE_IN', 'ADMIN')).toEqual({ INSPECTION_BOOKED: 'INSPECTION_BOOKED' })
  })

  it('is fixed at once where the customer chooses it for a hand-over', () => {
    expect(movesOf('HAND_OVER', 'CUSTOMER')).toEqual({ CONFIRMED: 'CONFIRMED', ALTERNATIVE_PROPOSED: 'CONFIRMED' })
    expect(movesOf('HAND_OVER', 'MERCHANT')).toEqual({
      ...{ CONFIRMED: 'ALTERNATIVE_PROPOSED', ALTERNATIVE_PROPOSED: 'ALTERNATIVE_PROPOSED' },
    })
  })

  it('is given neither by the clock nor to what has none', () => {
    for (const kind of ['CONTACT', 'BOOKING', 'TRADE_IN', 'HAND_OVER'] as const)
      expect(movesOf(kind, 'TIMER'), kind).toEqual({})
    for (const actor of STATE_ACTORS) expect(movesOf('FINANCING', actor), actor).toEqual({})
  })

  it('is what makes its step possible', () => {
    const step = { kind: 'BOOKING', from: 'CONFIRMED', to: 'REQUESTED', actor: 'CUSTOMER' } as const
    expect([allowsStep(step), allowsStep({ ...step, isMove: true })]).toEqual([false, true])
    expect(allowsStep({ ...step, to: 'DONE', isMove: true })).toBe(false)
    expect(allowsStep({ ...step, actor: 'TIMER', isMove: true })).toBe(false)
    expect(allowsStep({ ...step, isMove: true, reason: 'WITHDRAWN' })).toBe(false)
  })
})

describe('reasons', () => {
  const allows = (kind: RequestKind, from: RequestState, to: RequestState, actor: StateActor) => (reason: string) =>
    allowsStep({ kind, from, to, actor, reason: reason as 'OTHER' })

  it('are given by whom they fit', () => {
    const customers = allows('BOOKING', 'REQUESTED', 'CANCELLED', 'CUSTOMER')
    expect(['WITHDRAWN', 'NO_CAPACITY'].map(customers)).toEqual([true, false])
    expect(allows('BOOKING', 'ALTERNATIVE_PROPOSED', 'CANCELLED', 'CUSTOMER')('WITHDRAWN')).toBe(true)
    expect(allows('BOOKING', 'CONFIRMED', 'CANCELLED', 'CUSTOMER')('WITHDRAWN')).toBe(true)
    expect(allows('TRADE_IN', 'INSPECTION_BOOKED', 'DECLINED', 'CUSTOMER')('WITHDRAWN')).toBe(true)
    expect(allows('TRADE_IN', 'OFFERED', 'DECLINED', 'CUSTOMER')('WITHDRAWN')).toBe(true)
    expect(allows('TRADE_IN', 'OFFERED', 'EXPIRED', 'TIMER')('OFFER_EXPIRED')).toBe(true)
    expect(allows('TRADE_IN', 'ACCEPTED', 'EXPIRED', 'CUSTOMER')('OFFER_EXPIRED')).toBe(true)
  })

  it('are about appointments where a workshop declines, and about the car where a dealer does not buy it', () => {
    const all = ['NO_CAPACITY', 'NOT_OFFERED', 'CAR_NOT_WANTED', 'CONDITION', 'DETAILS_DIFFER', 'NOT_SERIOUS', 'OTHER']
    const workshop = all.filter(allows('BOOKING', 'REQUESTED', 'DECLINED', 'MERCHANT'))
    expect(workshop).toEqual(['NO_CAPACITY', 'NOT_OFFERED', 'NOT_SERIOUS', 'OTHER'])
    for (const from of ['OFFER_REQUESTED', 'INSPECTION_BOOKED'] as const)
      expect(all.filter(allows('TRADE_IN', from, 'DECLINED', 'MERCHANT'))).toEqual([
        ...['CAR_NOT_WANTED', 'CONDITION', 'DETAILS_DIFFER', 'NOT_SERIOUS', 'OTHER'],
      ])
  })

  it('tell an application that was given up from one whose order has ended', () => {
    for (const from of ['SUBMITTED', 'IN_REVIEW', 'DOCUMENTS_MISSING'] as const) {
      const both = ['WITHDRAWN', 'ORDER_ENDED']
      const ends = (actor: StateActor) => both.map(allows('FINANCING', from, 'WITHDRAWN', actor))
      expect([ends('CUSTOMER'), ends('TIMER'), ends('MERCHANT')]).toEqual([
        ...[
          [true, false],
          [false, true],
          [false, true],
        ],
      ])
    }
  })

  it('end a hand-over by the seller, the customer, or whoever ends its order', () => {
    for (const from of ['CONFIRMED', 'ALTERNATIVE_PROPOSED'] as const) {
      const all = ['NO_CAPACITY', 'OTHER', 'WITHDRAWN', 'ORDER_ENDED']
      const ends = (actor: StateActor) => all.filter(allows('HAND_OVER', from, 'CANCELLED', actor))
      expect(ends('MERCHANT')).toEqual(['NO_CAPACITY', 'OTHER', 'ORDER_ENDED'])
      expect(ends('CUSTOMER')).toEqual(['WITHDRAWN', 'ORDER_ENDED'])
      expect(ends('PROVIDER')).toEqual(['ORDER_ENDED'])
    }
  })
})

describe('closing a request on its page', () => {
  it('is done with contacts alone, with a reason for success or failure', () => {
    expect(closingReasonsOf('CONTACT', 'NEW')).toEqual([
      ...['BOUGHT', 'ANSWERED'],
      ...['VEHICLE_SOLD', 'BOUGHT_ELSEWHERE', 'NOT_REACHED', 'NO_INTEREST', 'NOT_SERIOUS', 'OTHER'],
    ])
    expect(closingReasonsOf('CONTACT', 'WON')).toEqual([])
    expect(closingReasonsOf('BOOKING', 'CONFIRMED')).toEqual([])
  })

  it('leads where the reason says', () => {
    expect(closingStep('CONTACT', 'NEW', 'ANSWERED')?.to).toBe('WON')
    expect(closingStep('CONTACT', 'IN_PROGRESS', 'NO_INTEREST')?.to).toBe('LOST')
    expect(closingStep('CONTACT', 'NEW', 'WITHDRAWN')).toBeUndefined()
    expect(closingStep('CONTACT', 'LOST', 'OTHER')).toBeUndefined()
    expect(closingStep('BOOKING', 'CONFIRMED', 'OTHER')).toBeUndefined()
  })
})
