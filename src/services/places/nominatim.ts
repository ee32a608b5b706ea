import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { kilometresBetween } from '#domain/distance.ts'
import { namesTown, placeName } from '#domain/places/place-name.ts'
import { fetchWithRetry, type RetryPolicy } from '../fetch-with-retry.ts'
import type { Place, Places } from './port.ts'

/** A page waits for the answer, and the table knows nearly every place as well. */
const POLICY = { timeoutMs: 2_000, retries: 1, pauseMs: 200 } as const
/** Towns do not move; codes of a new district appear a day later. */
const CACHED_MS = 24 * 60 * 60 * 1000
const MAX_CACHED = 5_000
/** After a failure the table answers alone for so long, so that visitors do not wait for a service that is down. */
const PAUSE_MS = 60_000
const MAX_RESULTS = 10
/** The table's code belongs to a town of the service when both are the same town. */
const SAME_TOWN_KM = 30

/** A Nominatim server or a host of its protocol. The default policy is two attempts of two seconds. */
interface PlacesApi extends Partial<RetryPolicy> {
  /** Everything before `/search`. */
  readonly url: string
  /** The parameter `key` of hosts that ask for one. */
  readonly key: string | undefined
}

const coordinate = (min: number, max: number) => z.coerce.number().min(min).max(max)

/** Results of `/search?format=jsonv2&addressdetails=1`, whose positions are strings, as far as they are used here. */
const Answer = z
  .array(
    z.object({
      // Degrees within the bounds of Germany.
      lat: coordinate(47, 56),
      lon: coordinate(5, 16),
      address: z.object({
        postcode: z.string().optional(),
        city: z.string().optional(),
        town: z.string().optional(),
        village: z.string().optional(),
        municipality: z.string().optional(),
        state: z.string().optional(),
        country_code: z.literal('de'),
      }),
    }),
  )
  .max(50)

type Result = z.output<typeof Answer>[number]

/**
 * Places from a maps service that speaks Nominatim's protocol. It is asked for whole names and codes only: suggestions while one types and
 * similar names come from the table, because Nominatim forbids the one and lacks the other. The table also answers where the service fails,
 * or knows no place of this name; `onError` gets the failure without the name that was looked up.
 */
export function nominatimPlaces(table: Places, api: PlacesApi, onError: (error: Error) => void): Places {
  const answers = new LRUCache<string, readonly Place[]>({ max: MAX_CACHED, ttl: CACHED_MS })
  let pausedUntil = 0

  /** Undefined where the service fails, and during the pause after a failure. */
  async function search(requested: Readonly<Record<string, string>>): Promise<readonly Place[] | undefined> {
    const key = JSON.stringify(requested)
    const cached = answers.get(key)
    if (cached || Date.now() < pausedUntil) return cached
    try {
      const results = await fetchResults(api, requested)
      const places = await Promise.all(results.map((result) => placeOf(result, table)))
      const found = places.filter((place) => place !== undefined)
      answers.set(key, found)
      return found
    } catch (error) {
      pausedUntil = Date.now() + PAUSE_MS
      onError(new Error('The maps service failed', { cause: error }))
      return undefined
    }
  }

  async function ofZip(zip: string): Promise<Place | undefined> {
    const found = await search({ postalcode: zip })
    return found?.find((place) => place.zip === zip)
  }

  /** The places with exactly this name, in the service's order; it answers with similar names as well. */
  async function named(words: string): Promise<readonly Place[]> {
    const name = placeName(words)
    if (name.base.length === 0) return []
    const found = (await search({ city: words })) ?? []
    const called = found.filter(({ city }) => namesTown(name, placeName(city)))
    return called.filter(
      (place, index) => called.findIndex((other) => (kilometresBetween(other, place) ?? 0) < SAME_TOWN_KM) === index,
    )
  }

  return {
    ...table,
    async geocode(query) {
      const [, zip, words = ''] = /^\s*(\d{5})?(?!\d)\s*(.*)$/su.exec(query.slice(0, 80)) ?? []
      if (zip) return (await ofZip(zip)) ?? table.geocode(query)
      return (await named(words.trim()))[0] ?? table.geocode(query)
    },
    async namesakes(query, limit) {
      const [first, ...others] = /\d/.test(query) ? [] : await named(query.slice(0, 80).trim())
      return first ? others.slice(0, limit) : table.namesakes(query, limit)
    },
    zip: async (zip) => (/^\d{5}$/.test(zip) ? ((await ofZip(zip)) ?? table.zip(zip)) : undefined),
  }
}

async function fetchResults(api: PlacesApi, requested: Readonly<Record<string, string>>): Promise<readonly Result[]> {
  const { url, key, ...policy } = { ...POLICY, ...api }
  const params = new URLSearchParams({
    ...requested,
    format: 'jsonv2',
    addressdetails: '1',
    countrycodes: 'de',
    'accept-language': 'de',
    limit: String(MAX_RESULTS),
    ...(key ? { key } : {}),
  })
  const headers = { Accept: 'application/json', 'User-Agent': 'Fahrwerk' }
  const { status, text } = await fetchWithRetry(`${url.replace(/\/$/, '')}/search?${params}`, { headers }, policy)
  // Hosts of the protocol answer 404 where nothing is found.
  if (status === 404) return []
  if (status !== 200) throw new Error(`It answers ${status}`)
  return Answer.parse(JSON.parse(text))
}

/** A town without a code gets that of the table's town of this name; undefined where both lack one. */
async function placeOf({ lat, lon, address }: Result, table: Places): Promise<Place | undefined> {
  const position = { latitude: lat, longitude: lon }
  const city = address.city || address.town || address.village || address.municipality
  const code = /^\d{5}$/.exec(address.postcode ?? '')?.[0]
  const same = await nearestNamed(code ?? city ?? '', position, table)
  const zip = code ?? same?.zip
  const name = city || same?.city
  if (zip === undefined || name === undefined) return undefined
  return { zip, city: name, state: address.state ?? same?.state ?? '', areaCode: same?.areaCode ?? null, ...position }
}

async function nearestNamed(name: string, position: Pick<Place, 'latitude' | 'longitude'>, table: Places) {
  const first = await table.geocode(name)
  const all = first ? [first, ...(await table.namesakes(name, MAX_RESULTS))] : []
  return all.find((place) => (kilometresBetween(place, position) ?? Infinity) <= SAME_TOWN_KM)
}
