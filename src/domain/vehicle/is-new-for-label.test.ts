import { expect, test } from 'vitest'
import { isNewForLabel } from './is-new-for-label.ts'

const today = '2026-11-20'

test.each([
  [{ firstRegistration: null, mileage: 12 }, true],
  [{ firstRegistration: null, mileage: 20_000 }, true],
  [{ condition: 'NEW', firstRegistration: null, mileage: 20_000 }, true],
  [{ condition: 'USED', firstRegistration: null, mileage: 20_000 }, false],
  [{ condition: 'USED', firstRegistration: null, mileage: 1000 }, true],
  [{ condition: 'USED', firstRegistration: '2026-03', mileage: 9000 }, true],
  [{ firstRegistration: '2026-03', mileage: 9000 }, true],
  [{ firstRegistration: '2026-02', mileage: 9000 }, false],
  [{ firstRegistration: '2020-01', mileage: 1000 }, true],
  [{ firstRegistration: '2020-01', mileage: 1001 }, false],
  [{ firstRegistration: '2020-01', mileage: null }, false],
] as const)('%j → %s', (facts, expected) => {
  expect(isNewForLabel(facts, today)).toBe(expected)
})

test('months are counted across a new year', () => {
  const registered = (firstRegistration: string) => ({ firstRegistration, mileage: 9000 })
  expect(isNewForLabel(registered('2025-05'), '2026-01-31')).toBe(true)
  expect(isNewForLabel(registered('2025-04'), '2026-01-01')).toBe(false)
})
