import { germanName, hasEnglishName } from '#domain/places/english-names.ts'
import { editDistance } from '#domain/places/edit-distance.ts'
import type { Place, Places } from './port.ts'
import { searchName } from '#domain/places/search-name.ts'

interface Town {
  readonly name: string
  /** The town's first postal code represents it. */
  readonly place: Place
  readonly codes: number
}

/** Answers from a table in memory; `places` ascend by postal code. */
export function placesTable(places: readonly Place[]): Places {
  const byZip = new Map(places.map((place) => [place.zip, place]))
  const allOfZip = Map.groupBy(places, (place) => place.zip)
  const towns = townsOf(places)

  function autocomplete(query: string, limit: number): Place[] {
    const { zip, name } = split(query)
    if (zip)
      return places
        .filter((place) => place.zip.startsWith(zip) && searchName(place.city).startsWith(germanName(name) ?? name))
        .slice(0, limit)
    if (!name) return []
    return towns
      .filter((town) => town.name.startsWith(name) || town.name.includes(` ${name}`) || hasEnglishName(town.name, name))
      .sort((a, b) => rank(a, name) - rank(b, name) || b.codes - a.codes || a.name.localeCompare(b.name))
      .slice(0, limit)
      .map((town) => town.place)
  }

  return {
    autocomplete: async (query, limit) => autocomplete(query, limit),
    async geocode(query) {
      const { zip } = split(query)
      return (zip?.length === 5 ? byZip.get(zip) : undefined) ?? autocomplete(query, 1)[0]
    },
    async similar(query, limit) {
      const { name } = split(query)
      if (name.length < 3) return []
      // In a short name, two wrong letters already give another name.
      const max = name.length < 6 ? 1 : 2
      return towns
        .flatMap((town) => {
          const away = Math.min(editDistance(name, town.name, max), editDistance(name, shortName(town.name), max))
          return away <= max ? [{ town, away }] : []
        })
        .sort((a, b) => a.away - b.away || b.town.codes - a.town.codes)
        .map(({ town }) => town.place)
        .filter(({ city }, index, all) => all.findIndex((place) => place.city === city) === index)
        .slice(0, limit)
    },
    zip: async (zip) => byZip.get(zip),
    towns: async (zip) => [...new Set((allOfZip.get(zip) ?? []).map(({ city }) => city))],
  }
}

/** Splits "50670 Köln" into its digits and its words. */
function split(query: string): { zip: string | undefined; name: string } {
  const match = /^\s*(\d{1,5})?\s*(.*)$/su.exec(query.slice(0, 80))
  return { zip: match?.[1], name: searchName(match?.[2] ?? '') }
}

/** First the town itself, in either language, then "Köln …", then names in which the word comes later. */
function rank(town: Town, name: string): number {
  if (town.name === name || town.name === germanName(name)) return 0
  if (town.name.startsWith(`${name} `)) return 1
  return town.name.startsWith(name) || hasEnglishName(town.name, name) ? 2 : 3
}

/** "frankfurt am main" → "frankfurt", as people call it. */
function shortName(name: string): string {
  return name.replace(/ (am|an|auf|bei|im|in|ob|vor|zur|a|b|i)( .*)?$/, '')
}

function townsOf(places: readonly Place[]): Town[] {
  const groups = Map.groupBy(places, (place) => `${place.city}|${place.state}`)
  return [...groups.values()].map((group) => ({
    name: searchName(group[0]!.city),
    place: group[0]!,
    codes: group.length,
  }))
}
