import { describe, expect, it, test } from 'vitest'
import { allowedMethods, PAYMENT_METHODS, type PayableOrder, providerOf, takesAccount } from './payment-methods.ts'
import { firstPaymentState } from './payment-states.ts'

const order = (given: Partial<PayableOrder>): PayableOrder => ({
  ...{ due: 100_00, hasVehicle: false, isFinanced: false, isPickedUp: false, takesCards: true, takesMandates: true },
  ...given,
})

test('S3-52: there are seven methods, and each is on offer somewhere', () => {
  expect(PAYMENT_METHODS).toHaveLength(7)
  const offered = [
    allowedMethods(order({ hasVehicle: true, isPickedUp: true })),
    allowedMethods(order({})),
    allowedMethods(order({ due: -1 })),
  ].flat()
  expect(new Set(offered)).toEqual(new Set(PAYMENT_METHODS))
})

describe('the payment methods of an order', () => {
  it.each([
    ['goods by post', {}, ['PREPAYMENT', 'CREDIT_CARD', 'PAYPAL', 'SEPA_MANDATE']],
    ['goods of a dealer without a creditor id', { takesMandates: false }, ['PREPAYMENT', 'CREDIT_CARD', 'PAYPAL']],
    ['goods of a shop without a payment provider', { takesCards: false }, ['PREPAYMENT', 'SEPA_MANDATE']],
    ['a car that is fetched', { due: 30_000_00, hasVehicle: true, isPickedUp: true }, ['BANK_TRANSFER', 'DEALER']],
    ['a car that is brought', { due: 30_000_00, hasVehicle: true }, ['BANK_TRANSFER']],
    ['most by card', { due: 10_000_00, hasVehicle: true }, ['BANK_TRANSFER', 'CREDIT_CARD']],
    ['a cent more than by card', { due: 10_000_01, hasVehicle: true }, ['BANK_TRANSFER']],
    ['most by PayPal', { due: 5_000_00 }, ['PREPAYMENT', 'CREDIT_CARD', 'PAYPAL', 'SEPA_MANDATE']],
    ['a cent more', { due: 5_000_01 }, ['PREPAYMENT', 'CREDIT_CARD']],
    [
      'the down payment of a loan',
      { hasVehicle: true, isFinanced: true, isPickedUp: true },
      ['BANK_TRANSFER', 'DEALER'],
    ],
    ['a trade-in worth more', { due: -500_00, hasVehicle: true }, ['PAYOUT']],
    ['all of it financed', { due: 0, hasVehicle: true }, []],
  ] as const)('%s', (_, given, methods) => expect(allowedMethods(order(given))).toEqual(methods))
})

test('an account is needed for a debit or for a payout', () => {
  expect(PAYMENT_METHODS.filter(takesAccount)).toEqual(['SEPA_MANDATE', 'PAYOUT'])
})

test('S3-52: the provider is the bank where something is financed, the card provider where it takes the details', () => {
  const requested = PAYMENT_METHODS.filter((method) => providerOf(method, false) === 'CARD')
  expect(requested).toEqual(['CREDIT_CARD', 'PAYPAL'])
  expect(providerOf('BANK_TRANSFER', false)).toBeNull()
  expect([...PAYMENT_METHODS, null].every((method) => providerOf(method, true) === 'BANKING_REQUEST')).toBe(true)
})

test('an order waits for payment details only where some are missing', () => {
  const waiting = PAYMENT_METHODS.filter(
    (method) => firstPaymentState(method, providerOf(method, false)) === 'WAITING_FOR_PAYMENT_DETAILS',
  )
  expect(waiting).toEqual(['CREDIT_CARD', 'PAYPAL'])
  expect(firstPaymentState(null, 'BANKING_REQUEST')).toBe('WAITING_FOR_PAYMENT_DETAILS')
  for (const method of ['BANK_TRANSFER', 'PREPAYMENT', 'SEPA_MANDATE', 'DEALER', 'PAYOUT', null] as const)
    expect(firstPaymentState(method, null)).toBe('PAYMENT_DETAILS_IN_PROGRESS')
})
