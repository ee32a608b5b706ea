import { expect, it } from 'vitest'
import { isPaymentReceived, isPayoutSent, settlementOf, tradeInPlaceOf } from './settlement.ts'
import { PAYMENT_STATES } from './payment-states.ts'

const settled = ['PAID', 'REFUND_PENDING', 'REFUNDED']

it('money has come where it is there, on its way back, or back', () => {
  expect(PAYMENT_STATES.filter((payment) => isPaymentReceived({ payment, due: 1 }))).toEqual(settled)
})

it('what is paid out is the dealer’s money, and where nothing is due none moves', () => {
  for (const payment of PAYMENT_STATES) {
    expect(isPaymentReceived({ payment, due: -3_000_00 })).toBe(false)
    expect(isPayoutSent({ payment, due: -3_000_00 })).toBe(settled.includes(payment))
    expect([isPaymentReceived({ payment, due: 0 }), isPayoutSent({ payment, due: 0 })]).toEqual([false, false])
    expect(isPayoutSent({ payment, due: 1 })).toBe(false)
  }
})

it('an old car is its owner’s until both cars change hands', () => {
  expect(tradeInPlaceOf(['VEHICLE', 'TRADE_IN_VEHICLE'], false)).toBe('CUSTOMER')
  expect(tradeInPlaceOf(['VEHICLE', 'TRADE_IN_VEHICLE'], true)).toBe('DEALER')
  expect(tradeInPlaceOf(['VEHICLE'], true)).toBeNull()
})

it('an order has moved money one way at most, and an old car', () => {
  expect(settlementOf({ payment: 'PAID', due: 1 }, 'DEALER')).toEqual({
    isPaid: true,
    isPaidOut: false,
    tradeInPlace: 'DEALER',
  })
  expect(settlementOf({ payment: 'PAID', due: -1 }, null)).toEqual({
    isPaid: false,
    isPaidOut: true,
    tradeInPlace: null,
  })
  expect(settlementOf({ payment: 'AUTHORIZED', due: 1 }, 'CUSTOMER')).toEqual({
    isPaid: false,
    isPaidOut: false,
    tradeInPlace: 'CUSTOMER',
  })
})
