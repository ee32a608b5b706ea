import { beforeAll, expect, it } from 'vitest'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { type MarketCar, readMarketValue } from './market-value.ts'

const test = useTestDatabase()
const TODAY = '2026-11-20'
const GOLF: MarketCar = {
  ...{ make: 'Volkswagen', model: 'Golf', firstRegistration: '2021-03', mileage: 60_000 },
  ...{ vin: null, fuel: 'DIESEL', gearbox: 'MANUAL', body: null, power: 85 },
}
const valueOf = (said: MarketCar) => readMarketValue(test.database.read, said, { exceptMerchantId: 0, today: TODAY })

/** Six sellers with a Golf each. */
async function offers(name: string, fuel: 'DIESEL' | 'PETROL', power: number, price: number) {
  for (const seller of [0, 1, 2, 3, 4, 5]) {
    const { id } = await addMerchant(test.database, { slug: `${name}-${seller}`, name: `Autohaus ${name} ${seller}` })
    const attributes = { ...{ fuel, power, gearbox: 'MANUAL' as const }, firstRegistration: '2021-03', mileage: 60_000 }
    await deliver(test.database, id, [
      car(`${name}${seller}`, { attributes: { ...attributes, price: price + seller * 50_00 } }),
    ])
  }
}

beforeAll(() => offers('sport', 'PETROL', 235, 39_000_00))

it('compares no family car with a sports version, even if nothing else is on offer', async () => {
  expect(await valueOf(GOLF)).toBeUndefined()
  expect(await valueOf({ ...GOLF, fuel: 'PETROL', power: 235 })).toMatchObject({ offers: 6 })
})

it('takes other fuels of the same power where there are too few of its own', async () => {
  await offers('petrol', 'PETROL', 96, 15_000_00)
  expect(await valueOf(GOLF)).toMatchObject({
    offers: 6,
    comparedBy: { fuel: null, gearbox: null, minPower: 68, maxPower: 102 },
  })
})
