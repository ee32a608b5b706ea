import { LRUCache } from 'lru-cache'
import { searchName } from '#domain/places/search-name.ts'
import { placeKey } from '#domain/places/place-name.ts'
import type { Place, Places } from './port.ts'
import { townIndex } from './town-index.ts'

/** Longer texts are cut, because no name of a place is as long. */
const MAX_QUERY = 80

/** Answers from a table in memory; `places` ascend by postal code. */
export function placesTable(places: readonly Place[]): Places {
  const towns = townIndex(places)
  const allOfZip = Map.groupBy(places, (place) => place.zip)
  const codes = [...allOfZip.keys()]

  function ofZip(zip: string, words = ''): Place | undefined {
    const all = allOfZip.get(zip)
    if (!all) return undefined
    const key = placeKey(words)
    return (key && all.find(({ city }) => placeKey(city) === key)) || all[0]
  }

  function autocomplete(query: string, limit: number): Place[] {
    const { zip, words } = split(query)
    if (!zip)
      return towns
        .beginning(words)
        .slice(0, limit)
        .map(({ place }) => place)
    const ofName = words ? new Set(towns.beginning(words).map(({ place }) => place.city)) : undefined
    return places.filter((place) => place.zip.startsWith(zip) && (ofName?.has(place.city) ?? true)).slice(0, limit)
  }

  /** The known codes before and after one, nearest by number first. */
  function neighbours(zip: string, limit: number): Place[] {
    return codes
      .filter((code) => code.startsWith(zip.slice(0, 2)))
      .sort((a, b) => Math.abs(Number(a) - Number(zip)) - Math.abs(Number(b) - Number(zip)))
      .slice(0, limit)
      .map((code) => ofZip(code)!)
  }

  async function geocode(query: string): Promise<Place | undefined> {
    const { zip, words } = split(query)
    const found = zip?.length === 5 ? ofZip(zip, words) : undefined
    return found ?? towns.named(words)[0]?.place
  }

  // Cached, because comparing a name with all towns takes milliseconds.
  const similarPlaces = new LRUCache<string, Place[]>({ max: 2_000 })

  function similarTo(query: string, limit: number): Place[] {
    const { zip, words } = split(query)
    if (searchName(words) === '')
      return zip?.length === 5 ? neighbours(zip, limit) : zip ? autocomplete(zip, limit) : []
    const found = [...towns.nearly(words), ...towns.beginning(words)].map(({ place }) => place)
    return [...new Set(found)].slice(0, limit)
  }

  return {
    autocomplete: async (query, limit) => autocomplete(query, limit),
    geocode,
    known: geocode,
    async namesakes(query, limit) {
      const { zip, words } = split(query)
      if (zip) return []
      return towns
        .named(words)
        .slice(1, limit + 1)
        .map(({ place }) => place)
    },
    async similar(query, limit) {
      const key = `${limit} ${query.slice(0, MAX_QUERY)}`
      const known = similarPlaces.get(key)
      if (known) return known
      const found = similarTo(query, limit)
      similarPlaces.set(key, found)
      return found
    },
    zip: async (zip) => ofZip(zip),
    towns: async (zip) => [...new Set((allOfZip.get(zip) ?? []).map(({ city }) => city))],
  }
}

/** Splits "50670 Köln" into its digits and its words. */
function split(query: string): { zip: string | undefined; words: string } {
  const match = /^\s*(\d{1,5})?(?!\d)\s*(.*)$/su.exec(query.slice(0, MAX_QUERY))
  return { zip: match?.[1], words: match?.[2] ?? '' }
}
