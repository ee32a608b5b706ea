import { expect, it } from 'vitest'
import { CLOSING_REASONS } from '#domain/request/closing-reasons.ts'
import { closingChoiceText, sellerReasonText } from './seller-reason.server.ts'

it('speaks to the seller of the customer, not of “you”', () => {
  expect(sellerReasonText('BOUGHT_ELSEWHERE', 'de')).toBe('Der Kunde hat sich anders entschieden.')
  expect(sellerReasonText('VEHICLE_SOLD', 'de')).toBe('Das Fahrzeug ist inzwischen verkauft.')
  expect(closingChoiceText('BOUGHT_ELSEWHERE', 'en')).toBe('The customer decided on another vehicle')
  expect(closingChoiceText('NO_CAPACITY', 'de')).toBe('Es ist kein Termin frei')
})

it('has words for every reason', () => {
  for (const reason of CLOSING_REASONS) {
    expect(sellerReasonText(reason, 'de')).not.toMatch(/[A-Z]_[A-Z]/)
    expect(closingChoiceText(reason, 'en')).not.toMatch(/[A-Z]_[A-Z]/)
  }
})
