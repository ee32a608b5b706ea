import { expect, it } from 'vitest'
import { ORDER_STATES } from '#domain/order/order-states.ts'
import { methodReason } from '#domain/order/payment-change.ts'
import { PAYMENT_METHODS } from '#domain/order/payment-methods.ts'
import { PAYMENT_STATES } from '#domain/order/payment-states.ts'
import { orderReasonText } from './order-reasons.ts'

it('says a reason of the shop in words, a person’s in their own, and leaves out codes without a text', () => {
  expect(orderReasonText('NOT_PAID', 'de')).toBe('Die Zahlung ist ausgeblieben.')
  expect(orderReasonText('Motorschaden', 'de')).toBe('Motorschaden')
  expect(orderReasonText('UNFALLWAGEN', 'de')).toBe('UNFALLWAGEN')
  const codes = ['CHARGE_FAILED', 'SALE', ...ORDER_STATES, ...PAYMENT_STATES, ...PAYMENT_METHODS.map(methodReason)]
  for (const code of codes) expect(orderReasonText(code, 'de'), code).toBeUndefined()
})
