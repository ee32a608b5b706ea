import { expect, it } from 'vitest'
import { hasPosition, kilometresBetween } from './distance.ts'
import { isOneDealers, MAIN_BRAND } from './brand.ts'
import { ALL_MERCHANTS, isInScope } from './merchant-scope.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

// On a sphere of 6,371 km a degree of a great circle is 111.195 km, half of it 20,015.1 km.
it.each([
  [at(50, 7), at(50, 7), 0],
  [at(50, 7), at(51, 7), 111.2],
  [at(0, 0), at(0, 1), 111.2],
  [at(0, -179.5), at(0, 179.5), 111.2],
  [at(0, 0), at(0, 90), 10_007.5],
  [at(0, 0), at(90, 55), 10_007.5],
  [at(50, 0), at(-50, 180), 20_015.1],
  // At 60° the parallel is half as long as the equator; the great circle over it is a little shorter.
  [at(60, 0), at(60, 1), 55.6],
  // Cologne cathedral to the Brandenburg Gate.
  [at(50.9413, 6.9583), at(52.5163, 13.3777), 477],
])('from %o to %o it is %d km, both ways', (one, other, kilometres) => {
  expect(kilometresBetween(one, other)).toBeCloseTo(kilometres, kilometres === 477 ? -1 : 5)
  expect(kilometresBetween(other, one)).toBe(kilometresBetween(one, other))
})

it('no distance is known to a place that is not', () => {
  const known = at(50, 7)
  const unknown = [
    { latitude: null, longitude: 7 },
    { latitude: 50, longitude: null },
  ]
  for (const place of unknown)
    expect([kilometresBetween(place, known), kilometresBetween(known, place), hasPosition(place)]).toEqual([
      ...[null, null, false],
    ])
  expect([hasPosition(known), hasPosition(at(0, 0))]).toEqual([true, true])
})

it('the main site shows all dealers, a storefront its own', () => {
  expect([isInScope(ALL_MERCHANTS, 'a'), isInScope({ merchantUuids: ['a'] }, 'a')]).toEqual([true, true])
  expect(isInScope({ merchantUuids: ['b', 'c'] }, 'a')).toBe(false)
  const ofDealers = (...merchantUuids: string[]) => isOneDealers({ ...MAIN_BRAND, merchantUuids })
  expect([ofDealers(), ofDealers('a'), ofDealers('a', 'b')]).toEqual([false, true, false])
})
