import { expect, it } from 'vitest'
import { historyOf, lowestOf } from './history.server.ts'
import type { PageVehicle } from './offer.server.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const change = (at: string, price: number) => ({ at: `${at}T12:00:00Z`, price })

it('the lowest price of 30 days counts the one that held at their beginning', () => {
  const changes = [change('2026-09-01', 18_000), change('2026-10-10', 20_000), change('2026-11-20', 21_000)]
  expect(lowestOf(changes, NOW)).toBe(20_000)
  expect(lowestOf([...changes, change('2026-11-22', 17_500)], NOW)).toBe(17_500)
})

it('is drawn only where the price has changed, and says how far back it is known', () => {
  const vehicle = { id: '7', createdAt: '2026-11-13T12:00:00Z', confirmedAt: '2026-11-22T12:00:00Z' }
  const one = historyOf(
    { ...vehicle, priceHistory: [change('2026-11-13', 20_000)] } as unknown as PageVehicle,
    'de',
    NOW,
  )
  expect(one.chart).toBeUndefined()
  expect(one.unchanged).toContain('13.11.2026')
  expect(one.days).toBe('seit 10 Tagen')
  const changes = [change('2026-11-13', 20_000), change('2026-11-18', 19_000)]
  const two = historyOf({ ...vehicle, priceHistory: changes } as unknown as PageVehicle, 'de', NOW)
  expect(two.chart?.points).toBe('0,0 50,0 50,50 100,50')
  expect(two.lowest).toBe('Niedrigster Preis seit dem 13.11.2026: 19.000\u00A0€')
  expect(two.changes.map(({ change: by }) => by.replaceAll(/\s/g, ''))).toEqual(['', '−1.000€'])
})
