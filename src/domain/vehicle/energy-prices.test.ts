import { expect, test } from 'vitest'
import { type EnergyPrices, energyPricesOn, tankedCarrier } from './energy-prices.ts'

const edition = (validFrom: string, year: number): EnergyPrices => ({
  validFrom,
  source: { de: 'Liste', en: 'List' },
  year,
  prices: {},
  co2: { low: 1, medium: 2, high: 3, firstYear: year + 2 },
})
const editions = [edition('2026-07-01', 2025), edition('2025-07-01', 2024)]

test('the newest edition that is already valid counts', () => {
  expect(energyPricesOn(editions, '2026-06-30').year).toBe(2024)
  expect(energyPricesOn(editions, '2026-07-01').year).toBe(2025)
  expect(energyPricesOn(editions, '2031-01-01').year).toBe(2025)
  expect(energyPricesOn(editions, '2020-01-01').year).toBe(2024)
  expect(() => energyPricesOn([], '2026-07-01')).toThrow()
})

test('hybrids tank what their engine burns', () => {
  expect(tankedCarrier('HYBRID_DIESEL', null)).toBe('DIESEL')
  expect(tankedCarrier('HYBRID_PETROL', null)).toBe('PETROL')
  expect(tankedCarrier('PLUG_IN_HYBRID', 'PETROL')).toBe('PETROL')
  expect(tankedCarrier('PLUG_IN_HYBRID', null)).toBeNull()
  expect(
    (['PETROL', 'DIESEL', 'LPG', 'CNG', 'HYDROGEN', 'ETHANOL'] as const).map((fuel) => tankedCarrier(fuel, null)),
  ).toEqual(['PETROL', 'DIESEL', 'LPG', 'CNG', 'HYDROGEN', 'ETHANOL'])
  expect([tankedCarrier('ELECTRIC', null), tankedCarrier('OTHER', null)]).toEqual([null, null])
  expect(tankedCarrier(null, null)).toBeNull()
})
