import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { haversine, haversineAt, kilometresBetween, latitudeReach } from './sphere.ts'

const berlin = { latitude: 52.5173, longitude: 13.3889 }
const munich = { latitude: 48.1371, longitude: 11.5754 }
const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

it('gives the distance from Munich to Berlin, and between the poles', () => {
  expect(kilometresBetween(berlin, munich)).toBeCloseTo(504.2, 0)
  expect(kilometresBetween({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 90 })).toBeCloseTo(
    Math.PI * 6371.0088,
    6,
  )
  expect(kilometresBetween(berlin, berlin)).toBe(0)
})

it('orders haversines like distances', () => {
  fc.assert(
    fc.property(point, point, fc.double({ min: 0, max: 25_000, noNaN: true }), (a, b, kilometres) => {
      const distance = kilometresBetween(a, b)
      fc.pre(Math.abs(distance - kilometres) > 1e-3)
      expect(haversine(a, b) <= haversineAt(kilometres)).toBe(distance <= kilometres)
    }),
  )
})

it('reaches far enough north and south for every point within the distance', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(Math.abs(a.latitude - b.latitude)).toBeLessThanOrEqual(latitudeReach(kilometresBetween(a, b) + 1e-6))
    }),
  )
})
