import { expect, it } from 'vitest'
import { isReached, stepBeside } from '../routes/flows.ts'
import {
  BookingDraft,
  emptyBookingDraft,
  MAX_BOOKED_SERVICES,
  ServiceContact,
  ServiceVehicle,
} from './booking-draft.ts'
import { firstBookingStep } from './booking-steps.ts'

const EMPTY = emptyBookingDraft('6c1f0e00-6f0a-4f7a-9a53-1d0a5a1f2f10')
const VEHICLE = {
  ...{ garageId: null, vin: null, hsn: null, tsn: null, make: 'Seat', model: 'Leon', fuelType: null },
  ...{ registeredIn: null, mileage: null, plateNumber: null },
} as const
const CONTACT = ServiceContact.parse({
  ...{ firstName: 'Sabine', lastName: 'Krüger', email: 's@post.example', phone: '0221 4710100' },
})

it('opens one step after the other, the appointment only where there is a calendar', () => {
  const answers: Partial<BookingDraft>[] = [
    { skus: ['WS-1010'] },
    { vehicle: VEHICLE },
    { merchant: '11111111-1111-4111-8111-111111111111', price: { price: 100, maxPrice: null } },
    { slot: { day: '2027-06-01', minute: 540 } },
    { contact: CONTACT },
  ]
  const stepsOf = (hasCalendar: boolean) => {
    let draft = EMPTY
    const steps = [firstBookingStep(draft, { hasCalendar })]
    for (const answer of answers) {
      draft = { ...draft, ...answer }
      steps.push(firstBookingStep(draft, { hasCalendar }))
    }
    return steps
  }
  const before = ['workshop', 'service-vehicle', 'service-workshop']
  expect(stepsOf(true)).toEqual([...before, 'service-appointment', 'service-contact', 'service-summary'])
  expect(stepsOf(false)).toEqual([...before, 'service-contact', 'service-contact', 'service-summary'])
})

it('asks for the workshop again once the price is empty', () => {
  const draft = { ...EMPTY, skus: ['a'], vehicle: VEHICLE, merchant: '11111111-1111-4111-8111-111111111111' }
  expect(firstBookingStep(draft, { hasCalendar: true })).toBe('service-workshop')
})

it('knows what lies beside a step', () => {
  expect(stepBeside('workshop', 'service-contact', 1)).toBe('service-summary')
  expect(stepBeside('workshop', 'workshop', -1)).toBe('workshop')
  expect(isReached('workshop', 'service-vehicle', 'service-workshop')).toBe(true)
  expect(isReached('workshop', 'service-summary', 'service-workshop')).toBe(false)
})

it('takes a contact with a telephone number only, and at most 500 characters', () => {
  const problems = (input: object) =>
    ServiceContact.safeParse({ ...CONTACT, ...input }).error?.issues.map(({ message }) => message)
  expect(problems({ phone: '' })).toEqual(['REQUIRED'])
  expect(problems({ phone: '12' })).toEqual(['INVALID_PHONE'])
  expect(problems({ message: 'x'.repeat(501) })).toEqual(['TOO_LONG'])
  expect(problems({ message: 'x'.repeat(500), ceiling: 0 })).toBeUndefined()
  expect(problems({ ceiling: -1 })).toEqual(['INVALID'])
})

it('keeps the order of the steps, however much of a later one is answered', () => {
  const all = {
    ...EMPTY,
    ...{ skus: ['a'], vehicle: VEHICLE, merchant: '11111111-1111-4111-8111-111111111111', contact: CONTACT },
    ...{ price: { price: 100, maxPrice: null }, slot: { day: '2027-06-01', minute: 540 } },
  }
  const first = (changed: object) => firstBookingStep({ ...all, ...changed }, { hasCalendar: true })
  expect(first({ skus: [] })).toBe('workshop')
  expect(first({ vehicle: null })).toBe('service-vehicle')
  expect(first({ merchant: null })).toBe('service-workshop')
  expect(first({ slot: null })).toBe('service-appointment')
  expect(first({ contact: null })).toBe('service-contact')
  expect(first({})).toBe('service-summary')
  expect(BookingDraft.parse(all)).toEqual(all)
  expect(BookingDraft.safeParse({ ...all, price: {} }).success).toBe(false)
  expect(BookingDraft.safeParse({ ...all, slot: {} }).success).toBe(false)
})

it('limits what is entered about car and contact', () => {
  const vehicle = (changed: object) =>
    ServiceVehicle.safeParse({ ...VEHICLE, ...changed }).error?.issues.map(({ path, message }) => [path[0], message])
  expect(vehicle({ make: 'x'.repeat(60), model: 'x'.repeat(80) })).toBeUndefined()
  expect(vehicle({ make: 'x'.repeat(61) })).toEqual([['make', 'TOO_LONG']])
  expect(vehicle({ model: 'x'.repeat(81) })).toEqual([['model', 'TOO_LONG']])
  const ceiling = (cents: number | null | string) =>
    ServiceContact.safeParse({ ...CONTACT, ceiling: cents }).error?.issues[0]?.message
  expect([0, 10_000_00, null].map(ceiling)).toEqual([undefined, undefined, undefined])
  expect([10_000_01, 0.5, 'x'].map(ceiling)).toEqual(['INVALID', 'INVALID', 'INVALID'])
  expect(ServiceContact.parse({ ...CONTACT, message: ' ' }).message).toBeNull()
  expect(MAX_BOOKED_SERVICES).toBe(10)
})
