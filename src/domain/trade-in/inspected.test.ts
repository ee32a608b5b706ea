import { describe, expect, it } from 'vitest'
import { inspectedPrice, statedPrice } from './inspected.ts'
import type { TradeInDetails, TradeInInspection } from './trade-in-data.ts'

const CONDITION = {
  ...{ scratches: 'few', windscreen: 'none', accident: 'none', import: 'german', serviceBook: 'workshop' },
  ...{ secondTyres: 'none', inspection: 'year', tyres: 'good', brakes: 'UNKNOWN', finance: 'none', seller: 'private' },
}
const DETAILS: TradeInDetails = {
  vehicle: {
    ...{
      make: 'VW',
      model: 'Golf',
      vin: null,
      plate: null,
      color: 'BLUE',
      firstRegistration: '2020-03',
      mileage: 80_000,
    },
    ...{ body: null, seats: null, fuel: 'DIESEL', power: 110, drive: null, gearbox: null },
  },
  ...{ condition: CONDITION, equipment: ['towBar'], flow: 'standFlow', origin: 'STANDALONE' },
  terms: { marginPermille: 90, minMargin: 900_00, reconditioning: 390_00, since: '2026-11-01', amounts: {} },
  valuation: {
    ...{ asOf: '2026-11-20', offers: 9, sellers: 5, comparables: [] },
    market: { median: 20_000_00, age: 0, mileage: 0, power: 0, low: 19_000_00, high: 21_000_00 },
    medianOffer: { firstRegistration: '2020-03', mileage: 80_000 },
    comparedBy: {
      ...{ make: 'vw', model: 'golf', fuel: 'DIESEL', gearbox: null, body: null, minPower: null, maxPower: null },
      ...{ from: '2018-03', to: '2022-03', maxMileage: 120_000 },
    },
  },
}
const FOUND: TradeInInspection = {
  ...{ at: '2026-11-23', condition: { ...CONDITION, brakes: 'good' }, equipment: ['towBar'], mileage: 80_000 },
  ...{ amounts: {}, market: null },
}

describe('the price after an inspection', () => {
  it('is the same where the same is found, apart from what was unknown', () => {
    const stated = statedPrice(DETAILS)!
    const price = inspectedPrice(DETAILS, FOUND)!
    expect(price.differences).toEqual([{ line: 'brakes', stated: 'UNKNOWN', found: 'good', amount: 155_00 }])
    expect(price.estimate - stated.estimate).toBeGreaterThanOrEqual(150_00)
    expect(price.minimalPrice).not.toBeNull()
  })

  it('names every line that changed, with the amount of the same table', () => {
    const condition = { ...FOUND.condition, scratches: 'major', tyres: 'two' }
    const found = { ...FOUND, condition, equipment: [], mileage: 90_000, amounts: { 'scratches.major': -1_850_00 } }
    const { differences, estimate } = inspectedPrice(DETAILS, found)!
    expect(differences).toEqual([
      { line: 'mileage', stated: '80000', found: '90000', amount: -396_00 },
      { line: 'scratches', stated: 'few', found: 'major', amount: -1_610_00 },
      { line: 'tyres', stated: 'good', found: 'two', amount: -260_00 },
      { line: 'brakes', stated: 'UNKNOWN', found: 'good', amount: 155_00 },
      { line: 'equipment.towBar', stated: 'towBar', found: null, amount: -200_00 },
    ])
    // 20,000 − 396 market; −1,850 − 260 − 390; margin 9 % of 19,604 and its tax.
    expect(estimate).toBe(15_000_00 + 10_00 * Math.round((19_604 - 1_850 - 260 - 390 - 1_764 - 335 - 15_000) / 10) * 1)
  })

  it('starts from the market value the dealer names where nothing could be compared', () => {
    const none = { ...DETAILS, valuation: null }
    expect(statedPrice(none)).toBeUndefined()
    expect(inspectedPrice(none, FOUND)).toBeUndefined()
    expect(inspectedPrice(none, { ...FOUND, market: 20_000_00 })?.estimate).toBe(
      inspectedPrice(DETAILS, FOUND)!.estimate,
    )
  })
})
