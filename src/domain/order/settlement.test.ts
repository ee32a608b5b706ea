import { expect, it } from 'vitest'
import { isPaymentReceived, isPayoutSent, settlementOf, tradeInPlaceOf } from './settlement.ts'
import { PAYMENT_STATES } from './payment-states.ts'

const settled = ['PAID', 'REFUND_PENDING', 'REFUNDED']

it('payment was received where it is present, being refunded, or refunded', () => {
  expect(PAYMENT_STATES.filter((payment) => isPaymentReceived({ payment, due: 1 }))).toEqual(settled)
})

it('a payout is the dealer’s money, and nothing is settled where nothing is due', () => {
  for (const payment of PAYMENT_STATES) {
    expect(isPaymentReceived({ payment, due: -3_000_00 })).toBe(false)
    expect(isPayoutSent({ payment, due: -3_000_00 })).toBe(settled.includes(payment))
    expect([isPaymentReceived({ payment, due: 0 }), isPayoutSent({ payment, due: 0 })]).toEqual([false, false])
    expect(isPayoutSent({ payment, due: 1 })).toBe(false)
  }
})

it('a trade-in vehicle is with its owner until both cars change hands', () => {
  expect(tradeInPlaceOf(['VEHICLE', 'TRADE_IN_VEHICLE'], false)).toBe('CUSTOMER')
  expect(tradeInPlaceOf(['VEHICLE', 'TRADE_IN_VEHICLE'], true)).toBe('DEALER')
  expect(tradeInPlaceOf(['VEHICLE'], true)).toBeNull()
})

it('an order has a payment or a payout at most, and possibly a trade-in', () => {
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
