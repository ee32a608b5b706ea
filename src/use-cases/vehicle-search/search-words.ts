import { placeLine } from '#domain/dealer-address.ts'
import { filterQuery } from '#catalogue/filter-codec.ts'
import { type MakeNames, makeNames } from '#catalogue/search-words/makes.ts'
import { placePhrases } from '#catalogue/search-words/place-phrases.ts'
import { readSearchWords, type SearchWords } from '#catalogue/search-words/read-words.ts'
import { folded } from '#catalogue/search-words/tokens.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { namesTown, placeName, withoutAddition } from '#domain/places/place-name.ts'
import type { Places } from '#services/places/port.ts'
import type { Directory } from './directory.ts'

type SearchWordPlaces = Pick<Places, 'known' | 'namesakes'>

/** The filters that free words ask for, with makes, models and places as they are known here. */
export async function readVehicleSearchWords(
  text: string,
  { directory, places }: { readonly directory: Directory; readonly places: SearchWordPlaces },
): Promise<SearchWords> {
  const names = namesOf(directory)
  const year = Number(berlinToday().slice(0, 4))
  const phrases = placePhrases(text, { names, year })
  const found = await Promise.all(
    phrases.map(async (phrase): Promise<[string, string | undefined]> => [phrase, await placeNamed(phrase, places)]),
  )
  const known = new Map(found.filter((entry): entry is [string, string] => entry[1] !== undefined))
  return readSearchWords(text, { names, year, places: known })
}

/** The query of a list address with these filters. */
export function queryOfWords({ filters }: SearchWords): string {
  return filterQuery(filters)
}

/** An abbreviation so short may begin the next word: "Halle S-Klasse" is no Halle (Saale). */
const MIN_LAST_LETTERS = 3

/**
 * The place that typed words name, as a filter writes it. Of several towns of that name it is the name alone, so that the list offers the
 * others.
 */
async function placeNamed(phrase: string, places: SearchWordPlaces): Promise<string | undefined> {
  const [, zip, typed = ''] = /^(\d{5})? ?(.*)$/u.exec(phrase) ?? []
  const place = await places.known(phrase)
  if (!place || (zip !== undefined && zip !== place.zip)) return undefined
  if (zip !== undefined && typed === '') return zip
  if (zip !== undefined) {
    const named = await places.known(typed)
    return namesTown(placeName(typed), placeName(place.city)) || named?.city === place.city
      ? placeLine({ zip, city: place.city })
      : undefined
  }
  const last = typed.split(' ').at(-1) ?? ''
  if (last.length < MIN_LAST_LETTERS && !folded(place.city).endsWith(last)) return undefined
  const short = withoutAddition(place.city)
  const others = await places.namesakes(typed, 1)
  return others.length > 0 && (await places.known(short))?.zip === place.zip ? short : place.city
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
