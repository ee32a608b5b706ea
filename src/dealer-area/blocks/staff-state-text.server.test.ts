import { expect, it } from 'vitest'
import { staffStateText } from './staff-state-text.server.ts'

it('calls every request new that nobody has answered, and a later state as the customer reads it', () => {
  expect(staffStateText('NEW', 'de')).toBe('Neu')
  expect(staffStateText('REQUESTED', 'de')).toBe('Neu')
  expect(staffStateText('REQUESTED', 'en')).toBe('New')
  expect(staffStateText('CONFIRMED', 'de')).toBe('Bestätigt')
})
