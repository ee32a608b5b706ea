import { expect, it } from 'vitest'
import { payoutPurpose } from './payout-account.ts'
import { messagesOf } from './simulated.ts'

const once = (kind: string, after: readonly number[], failsFirst = false) => ({ kind, after, failsFirst })

it('a payment is authorised, then paid; a failed one is a single message', () => {
  expect(messagesOf('PAID', 'AT_ONCE')).toEqual([once('AUTHORIZED', [0]), once('PAID', [0])])
  expect(messagesOf('FAILED', 'AT_ONCE')).toEqual([once('FAILED', [0])])
  expect(messagesOf('CANCELLED', 'LATE')).toEqual([once('CANCELLED', [20])])
})

it('messages come twice, late, in the wrong order, or only at the second attempt', () => {
  expect(messagesOf('PAID', 'TWICE')).toEqual([once('AUTHORIZED', [0, 3]), once('PAID', [0, 3])])
  expect(messagesOf('PAID', 'LATE')).toEqual([once('AUTHORIZED', [20]), once('PAID', [20])])
  expect(messagesOf('PAID', 'OUT_OF_ORDER')).toEqual([once('AUTHORIZED', [6]), once('PAID', [0])])
  expect(messagesOf('PAID', 'FAILS_FIRST')).toEqual([once('AUTHORIZED', [0], true), once('PAID', [0], true)])
})

it('an account for a payout opens for its order only', () => {
  expect(payoutPurpose(1234567890)).toBe('payout of order 1234567890')
})
