import { expect, it } from 'vitest'
import { CONFIRM_DAYS, MAX_HARD_BOUNCES, SubscribeForm, UnsubscribeForm } from './subscription.ts'

const problems = (entered: object) =>
  SubscribeForm.safeParse(entered).error?.issues.map(({ path, message }) => [path.join(), message])

it('needs an address and the consent, and stands in the form of the shop where no place is named', () => {
  expect(SubscribeForm.parse({ email: 'Kim@Example.com', consent: true })).toEqual({
    ...{ email: expect.stringMatching(/^kim@example\.com$/i), place: 'FORM', consent: true },
  })
  expect(problems({ email: 'kim', consent: true })).toEqual([['email', 'INVALID_EMAIL']])
  expect(problems({ email: 'kim@example.com', consent: false })).toEqual([['consent', 'NOT_ACCEPTED']])
  expect(problems({ email: 'kim@example.com' })).toEqual([['consent', 'NOT_ACCEPTED']])
  expect(problems({ email: 'kim@example.com', consent: true, place: 'KITCHEN' })).toEqual([['place', 'INVALID']])
})

it('ends with an address alone', () => {
  expect(UnsubscribeForm.safeParse({ email: 'kim@example.com' }).success).toBe(true)
  expect(UnsubscribeForm.safeParse({}).success).toBe(false)
})

it('waits a week for the confirmation, and gives an address up after its second hard bounce', () => {
  expect([CONFIRM_DAYS, MAX_HARD_BOUNCES]).toEqual([7, 2])
})
