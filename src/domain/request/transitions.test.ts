import { expect, it } from 'vitest'
import { STATE_ACTORS } from '../order/transitions.ts'
import { TRADE_IN_TRANSITIONS } from '../trade-in/trade-in-states.ts'
import { CLOSING_REASONS } from './closing-reasons.ts'
import { allowsStep, isClosed, REQUEST_STATES, REQUEST_TRANSITIONS, TIMED_TRANSITIONS } from './transitions.ts'

it('lets a seller answer and close a contact with a reason of the list, and the customer only withdraw it', () => {
  const step = { kind: 'CONTACT', from: 'NEW' } as const
  expect(allowsStep({ ...step, to: 'IN_PROGRESS', actor: 'MERCHANT' })).toBe(true)
  expect(allowsStep({ ...step, to: 'IN_PROGRESS', actor: 'CUSTOMER' })).toBe(false)
  expect(allowsStep({ ...step, to: 'WON', actor: 'MERCHANT', reason: 'BOUGHT' })).toBe(true)
  expect(allowsStep({ ...step, to: 'WON', actor: 'MERCHANT', reason: 'VEHICLE_SOLD' })).toBe(false)
  expect(allowsStep({ ...step, to: 'WON', actor: 'MERCHANT' })).toBe(false)
  expect(allowsStep({ ...step, to: 'LOST', actor: 'CUSTOMER', reason: 'WITHDRAWN' })).toBe(true)
  expect(allowsStep({ ...step, to: 'LOST', actor: 'CUSTOMER', reason: 'NOT_SERIOUS' })).toBe(false)
  expect(allowsStep({ ...step, to: 'LOST', actor: 'MERCHANT', reason: 'WITHDRAWN' })).toBe(false)
})

it('moves nothing on that is closed', () => {
  for (const state of ['WON', 'LOST'] as const) expect(isClosed('CONTACT', state)).toBe(true)
  for (const state of ['DECLINED', 'DONE', 'NO_SHOW', 'CANCELLED'] as const)
    expect(isClosed('BOOKING', state)).toBe(true)
  for (const state of ['NEW', 'IN_PROGRESS'] as const) expect(isClosed('CONTACT', state)).toBe(false)
})

it('allows a trade-in and its request the same steps by the same actors', () => {
  const rows = REQUEST_TRANSITIONS.filter(({ kind, isMove }) => kind === 'TRADE_IN' && !isMove)
  const ofRequest = new Set(rows.flatMap(({ from, to, actors }) => actors.map((actor) => `${from} ${to} ${actor}`)))
  const ofTradeIn = Object.entries(TRADE_IN_TRANSITIONS).flatMap(([from, steps]) =>
    Object.entries(steps).flatMap(([to, actors]) => actors.map((actor) => `${from} ${to} ${actor}`)),
  )
  // A request begins with the wish for an offer, and is closed with the purchase.
  const own = ofTradeIn.filter((step) => !step.startsWith('ESTIMATED') && !step.startsWith('PURCHASED'))
  expect([...ofRequest].toSorted()).toEqual(own.toSorted())
})

it('names only states of the kind, known actors and known reasons, and reaches every state', () => {
  for (const { kind, from, to, actors, reasons = [] } of REQUEST_TRANSITIONS) {
    expect(REQUEST_STATES[kind]).toContain(from)
    expect(REQUEST_STATES[kind]).toContain(to)
    for (const actor of actors) expect(STATE_ACTORS).toContain(actor)
    for (const reason of reasons) expect(CLOSING_REASONS).toContain(reason)
  }
  for (const [kind, [first, ...others]] of Object.entries(REQUEST_STATES))
    for (const state of others)
      expect(
        REQUEST_TRANSITIONS.some((row) => row.kind === kind && row.to === state),
        `${kind} ${first} … ${state}`,
      ).toBe(true)
})

it('lets the clock end what nobody answers after 30 days, a silent conversation after 60, and both with their car', () => {
  expect(TIMED_TRANSITIONS.filter(({ kind }) => kind !== 'PRIVATE_SALE')).toEqual([
    { kind: 'CONTACT', from: 'NEW', to: 'LOST', reason: 'UNANSWERED', after: { days: 30 } },
    { kind: 'CONTACT', from: 'NEW', to: 'LOST', reason: 'VEHICLE_SOLD', after: 'vehicleSold' },
    { kind: 'CONTACT', from: 'NEW', to: 'LOST', reason: 'NO_LONGER_OFFERED', after: 'vehicleRemoved' },
    { kind: 'CONTACT', from: 'IN_PROGRESS', to: 'LOST', reason: 'NO_ACTIVITY', after: { days: 60 } },
    { kind: 'CONTACT', from: 'IN_PROGRESS', to: 'LOST', reason: 'VEHICLE_SOLD', after: 'vehicleSold' },
    { kind: 'CONTACT', from: 'IN_PROGRESS', to: 'LOST', reason: 'NO_LONGER_OFFERED', after: 'vehicleRemoved' },
    {
      ...{ kind: 'BOOKING', from: 'ALTERNATIVE_PROPOSED', to: 'CANCELLED', reason: 'PROPOSAL_EXPIRED' },
      after: 'expiresAt',
    },
    { kind: 'TRADE_IN', from: 'OFFER_REQUESTED', to: 'EXPIRED', reason: 'UNANSWERED', after: { days: 30 } },
    { kind: 'TRADE_IN', from: 'INSPECTION_BOOKED', to: 'EXPIRED', reason: 'NO_ACTIVITY', after: { days: 60 } },
    {
      ...{ kind: 'HAND_OVER', from: 'ALTERNATIVE_PROPOSED', to: 'CANCELLED', reason: 'PROPOSAL_EXPIRED' },
      after: 'expiresAt',
    },
  ])
})

it('ends a private offer with its time, and forgets it 30 days later', () => {
  const timed = TIMED_TRANSITIONS.filter(({ kind }) => kind === 'PRIVATE_SALE')
  expect(timed.map(({ from, to, after }) => [from, to, after])).toEqual([
    ['ONLINE', 'EXPIRED', 'expiresAt'],
    ['RESERVED', 'EXPIRED', 'expiresAt'],
    ['EXPIRED', 'ENDED', { days: 30 }],
    ['REJECTED', 'ENDED', { days: 30 }],
  ])
})

it('lets only the review put a new offer online, and only its seller change it', () => {
  const step = { kind: 'PRIVATE_SALE', from: 'IN_REVIEW', to: 'ONLINE' } as const
  expect(['CUSTOMER', 'MERCHANT', 'TIMER'].some((actor) => allowsStep({ ...step, actor: actor as 'CUSTOMER' }))).toBe(
    false,
  )
  expect(allowsStep({ ...step, actor: 'ADMIN' }) && allowsStep({ ...step, actor: 'PROVIDER' })).toBe(true)
  expect(allowsStep({ ...step, to: 'REJECTED', actor: 'ADMIN' })).toBe(false)
  expect(allowsStep({ ...step, to: 'REJECTED', actor: 'ADMIN', reason: 'BUSINESS_SELLER' })).toBe(true)
  expect(allowsStep({ kind: 'PRIVATE_SALE', from: 'ONLINE', to: 'IN_REVIEW', actor: 'CUSTOMER' })).toBe(true)
  expect(isClosed('PRIVATE_SALE', 'SOLD') && isClosed('PRIVATE_SALE', 'ENDED')).toBe(true)
})
