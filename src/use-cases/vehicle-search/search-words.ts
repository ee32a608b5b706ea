import { placeLine } from '#domain/dealer-address.ts'
import { formatFilters } from '#catalogue/filter-codec.ts'
import { type MakeNames, makeNames } from '#catalogue/search-words/makes.ts'
import { placePhrases } from '#catalogue/search-words/place-phrases.ts'
import { readSearchWords, type SearchWords } from '#catalogue/search-words/read-words.ts'
import { folded } from '#catalogue/search-words/tokens.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { germanName } from '#domain/places/english-names.ts'
import type { Place, Places } from '#services/places/port.ts'
import type { Directory } from './directory.ts'

/** The filters that free words ask for, with makes, models and places as they are known here. */
export async function readVehicleSearchWords(
  text: string,
  { directory, places }: { readonly directory: Directory; readonly places: Places },
): Promise<SearchWords> {
  const names = namesOf(directory)
  const year = Number(berlinToday().slice(0, 4))
  const phrases = placePhrases(text, { names, year })
  const found = await Promise.all(
    phrases.map(async (phrase) => [phrase, placeNamed(phrase, await places.geocode(phrase))]),
  )
  const known = new Map(found.filter((entry): entry is [string, string] => entry[1] !== undefined))
  return readSearchWords(text, { names, year, places: known })
}

/** The query of a list address with these filters. */
export function queryOfWords({ filters }: SearchWords): string {
  return formatFilters(filters).toString()
}

/**
 * A place as a filter writes it, where it is exactly what was typed: places are also found by the beginning of their name,
 * but not every word that begins like a town means it.
 */
function placeNamed(phrase: string, place: Place | undefined): string | undefined {
  if (!place) return undefined
  const [, zip, typed = ''] = /^(\d{5})? ?(.*)$/u.exec(phrase) ?? []
  const name = germanName(typed) ?? typed
  if (zip !== undefined && zip !== place.zip) return undefined
  const city = folded(place.city)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
  if (zip !== undefined && name === '') return zip
  if (city !== name && !city.startsWith(`${name} `)) return undefined
  return zip === undefined ? place.city : placeLine({ zip, city: place.city })
}

/** Names are read once for each state of the stock. */
const known = new WeakMap<Directory, MakeNames>()

function namesOf(directory: Directory): MakeNames {
  const names =
    known.get(directory) ??
    makeNames(directory.makes.map((make) => ({ ...make, models: directory.modelsOfMake.get(make.id) ?? [] })))
  known.set(directory, names)
  return names
}
