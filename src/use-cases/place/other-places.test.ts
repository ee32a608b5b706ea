import { beforeAll, expect, it } from 'vitest'
import type { Places } from '#services/places/port.ts'
import { readPackagedPlaces } from '#services/places/read-packaged.ts'
import { placesTable } from '#services/places/table.ts'
import { otherPlaces } from './other-places.ts'

let places: Places
beforeAll(async () => {
  places = placesTable(await readPackagedPlaces())
})

it.each([
  ['Halle', ['37620 Halle', 'Halle (Westfalen)']],
  ['Halle (Saale)', []],
  ['37620 Halle', []],
  ['Köln', []],
  [' ', []],
  ['xyzzyq', []],
])('%s may also mean %j', async (query, expected) => {
  expect((await otherPlaces(query, places)).toSorted()).toEqual(expected)
})

it.each([
  ['lepzig', 'Leipzig'],
  ['Wien', 'Wienhausen'],
  ['66387', '66386 St. Ingbert'],
])('for the unknown %s it suggests %s', async (query, expected) => {
  expect(await otherPlaces(query, places)).toContain(expected)
})

it('leads to the very place that it names', async () => {
  for (const name of ['Neustadt', 'Neuenkirchen', 'Bergen', 'Frankfurt', 'Mülheim'])
    for (const other of await otherPlaces(name, places)) {
      const place = await places.geocode(other)
      expect(other, name).toContain(place!.city)
      expect(place, name).not.toEqual(await places.geocode(name))
    }
})
