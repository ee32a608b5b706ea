import { expect, test } from 'vitest'
import { isMileageLimit, MILEAGE_CHOICES } from './mileage-choices.ts'
import { isOwnersLimit, MAX_OWNERS_CHOICES, ownerBucketOf } from './owners.ts'
import { DEFAULT_RADIUS, isRadius, RADIUS_CHOICES } from './radius.ts'

test('S9-03: the mileage choices end in one that limits nothing', () => {
  expect(MILEAGE_CHOICES.slice(0, 10)).toEqual(Array.from({ length: 10 }, (_, step) => (step + 1) * 10_000))
  expect(MILEAGE_CHOICES.slice(10)).toEqual([125_000, 150_000, 175_000, 200_000])
  expect(MILEAGE_CHOICES.filter((choice) => !isMileageLimit(choice))).toEqual([200_000])
  expect([199_999, 200_001].map(isMileageLimit)).toEqual([true, false])
})

test('S5-13: the owners slider limits below four only', () => {
  expect(MAX_OWNERS_CHOICES.filter(isOwnersLimit)).toEqual([0, 1, 2, 3])
})

test('owners are shown in buckets', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(ownerBucketOf)).toEqual([
    'NONE',
    'ONE',
    'TWO_OR_THREE',
    'TWO_OR_THREE',
    'FOUR_OR_FIVE',
    'FOUR_OR_FIVE',
    'SIX_OR_SEVEN',
    'SIX_OR_SEVEN',
    null,
  ])
})

test('S9-05: the radius is one of eight, 200 km by default', () => {
  expect(RADIUS_CHOICES).toEqual([20, 50, 100, 200, 300, 400, 500, 900])
  expect(DEFAULT_RADIUS).toBe(200)
  expect(isRadius(50)).toBe(true)
  expect(isRadius(60)).toBe(false)
})
