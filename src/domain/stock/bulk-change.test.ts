import { expect, it } from 'vitest'
import { changedPrice } from './bulk-change.ts'

it.each([
  [43_980_00, { mode: 'PERCENT', by: -3, rounding: 10_00 }, 42_660_00],
  [20_950_00, { mode: 'PERCENT', by: -3, rounding: 10_00 }, 20_320_00],
  [19_999_00, { mode: 'PERCENT', by: 0.1 }, 20_018_99 + 1],
  [10_000_00, { mode: 'AMOUNT', by: -500_00 }, 9_500_00],
  [9_449_99, { mode: 'AMOUNT', by: 0, rounding: 100_00 }, 9_400_00],
  [300_00, { mode: 'AMOUNT', by: -500_00 }, -200_00],
] as const)('%i cents with %o are %i', (price, proposal, changed) => {
  expect(changedPrice(1, price, proposal)).toBe(changed)
})
