import { expect, it } from 'vitest'
import { orderReasonText } from './order-reasons.ts'

it('says a reason of the shop in words, a person’s in their own, and leaves out codes without a text', () => {
  expect(orderReasonText('NOT_PAID', 'de')).toBe('Die Zahlung ist ausgeblieben.')
  expect(orderReasonText('Motorschaden', 'de')).toBe('Motorschaden')
  expect(orderReasonText('CHARGE_FAILED', 'de')).toBeUndefined()
})
