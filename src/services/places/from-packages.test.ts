import codes from 'german-postal-codes' with { type: 'json' }
import { beforeAll, expect, it } from 'vitest'
import { kilometresBetween } from '#domain/distance.ts'
import { placesFromPackages } from './from-packages.ts'

let places: Awaited<ReturnType<typeof placesFromPackages>>
beforeAll(async () => {
  places = await placesFromPackages()
})

/** Well-known places, by their positions on maps. */
it.each([
  ['10115', 'Berlin', 52.53, 13.38],
  ['13403', 'Berlin', 52.58, 13.32],
  ['14195', 'Berlin', 52.46, 13.28],
  ['20095', 'Hamburg', 53.55, 10.0],
  ['28195', 'Bremen', 53.08, 8.81],
  ['27568', 'Bremerhaven', 53.55, 8.58],
  ['50667', 'Köln', 50.94, 6.96],
  ['60311', 'Frankfurt am Main', 50.11, 8.68],
  ['80331', 'München', 48.14, 11.57],
  ['90402', 'Nürnberg', 49.45, 11.08],
  ['66386', 'St. Ingbert', 49.28, 7.11],
  ['66111', 'Saarbrücken', 49.23, 6.99],
  ['31085', 'Everode', 51.93, 9.9],
  ['06110', 'Halle (Saale)', 51.48, 11.97],
  ['06108', 'Halle', 51.48, 11.97],
  ['29643', 'Neuenkirchen', 53.03, 9.71],
  ['25792', 'Neuenkirchen', 54.24, 9.0],
])('%s is in %s, within fifteen kilometres', (zip, city, latitude, longitude) => {
  const place = places.find((one) => one.zip === zip)!
  expect(place.city).toContain(city)
  expect(kilometresBetween(place, { latitude, longitude })).toBeLessThan(15)
})

it('no code is far from those with the same prefix', () => {
  const far = [...Map.groupBy(places, ({ zip }) => zip.slice(0, 3)).values()].flatMap((area) =>
    area.filter(
      (one) => area.length > 1 && area.every((other) => other === one || (kilometresBetween(one, other) ?? 0) > 100),
    ),
  )
  expect(far.map(({ zip, city }) => `${zip} ${city}`)).toEqual([])
})

it('every postal code of the Post has a place, also where its position lies between its neighbours', () => {
  const known = new Map(places.map((place) => [place.zip, place]))
  expect(codes.filter((code) => !known.has(code))).toEqual([])
  expect(known.size).toBeGreaterThan(8_200)
  expect(known.get('50667')!.interpolated).toBeUndefined()
  expect(known.get('31099')!.interpolated).toBe(true)
})

it('writes a town in one way, and without the remarks of its source', () => {
  const names = new Set(places.map(({ city }) => city))
  expect([...names].filter((name) => /\bu\.a\b|\/ |^$|^\(|FOUR/.test(name))).toEqual([])
  expect(places.filter(({ zip }) => zip.startsWith('061')).map(({ city }) => city)).not.toContain('Halle/ Saale')
})
