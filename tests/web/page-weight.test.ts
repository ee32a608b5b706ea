import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import { ratePrices } from '#use-cases/valuation/rate-prices.ts'
import { BUDGETS } from '../../scripts/bundle-budgets.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const MAKES = ['Audi', 'BMW', 'Fiat', 'Ford', 'Opel', 'Seat', 'Skoda', 'Toyota', 'Volkswagen', 'Volvo']

const test = useTestDatabase()
const shop = useTestShop(test, {}, async () => {
  const { id } = await addMerchant(test.database)
  const cars = Array.from({ length: 60 }, (_, index) =>
    car(String(index + 1), {
      makeName: MAKES[index % MAKES.length]!,
      modelName: `Modell ${index % MAKES.length}`,
      attributes: { price: 18_000_00 + ((index * 7919) % 6_000) * 100, mileage: 20_000 + ((index * 4801) % 90_000) },
    }),
  )
  await deliver(test.database, id, cars)
  await ratePrices(test.database, berlinToday())
})

it.each(['/', '/auto-kaufen', '/auto-kaufen?all-filters=1', '/autos'])(
  '%s: the page of a full shop stays within its budget',
  async (path) => {
    const list = (await shop.get('/auto-kaufen')).text
    const vehicle = /href="(\/autos\/[^"]+)"/.exec(list)![1]!
    const page = await shop.get(path === '/autos' ? vehicle : path)
    expect(page.status).toBe(200)
    // The heaviest cards are those with a rated price.
    if (path === '/auto-kaufen') expect(page.text).toMatch(/(Guter|Fairer|Erhöhter|Hoher) Preis<\/span>/)
    expect(gzipSync(page.body).length).toBeLessThanOrEqual(BUDGETS.html)
  },
)
