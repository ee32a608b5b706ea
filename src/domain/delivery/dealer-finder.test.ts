import { expect, it } from 'vitest'
import { kilometresBetween } from '../distance.ts'
import { nearestDealers } from './dealer-finder.ts'

const COLOGNE = { latitude: 50.94, longitude: 6.96 }
const north = (degrees: number) => ({ latitude: COLOGNE.latitude + degrees, longitude: COLOGNE.longitude })

it('finds dealers within a hundred kilometres, the nearest first', () => {
  // A degree of latitude is 6371 km × π ÷ 180 = 111.195 km.
  const dealers = [north(0.8994), north(0.5), north(0.9001), { latitude: null, longitude: null }, north(0)]
  expect(nearestDealers(dealers, COLOGNE).map(({ distance }) => distance)).toEqual([0, 55.6, 100])
  expect(nearestDealers(dealers, { latitude: null, longitude: null })).toEqual([])
})

it('finds twelve at most', () => {
  const dealers = Array.from({ length: 13 }, (_, index) => north(0.5 - index / 100))
  const found = nearestDealers(dealers, COLOGNE)
  expect(found).toHaveLength(12)
  expect(found[0]?.dealer).toBe(dealers[12])
})

it('measures along the great circle, to a tenth of a kilometre', () => {
  const origin = { latitude: 0, longitude: 0 }
  expect(kilometresBetween(origin, { latitude: 90, longitude: 0 })).toBe(10007.5)
  expect(kilometresBetween(origin, { latitude: 0, longitude: 180 })).toBe(20015.1)
  expect(kilometresBetween(origin, { latitude: 0, longitude: 1 })).toBe(111.2)
  // Along the 60th parallel a degree is half as long; 10 degrees are 555.4 km on the great circle.
  expect(kilometresBetween({ latitude: 60, longitude: 0 }, { latitude: 60, longitude: 10 })).toBe(555.4)
  expect(kilometresBetween({ latitude: 50, longitude: 5 }, { latitude: 52, longitude: 9 })).toBe(357.4)
  for (const missing of ['latitude', 'longitude'] as const) {
    expect(kilometresBetween({ ...origin, [missing]: null }, origin)).toBeNull()
    expect(kilometresBetween(origin, { ...origin, [missing]: null })).toBeNull()
  }
})
