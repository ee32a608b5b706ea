import { describe, expect, it } from 'vitest'
import type { OrderStatus } from './order-steps.ts'
import { methodChosen, methodReason, otherMethods, payableOf } from './payment-change.ts'
import { PAYMENT_METHODS } from './payment-methods.ts'

const status: OrderStatus = {
  ...{ state: 'PLACED', payment: 'WAITING_FOR_PAYMENT_DETAILS', method: 'CREDIT_CARD', provider: 'CARD' },
  financing: 'NOT_NEEDED',
  customerKind: 'PRIVATE',
}
const payable = {
  ...{ due: 4_000_00, hasVehicle: false, isFinanced: false, isPickedUp: true, takesCards: true, takesMandates: true },
}

describe('another way to pay', () => {
  it('is each method that was possible from the start, except those that need more details', () => {
    expect(otherMethods(status, payable)).toEqual(['PREPAYMENT', 'PAYPAL', 'DEALER'])
    expect(otherMethods(status, { ...payable, isPickedUp: false, due: 9_000_00 })).toEqual(['PREPAYMENT'])
    expect(otherMethods({ ...status, method: 'PAYPAL' }, { ...payable, hasVehicle: true })).toEqual([
      ...['BANK_TRANSFER', 'CREDIT_CARD', 'DEALER'],
    ])
  })

  it('does not exist for an order that is paid, has ended, or already has that method', () => {
    expect(otherMethods({ ...status, payment: 'PAID' }, payable)).toEqual([])
    expect(otherMethods({ ...status, payment: 'AUTHORIZED' }, payable)).toEqual([])
    expect(otherMethods({ ...status, state: 'CANCELLED' }, payable)).toEqual([])
    expect(otherMethods({ ...status, method: 'PREPAYMENT' }, payable)).toEqual([])
  })
})

it('the chosen method is stored only in the reason of an event', () => {
  expect(PAYMENT_METHODS.map((method) => methodChosen(methodReason(method)))).toEqual([...PAYMENT_METHODS])
  for (const reason of [null, 'METHOD_', 'CANCELLED', 'METHOD_CASH']) expect(methodChosen(reason)).toBeNull()
})

it('the choice later depends on the order as it was placed, without direct debit', () => {
  const car = { type: 'VEHICLE', payment: 'LOAN' } as const
  const mats = { type: 'ACCESSORY', payment: 'CASH' } as const
  const fetched = { vehicles: 'PICK_UP', accessories: null } as const
  expect(payableOf({ due: 5_00, lines: [car, mats], delivery: fetched }, true)).toEqual({
    ...{ due: 5_00, hasVehicle: true, isFinanced: true, isPickedUp: true, takesCards: true, takesMandates: false },
  })
  const sent = { vehicles: null, accessories: 'ACCESSORY_DELIVERY' } as const
  expect(payableOf({ due: 5_00, lines: [mats], delivery: sent }, false)).toEqual({
    ...{ due: 5_00, hasVehicle: false, isFinanced: false, isPickedUp: false, takesCards: false, takesMandates: false },
  })
})
