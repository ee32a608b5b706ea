import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isVehicleId, slugOf, vehicleIdOfSlug } from './vehicle-slug.ts'

test.each([
  ['Mercedes-Benz', 'mercedes-benz'],
  ['Škoda', 'skoda'],
  ['Citroën', 'citroen'],
  ['Käfer & Größe', 'kaefer-groesse'],
  ['ID.3', 'id-3'],
  ['  C-HR+ ', 'c-hr'],
  ['u\u0308ber', 'ueber'],
  ['///', ''],
])('%s → %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('the slug of a slug is the same', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(slugOf(slugOf(name))).toBe(slugOf(name))
      expect(slugOf(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
    }),
  )
})

test('the slug of a vehicle ends in its id', () => {
  expect(vehicleIdOfSlug('citroen-e-c3-4711')).toBe('4711')
  expect(vehicleIdOfSlug('4711')).toBe('4711')
  expect(vehicleIdOfSlug('audi-a4')).toBeNull()
})

test('S5-09: an id is digits above zero', () => {
  expect(['1', '42', '999999999999999999'].every(isVehicleId)).toBe(true)
  expect(['', '0', '000', 'null', '-1', '1.5', '12a', '1e3', '9999999999999999999'].some(isVehicleId)).toBe(false)
})
