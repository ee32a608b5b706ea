import { expect, test } from 'vitest'
import { distanceText } from './distance.server.ts'

test.each([
  [0, 'in der Nähe', 'nearby'],
  [0.9, 'in der Nähe', 'nearby'],
  [1, '1\u00A0km', '1\u00A0km'],
  [1.6, '2\u00A0km', '2\u00A0km'],
  [1234.4, '1.234\u00A0km', '1,234\u00A0km'],
])('%d km away: %s, %s', (kilometres, de, en) => {
  expect([distanceText(kilometres, 'de'), distanceText(kilometres, 'en')]).toEqual([de, en])
})
