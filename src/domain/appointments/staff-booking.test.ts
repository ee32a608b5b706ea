import { expect, it } from 'vitest'
import { CallerInput, WorkshopBooking } from './staff-booking.ts'

const CALLER = { firstName: 'Sabine', lastName: 'Krüger', phone: '0221 4710100', email: 's@post.example', locale: 'de' }
const CAR = { make: 'Seat', model: 'Leon', plate: 'K-FW 1' }
type Problems = [string, string][] | undefined

const problemsOf = (schema: typeof CallerInput | typeof WorkshopBooking, entered: object): Problems =>
  schema.safeParse(entered).error?.issues.map(({ path, message }) => [path.join(), message])

it.each([
  [CallerInput, CALLER],
  [WorkshopBooking, { ...CALLER, ...CAR }],
])('is reached by telephone, by mail, or both', (schema, entered) => {
  expect(problemsOf(schema, entered)).toBeUndefined()
  expect(problemsOf(schema, { ...entered, email: ' ' })).toBeUndefined()
  expect(problemsOf(schema, { ...entered, phone: '' })).toBeUndefined()
  expect(problemsOf(schema, { ...entered, phone: '', email: '' })).toEqual([['phone', 'REQUIRED']])
  expect(problemsOf(schema, { ...entered, email: 'x' })).toEqual([['email', 'INVALID_EMAIL']])
  expect(problemsOf(schema, { ...entered, email: 7 })).toHaveLength(1)
})

it('has no address where none is known', () => {
  expect(CallerInput.parse({ ...CALLER, email: ' ' })).toMatchObject({ email: '' })
  const { email: _, ...without } = CALLER
  expect(CallerInput.parse(without)).toMatchObject({ email: '' })
  expect(CallerInput.parse(CALLER)).toMatchObject({ email: 's@post.example' })
})

it.each([
  ['make', 60],
  ['model', 80],
  ['plate', 20],
])('limits %s to %d characters', (field, limit) => {
  const entered = { ...CALLER, ...CAR }
  expect(problemsOf(WorkshopBooking, { ...entered, [field]: 'x'.repeat(limit) })).toBeUndefined()
  expect(problemsOf(WorkshopBooking, { ...entered, [field]: 'x'.repeat(limit + 1) })).toEqual([[field, 'TOO_LONG']])
})
