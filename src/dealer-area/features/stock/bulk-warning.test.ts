import { expect, it } from 'vitest'
import { warningOf } from './bulk-change-rows.server.ts'

const warningFor = (...changes: [before: number | null, after: number | null][]) =>
  warningOf(
    changes.map(([priceBefore, priceAfter]) => ({ priceBefore, priceAfter })),
    'de',
  )

it('prices that change by more than half are warned of, in both directions', () => {
  expect(warningFor([20_000, 10_000], [20_000, 30_000], [null, null])).toBeNull()
  expect(warningFor([20_000, 9_990])).toMatch(/^Ein Preis ändert sich um mehr als 50 %/)
  expect(warningFor([20_000, 9_990], [20_000, 30_010], [20_000, 19_000])).toMatch(/^2 Preise ändern sich/)
})
