import { expect, test } from 'vitest'
import { MILEAGE_CHOICES, NO_MILEAGE_LIMIT_FROM } from './mileage-choices.ts'
import { MAX_OWNERS_CHOICES, NO_OWNERS_LIMIT_FROM } from './owners.ts'
import { DEFAULT_RADIUS, isRadius, RADIUS_CHOICES } from './radius.ts'

test('S9-03: the mileage choices end in one that limits nothing', () => {
  expect(MILEAGE_CHOICES.slice(0, 10)).toEqual(Array.from({ length: 10 }, (_, step) => (step + 1) * 10_000))
  expect(MILEAGE_CHOICES.slice(10)).toEqual([125_000, 150_000, 175_000, 200_000])
  expect(NO_MILEAGE_LIMIT_FROM).toBe(200_000)
})

test('S5-13: the owners slider limits below four only', () => {
  expect(MAX_OWNERS_CHOICES).toEqual([0, 1, 2, 3, 4])
  expect(NO_OWNERS_LIMIT_FROM).toBe(4)
})

test('S9-05: the radius is one of eight, 200 km by default', () => {
  expect(RADIUS_CHOICES).toEqual([20, 50, 100, 200, 300, 400, 500, 900])
  expect(DEFAULT_RADIUS).toBe(200)
  expect(isRadius(50)).toBe(true)
  expect(isRadius(60)).toBe(false)
})
