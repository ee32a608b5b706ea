import { expect, it } from 'vitest'
import { TRADED } from '../../../tests/support/trade-in-requests.ts'
import { hitRates } from './hit-rate.ts'
import { statedPrice } from './inspected.ts'

// By hand: from 14,500 with brakes due to 15,600 with good ones, + 200 tow bar, − 390, margin 9.5 % and 19 % tax on it.
const { minimalPrice, maximalPrice } = statedPrice(TRADED)!
const at = (firstRegistration: string, price: number) => ({
  details: { ...TRADED, vehicle: { ...TRADED.vehicle, firstRegistration } },
  price,
})

it('counts the offers within the range of the estimate, its ends included, by age at the estimate', () => {
  expect([minimalPrice, maximalPrice]).toEqual([12_360_00, 13_650_00])
  const offers = [
    at('2023-12', 12_360_00),
    at('2023-11', 13_650_00),
    at('2019-12', 12_359_99),
    at('2019-11', 13_650_01),
    at('2015-11', 13_000_00),
    at('2001-01', 13_000_00),
  ]
  expect(hitRates(offers)).toEqual({
    ...{ inside: 4, offers: 6 },
    ages: [
      { age: 'UNDER_3', inside: 1, offers: 1 },
      { age: 'FROM_3', inside: 1, offers: 2 },
      { age: 'FROM_7', inside: 0, offers: 1 },
      { age: 'FROM_11', inside: 2, offers: 2 },
    ],
  })
})

it('leaves out cars without an estimate, and ranges without a lower end', () => {
  const open = { ...TRADED, condition: { ...TRADED.condition, scratches: 'major' } }
  const none = { ...TRADED, valuation: null }
  expect(hitRates([open, none].map((details) => ({ details, price: 9_000_00 })))).toMatchObject({
    inside: 0,
    offers: 0,
  })
})
