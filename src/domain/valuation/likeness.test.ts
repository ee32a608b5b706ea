import { describe, expect, it } from 'vitest'
import { type DescribedOffer, MAX_COMPARED, POWER_APART, withoutTwins } from './alike.ts'
import {
  adjustedPrice,
  adjustOffers,
  DEPRECIATION,
  KILOMETRES_APART,
  likeness,
  POWER_EXPONENT,
  reachOf,
  withoutOutliers,
} from './estimate.ts'
import { quantileItem } from './weighted.ts'

const CAR = { firstRegistration: '2022-06', mileage: 60_000 }
const TODAY = '2026-11-21'

describe('an offer in reach', () => {
  const reaches = (mileage: number, firstRegistration = CAR.firstRegistration, car = CAR) =>
    reachOf(car)({ mileage, firstRegistration })

  it('has driven half as far or half as far again, and 30,000 km more or less in any case', () => {
    expect([30_000, 29_999, 90_000, 90_001].map((mileage) => reaches(mileage))).toEqual([true, false, true, false])
    const far = { ...CAR, mileage: 100_000 }
    expect([50_000, 49_999, 150_000, 150_001].map((mileage) => reaches(mileage, '2022-06', far))).toEqual([
      ...[true, false, true, false],
    ])
    const near = { ...CAR, mileage: 5_000 }
    expect([0, 35_000, 35_001].map((mileage) => reaches(mileage, '2022-06', near))).toEqual([true, true, false])
  })

  it('was registered within two years, by the month', () => {
    const months = ['2020-05', '2020-06', '2024-06', '2024-07', '2020-05-31', '2020-06-01', '2024-06-30', '2024-07-01']
    expect(months.map((month) => reaches(60_000, month))).toEqual([
      ...[false, true, true, false, false, true, true, false],
    ])
    expect(reaches(60_000, '2020-06-01', { ...CAR, firstRegistration: '2022-06-30' })).toBe(true)
  })
})

it('an offer counts half when it is a year or 20,000 km off', () => {
  expect(likeness(CAR, CAR)).toBe(1)
  expect(likeness(CAR, { ...CAR, firstRegistration: '2021-06' })).toBe(0.5)
  expect(likeness({ ...CAR, mileage: 40_000 }, CAR)).toBe(0.5)
  expect(likeness({ mileage: 80_000, firstRegistration: '2023-06-15' }, CAR)).toBeCloseTo(1 / 3, 12)
})

it('a price follows the square root of the power, where it is known of both cars', () => {
  const offer = { ...CAR, price: 20_000_00, power: 100 }
  // √1.21 is 1.1, √0.81 is 0.9.
  expect(adjustedPrice(offer, { ...CAR, power: 121 }, TODAY)).toBeCloseTo(22_000_00, 6)
  expect(adjustedPrice(offer, { ...CAR, power: 81 }, TODAY)).toBeCloseTo(18_000_00, 6)
  expect(adjustedPrice(offer, { ...CAR, power: null }, TODAY)).toBe(20_000_00)
  expect(adjustedPrice({ ...offer, power: null }, { ...CAR, power: 121 }, TODAY)).toBe(20_000_00)
  const [compared] = adjustOffers({ ...CAR, power: 121 }, [offer], TODAY)
  expect([compared!.age, compared!.mileage, Math.round(compared!.power), compared!.weight]).toEqual([0, 0, 2_000_00, 1])
})

it('the model of the loss is the one shown beside every estimate', () => {
  expect(DEPRECIATION).toEqual({ month: 0.01, laterMonth: 0.007, laterFrom: 36, tenThousandKilometres: 0.02 })
  expect([KILOMETRES_APART, POWER_EXPONENT, POWER_APART, MAX_COMPARED]).toEqual([
    ...[{ share: 0.5, least: 30_000 }, 0.5, 0.2, 100],
  ])
})

describe('an offer of the same car', () => {
  const offer = (id: string, more: Partial<DescribedOffer> = {}): DescribedOffer => ({
    ...{
      ...CAR,
      id,
      merchantId: 1,
      price: 20_000_00,
      vin: null,
      fuel: 'PETROL',
      gearbox: null,
      body: null,
      power: 100,
    },
    ...more,
  })
  const ids = (offers: readonly DescribedOffer[]) => withoutTwins(offers).map(({ id }) => id)

  it('counts once: by its VIN, or by price, mileage and registration', () => {
    expect(ids([offer('1', { vin: 'A' }), offer('2', { vin: 'A', price: 1 }), offer('3', { vin: 'B' })])).toEqual([
      '1',
      '3',
    ])
    expect(ids([offer('1'), offer('2', { merchantId: 2 }), offer('3', { mileage: 60_001 })])).toEqual(['1', '3'])
    expect(ids([offer('1'), offer('2', { price: 1 }), offer('3', { firstRegistration: '2022-07' })])).toEqual([
      ...['1', '2', '3'],
    ])
  })

  it('is never another car that has not been driven', () => {
    expect(ids([offer('1', { mileage: 0 }), offer('2', { mileage: 0 })])).toEqual(['1', '2'])
    expect(ids([offer('1', { mileage: 1 }), offer('2', { mileage: 1 })])).toEqual(['1'])
  })
})

it('where most prices are the same, none is an outlier', () => {
  const prices = [10, 10, 10, 90].map((value) => ({ value, weight: 1 }))
  expect(withoutOutliers(prices)).toEqual(prices)
  expect(withoutOutliers([])).toEqual([])
})

it('no value has no quantile', () => {
  expect(quantileItem([], 0.5)).toBeUndefined()
  expect(quantileItem([{ value: 4, weight: 2, name: 'a' }], 1)?.name).toBe('a')
})
