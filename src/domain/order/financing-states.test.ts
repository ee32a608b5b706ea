import { expect, it, test } from 'vitest'
import {
  endsOrder,
  FINANCING_ENDED,
  FINANCING_STATES,
  FINANCING_TRANSITIONS,
  firstFinancingState,
  isFinancingSettled,
  waitsForFinancing,
} from './financing-states.ts'
import { ORDER_STATES } from './order-states.ts'

it('the bank, the dealer or the operator decides; whoever ends an order gives its application up', () => {
  const decides = ['PROVIDER', 'MERCHANT', 'ADMIN']
  const givesUp = ['CUSTOMER', 'PROVIDER', 'MERCHANT', 'ADMIN', 'TIMER']
  expect(FINANCING_TRANSITIONS).toEqual({
    NOT_NEEDED: {},
    WAITING: { APPROVED: decides, REJECTED: decides, WITHDRAWN: givesUp },
    APPROVED: { WITHDRAWN: givesUp },
    REJECTED: {},
    WITHDRAWN: {},
  })
})

it('waits for a bank only where something is financed', () => {
  expect(firstFinancingState(true)).toBe('WAITING')
  expect(firstFinancingState(false)).toBe('NOT_NEEDED')
  expect(FINANCING_STATES.filter(isFinancingSettled)).toEqual(['NOT_NEEDED', 'APPROVED'])
  expect(FINANCING_STATES.filter(endsOrder)).toEqual(['REJECTED', 'WITHDRAWN'])
  expect(FINANCING_ENDED).toBe('FINANCING_ENDED')
})

test.each([
  ['NOT_NEEDED', []],
  ['APPROVED', []],
  ['WAITING', ['IN_PREPARATION', 'READY_FOR_PICKUP', 'SHIPPED', 'HANDED_OVER']],
  ['REJECTED', ['IN_PREPARATION', 'READY_FOR_PICKUP', 'SHIPPED', 'HANDED_OVER']],
] as const)('with its financing %s, an order cannot become %j', (financing, closed) => {
  expect(ORDER_STATES.filter((to) => waitsForFinancing(to, financing)).toSorted()).toEqual(closed.toSorted())
})
