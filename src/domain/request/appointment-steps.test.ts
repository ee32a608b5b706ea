import { expect, it } from 'vitest'
import { type AppointmentSteps, appointmentSteps } from './appointment-steps.ts'
import type { RequestKind } from './request.ts'
import type { RequestState } from './transitions.ts'

const CLOSED: AppointmentSteps = { waitsFor: null, confirm: null, cancel: null, isMovable: false, noShow: null }
const BOOKING_REASONS = ['NO_CAPACITY', 'NOT_OFFERED', 'NOT_SERIOUS', 'OTHER'] as const
const TRADE_IN_REASONS = ['CAR_NOT_WANTED', 'CONDITION', 'DETAILS_DIFFER', 'NOT_SERIOUS', 'OTHER'] as const
const CONTACT_REASONS = [
  ...['VEHICLE_SOLD', 'BOUGHT_ELSEWHERE', 'NOT_REACHED', 'NO_INTEREST', 'NOT_SERIOUS', 'OTHER'],
] as const

it.each<[RequestKind, RequestState, object]>([
  [
    'BOOKING',
    'REQUESTED',
    {
      ...{ waitsFor: 'MERCHANT', confirm: 'CONFIRMED', isMovable: true },
      cancel: { to: 'DECLINED', reasons: BOOKING_REASONS },
    },
  ],
  ['BOOKING', 'ALTERNATIVE_PROPOSED', { waitsFor: 'CUSTOMER', isMovable: true }],
  [
    'BOOKING',
    'CONFIRMED',
    { isMovable: true, cancel: { to: 'CANCELLED', reasons: BOOKING_REASONS }, noShow: 'NO_SHOW' },
  ],
  ['BOOKING', 'DONE', {}],
  ['BOOKING', 'DECLINED', {}],
  [
    'CONTACT',
    'NEW',
    {
      ...{ waitsFor: 'MERCHANT', confirm: 'IN_PROGRESS', isMovable: true },
      cancel: { to: 'LOST', reasons: CONTACT_REASONS },
    },
  ],
  ['CONTACT', 'IN_PROGRESS', { isMovable: true, cancel: { to: 'LOST', reasons: CONTACT_REASONS } }],
  ['CONTACT', 'WON', {}],
  ['TRADE_IN', 'OFFER_REQUESTED', { cancel: { to: 'DECLINED', reasons: TRADE_IN_REASONS } }],
  ['TRADE_IN', 'INSPECTION_BOOKED', { isMovable: true, cancel: { to: 'DECLINED', reasons: TRADE_IN_REASONS } }],
  ['TRADE_IN', 'OFFERED', {}],
  [
    'HAND_OVER',
    'CONFIRMED',
    { isMovable: true, cancel: { to: 'CANCELLED', reasons: ['NO_CAPACITY', 'OTHER'] }, noShow: 'NO_SHOW' },
  ],
  [
    'HAND_OVER',
    'ALTERNATIVE_PROPOSED',
    { waitsFor: 'CUSTOMER', isMovable: true, cancel: { to: 'CANCELLED', reasons: ['NO_CAPACITY', 'OTHER'] } },
  ],
])('staff can take these steps with the appointment of a %s that is %s', (kind, state, steps) =>
  expect(appointmentSteps(kind, state)).toEqual({ ...CLOSED, ...steps }),
)
