import { expect, it } from 'vitest'
import { VEHICLE_SHIPPING } from '../delivery/shipping-kinds.ts'
import { FINANCING_STATES } from './financing-states.ts'
import { canChooseHandOver, canDispatch, hasLeftDealer, releasesGoods } from './hand-over.ts'
import { ORDER_STATES } from './order-states.ts'
import { PAYMENT_METHODS } from './payment-methods.ts'
import { PAYMENT_STATES } from './payment-states.ts'

const owed = { payment: 'PAYMENT_DETAILS_IN_PROGRESS', method: 'BANK_TRANSFER', due: 1_00 } as const

it('goods leave the dealer by shipping and by hand-over', () => {
  expect(ORDER_STATES.filter(releasesGoods)).toEqual(['SHIPPED', 'HANDED_OVER'])
  expect(ORDER_STATES.filter(hasLeftDealer)).toEqual(['SHIPPED', 'HANDED_OVER', 'COMPLETED'])
})

it('a time for the hand-over is chosen once a car is ready at a dealer’s and the bank does not keep it waiting', () => {
  const ready = { state: 'READY_FOR_PICKUP', financing: 'NOT_NEEDED', delivery: { vehicles: 'PICK_UP' } } as const
  expect(ORDER_STATES.filter((state) => canChooseHandOver({ ...ready, state }))).toEqual(['READY_FOR_PICKUP'])
  expect(FINANCING_STATES.filter((financing) => canChooseHandOver({ ...ready, financing }))).toEqual([
    'NOT_NEEDED',
    'APPROVED',
  ])
  const shippings = [...VEHICLE_SHIPPING, null]
  expect(shippings.filter((vehicles) => canChooseHandOver({ ...ready, delivery: { vehicles } }))).toEqual([
    'PICK_UP',
    'DELIVERY_TO_DEALER',
  ])
})

it('prepaid goods stay until the payment is received; goods paid at pick-up, paid by a bank or with a payout do not', () => {
  const without = PAYMENT_METHODS.filter((method) => canDispatch({ ...owed, method }))
  expect(without).toEqual(['DEALER', 'PAYOUT'])
  expect(PAYMENT_STATES.filter((payment) => canDispatch({ ...owed, payment }))).toEqual(['PAID'])
  expect([1, 0, -1].map((due) => canDispatch({ ...owed, due }))).toEqual([false, true, true])
  expect(canDispatch({ ...owed, method: null })).toBe(true)
})
