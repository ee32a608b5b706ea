import { kilometresBetween } from '#domain/distance.ts'
import { editDistance } from '#domain/places/edit-distance.ts'
import { germanName, hasEnglishName } from '#domain/places/english-names.ts'
import { namesTown, placeKey, type PlaceName, placeName } from '#domain/places/place-name.ts'
import { searchName } from '#domain/places/search-name.ts'
import type { Place } from './port.ts'

/** All spellings as `searchName` writes them. */
interface Town {
  readonly name: string
  readonly key: string
  readonly spelt: PlaceName
  /** Umlauts as their plain letters: "koln". */
  readonly plain: PlaceName
  /** All its different spellings, with and without the addition (`am Main`). */
  readonly names: readonly string[]
  /** The town's first postal code represents it. */
  readonly place: Place
  readonly codes: number
}

export interface TownIndex {
  /** Towns that the words name, the largest first. */
  named(words: string): readonly Town[]
  /** Towns that begin with the words, or have a word that does; the most likely first. */
  beginning(words: string): readonly Town[]
  /** Towns whose names are the fewest letters away, if only a few; the largest first. */
  nearly(words: string): readonly Town[]
}

/** Shorter beginnings, such as "Bad", are no name. */
const MIN_BEGINNING = 4

export function townIndex(places: readonly Place[]): TownIndex {
  const towns = townsOf(places)
  const byFirstWord = new Map<string, Town[]>()
  for (const town of towns)
    for (const word of new Set([town.spelt.base[0]!, town.plain.base[0]!])) {
      const all = byFirstWord.get(word)
      if (all) all.push(town)
      else byFirstWord.set(word, [town])
    }

  function named(words: string): readonly Town[] {
    const name = placeName(words)
    const candidates = byFirstWord.get(name.base[0] ?? '') ?? []
    const spelt = candidates.filter((town) => namesTown(name, town.spelt))
    if (spelt.length > 0) return spelt
    const plain = candidates.filter((town) => namesTown(name, town.plain))
    if (plain.length > 0) return plain
    const german = germanName(searchName(words))
    if (german !== undefined) return named(german)
    const key = placeKey(words)
    const begun = candidates.filter((town) => town.key.startsWith(`${key} `))
    return begun.length === 1 && key.length >= MIN_BEGINNING ? begun : []
  }

  return {
    named,
    beginning(words) {
      const [name, key] = [searchName(words), placeKey(words)]
      if (!name) return []
      const called = new Set(named(words))
      return towns
        .filter(
          (town) =>
            called.has(town) ||
            town.name.startsWith(name) ||
            town.key.startsWith(key) ||
            town.plain.base.join(' ').startsWith(name) ||
            town.name.includes(` ${name}`) ||
            hasEnglishName(town.name, name),
        )
        .map((town) => ({ town, rank: called.has(town) ? 0 : rank(town, name, key) }))
        .sort((a, b) => a.rank - b.rank || bySize(a.town, b.town))
        .map(({ town }) => town)
    },
    nearly(words) {
      const name = searchName(words)
      if (name.length < 3) return []
      // In a short name, two wrong letters already give another name.
      const max = name.length < 6 ? 1 : 2
      const near = towns
        .flatMap((town) => {
          const away = Math.min(...town.names.map((one) => editDistance(name, one, max)))
          return away <= max ? [{ town, away }] : []
        })
        .sort((a, b) => a.away - b.away || bySize(a.town, b.town))
      return near
        .filter(({ away }) => away === near[0]?.away)
        .map(({ town }) => town)
        .filter(({ place }, index, all) => all.findIndex((other) => other.place.city === place.city) === index)
    },
  }
}

/** First "Köln …", then names that begin so, then names in which the word comes later. */
function rank(town: Town, name: string, key: string): number {
  if (town.name.startsWith(`${name} `) || town.key.startsWith(`${key} `)) return 1
  return town.name.startsWith(name) || town.key.startsWith(key) || hasEnglishName(town.name, name) ? 2 : 3
}

/** A large town has many postal codes, a short area code, and is listed with a position of its own. */
function bySize(a: Town, b: Town): number {
  return (
    b.codes - a.codes ||
    areaDigits(a) - areaDigits(b) ||
    Number(a.place.interpolated ?? false) - Number(b.place.interpolated ?? false) ||
    a.name.localeCompare(b.name)
  )
}

const MAX_AREA_DIGITS = 6

function areaDigits({ place }: Town): number {
  return place.areaCode?.length ?? MAX_AREA_DIGITS
}

function townsOf(places: readonly Place[]): Town[] {
  const groups = Map.groupBy(places, (place) => `${place.city}|${place.state}`)
  return [...groups.values()]
    .flatMap(apart)
    .map(townOf)
    .filter(({ spelt }) => spelt.base.length > 0)
    .sort(bySize)
}

/** Lower Saxony alone has several towns called Neuenkirchen; a city is no wider than this around its first code. */
const CITY_KM = 30

function apart(places: readonly Place[]): Place[][] {
  const towns: Place[][] = []
  for (const place of places) {
    const near = towns.find(([first]) => (kilometresBetween(first!, place) ?? 0) <= CITY_KM)
    if (near) near.push(place)
    else towns.push([place])
  }
  return towns
}

function townOf(places: readonly Place[]): Town {
  const place = places[0]!
  const [name, key] = [searchName(place.city), placeKey(place.city)]
  const spelt = placeName(place.city)
  const plain = placeName(place.city.normalize('NFD').replaceAll(/\p{M}/gu, ''))
  const names = [...new Set([name, spelt.base.join(' '), plain.base.join(' ')])]
  return { name, key, spelt, plain, names, place, codes: places.length }
}
