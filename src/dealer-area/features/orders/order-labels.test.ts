import { expect, it } from 'vitest'
import { moneyLabel, reasonLabelOf } from './order.server.ts'

it('the button that records money names the amount and its way', () => {
  expect(moneyLabel('PAID', 500, 'de')).toBe('Geld ist eingegangen: 500,00\u00A0€')
  expect(moneyLabel('PAID', -1990.5, 'de')).toBe('Betrag ist ausgezahlt: 1.990,50\u00A0€')
  expect(moneyLabel('REFUNDED', 500, 'en')).toBe('Money has been refunded')
})

it('a step asks for a reason, a hand-over with its money only for a remark', () => {
  expect(reasonLabelOf({ to: 'HANDED_OVER', asksUnpaid: false }, 'de')).toMatch(/^Bemerkung \(optional/)
  expect(reasonLabelOf({ to: 'HANDED_OVER', asksUnpaid: true }, 'de')).toMatch(/^Grund/)
  expect(reasonLabelOf({ to: 'REJECTED', asksUnpaid: false }, 'de')).toMatch(/^Grund/)
  expect(reasonLabelOf({ to: 'WITHDRAWN', asksUnpaid: false }, 'de')).not.toMatch(/^(Grund|Bemerkung)/)
})
