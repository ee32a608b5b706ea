import { placeLine } from '#domain/dealer-address.ts'
import type { Place, Places } from '#services/places/port.ts'

const MAX_NAMESAKES = 8
const MAX_SIMILAR = 3

/**
 * What else the words of a place may mean, each as a filter writes it: the other towns of that name; where no place is called so, those
 * with a similar name or code, most likely first.
 */
export async function otherPlaces(query: string, places: Places): Promise<string[]> {
  if (query.trim() === '') return []
  const others = (await places.geocode(query))
    ? await places.namesakes(query, MAX_NAMESAKES)
    : await places.similar(query, MAX_SIMILAR)
  const isCode = /^\s*\d+\s*$/.test(query)
  return isCode ? others.map(placeLine) : Promise.all(others.map((place) => textOf(place, places)))
}

/** The name alone where it means this place and no other. */
async function textOf(place: Place, places: Places): Promise<string> {
  const named = await places.geocode(place.city)
  return named?.zip === place.zip ? place.city : placeLine(place)
}
