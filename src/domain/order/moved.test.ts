import { expect, it } from 'vitest'
import { moneyCame, moneyWent, movedOf, oldCarOf } from './moved.ts'
import { PAYMENT_STATES } from './payment-states.ts'

const settled = ['PAID', 'REFUND_PENDING', 'REFUNDED']

it('money has come where it is there, on its way back, or back', () => {
  expect(PAYMENT_STATES.filter((payment) => moneyCame({ payment, due: 1 }))).toEqual(settled)
})

it('what is paid out is the dealer’s money, and where nothing is due none moves', () => {
  for (const payment of PAYMENT_STATES) {
    expect(moneyCame({ payment, due: -3_000_00 })).toBe(false)
    expect(moneyWent({ payment, due: -3_000_00 })).toBe(settled.includes(payment))
    expect([moneyCame({ payment, due: 0 }), moneyWent({ payment, due: 0 })]).toEqual([false, false])
    expect(moneyWent({ payment, due: 1 })).toBe(false)
  }
})

it('an old car is its owner’s until both cars change hands', () => {
  expect(oldCarOf(['VEHICLE', 'TRADE_IN_VEHICLE'], false)).toBe('KEPT')
  expect(oldCarOf(['VEHICLE', 'TRADE_IN_VEHICLE'], true)).toBe('GIVEN')
  expect(oldCarOf(['VEHICLE'], true)).toBeNull()
})

it('an order has moved money one way at most, and an old car', () => {
  expect(movedOf({ payment: 'PAID', due: 1 }, 'GIVEN')).toEqual({ isPaid: true, isPaidOut: false, oldCar: 'GIVEN' })
  expect(movedOf({ payment: 'PAID', due: -1 }, null)).toEqual({ isPaid: false, isPaidOut: true, oldCar: null })
  expect(movedOf({ payment: 'AUTHORIZED', due: 1 }, 'KEPT')).toEqual({
    isPaid: false,
    isPaidOut: false,
    oldCar: 'KEPT',
  })
})
