import { expect, it } from 'vitest'
import type { OrderState } from '#domain/order/order-states.ts'
import { stepConsequence } from './step-consequence.server.ts'

it('says of a car what the step does with it, once', () => {
  const said = (from: OrderState, to: OrderState) => stepConsequence({ from, to, hasCar: true }, 'de')
  const released = /^Das Auto wird wieder frei\. /
  expect(said('PLACED', 'CONFIRMED')).toMatch(/^Das Auto ist damit verkauft\. /)
  expect(said('PLACED', 'REJECTED')).toMatch(released)
  expect(said('WITHDRAWN', 'RETURNED')).toMatch(released)
  expect(said('WITHDRAWN', 'REFUNDED'), 'the goods never left').toMatch(released)
  expect(said('RETURNED', 'REFUNDED'), 'released with the return').not.toContain('Auto')
  expect(said('CONFIRMED', 'WITHDRAWN'), 'kept until it is back').not.toContain('Auto')
})

it('names no car in an order of accessories', () => {
  for (const to of ['CONFIRMED', 'REJECTED', 'CANCELLED', 'RETURNED', 'REFUNDED'] as const)
    expect(stepConsequence({ from: 'WITHDRAWN', to, hasCar: false }, 'en')).not.toMatch(/\bcar\b/)
})
