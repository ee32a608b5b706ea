import type { VehicleCardFragment } from '#storefront/generated/graphql.ts'
import { expect, test } from 'vitest'
import { cardOf } from './card.server.ts'

const vehicle = (price: number, previousPrice: number | null): VehicleCardFragment => ({
  id: '1',
  path: '/autos/vw/golf/1',
  title: 'VW Golf',
  modelDescription: null,
  price,
  previousPrice,
  priceRating: 'GOOD',
  state: 'PUBLISHED',
  condition: 'USED',
  distance: null,
  firstImage: [],
  imageCount: 0,
  facts: [],
  energyLabel: null,
  defaultRate: null,
  merchant: { name: 'Hansen', city: 'Hamburg' },
})

test.each([
  [9_700, 10_000, 'Preis gesenkt', '−300\u00A0€'],
  [9_701, 10_000, undefined, '−299\u00A0€'],
  [10_000, null, undefined, undefined],
])('%d € after %s €: badge %s, line %s', (price, previous, badge, by) => {
  const card = cardOf(vehicle(price, previous), 'de')
  expect(card.badge?.text).toBe(badge)
  expect(card.drop?.by).toBe(by)
})

test('a card shows the rating of its price with its steps, and nothing where there is none', () => {
  expect(cardOf(vehicle(20_000, null), 'de').rating).toEqual({ steps: 4, text: 'Guter Preis' })
  expect(cardOf({ ...vehicle(20_000, null), priceRating: null }, 'de')).not.toHaveProperty('rating')
})
