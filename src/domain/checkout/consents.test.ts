import { expect, it } from 'vitest'
import { consentsOf, type ConsentVehicle, legalNoticesOf } from './consents.ts'

const CAR: ConsentVehicle = {
  id: 1,
  condition: 'USED',
  accident: false,
  damaged: false,
  roadworthy: true,
  isMarginScheme: true,
  isFinanced: false,
  isLeased: false,
}
const keys = (car: Partial<ConsentVehicle>, kind: 'PRIVATE' | 'COMPANY' = 'PRIVATE') =>
  consentsOf(7, [{ ...CAR, ...car }], kind).map(({ key }) => key)

it('asks a consumer to agree to each used car and each known defect separately from the terms', () => {
  expect(keys({})).toEqual(['USED_LIABILITY', 'TERMS'])
  expect(keys({ accident: true })).toEqual(['USED_LIABILITY', 'KNOWN_DEFECTS', 'TERMS'])
  expect(keys({ condition: 'NEW', roadworthy: false })).toEqual(['KNOWN_DEFECTS', 'TERMS'])
  expect(keys({ condition: 'DEMONSTRATOR' })).toEqual(['USED_LIABILITY', 'TERMS'])
  expect(keys({ condition: 'NEARLY_NEW' })).toEqual(['USED_LIABILITY', 'TERMS'])
  expect(keys({ condition: 'DAY_REGISTRATION' })).toEqual(['TERMS'])
  expect(keys({ condition: null })).toEqual(['TERMS'])
  expect(keys({ condition: 'NEW', damaged: true })).toEqual(['KNOWN_DEFECTS', 'TERMS'])
  expect(keys({ isLeased: true, accident: true })).toEqual(['KNOWN_DEFECTS', 'TERMS'])
  const two = consentsOf(7, [CAR, { ...CAR, id: 2 }], 'PRIVATE')
  expect(two.map(({ vehicleId }) => vehicleId)).toEqual([1, 2, null])
})

it('asks a customer with a trade-in to agree to its sale, before the terms', () => {
  for (const kind of ['PRIVATE', 'COMPANY'] as const)
    expect(consentsOf(7, [], kind, [3])).toEqual([
      { key: 'TRADE_IN', vehicleId: null, tradeInId: 3, merchantId: 7 },
      { key: 'TERMS', vehicleId: null, tradeInId: null, merchantId: 7 },
    ])
})

it('asks a business for the terms only', () => {
  expect(keys({ accident: true }, 'COMPANY')).toEqual(['TERMS'])
  expect(legalNoticesOf([CAR], 'COMPANY').map(({ key }) => key)).toEqual(['MARGIN_SCHEME'])
})

it('says how many cars each notice is about', () => {
  const cars = [CAR, { ...CAR, id: 2, isMarginScheme: false, isFinanced: true }]
  expect(legalNoticesOf(cars, 'PRIVATE')).toEqual([
    { key: 'GUARANTEE', cars: 2 },
    { key: 'WITHDRAWAL', cars: 2 },
    { key: 'MARGIN_SCHEME', cars: 1 },
    { key: 'CREDIT_WARNING', cars: 1 },
  ])
  expect(legalNoticesOf([], 'PRIVATE')).toEqual([
    { key: 'GUARANTEE', cars: 0 },
    { key: 'WITHDRAWAL', cars: 0 },
  ])
})
