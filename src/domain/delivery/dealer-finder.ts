import { kilometresBetween } from '../distance.ts'

/** Source: specification, section 9 "Dealer finder distance". */
const FINDER_KM = 100
const MAX_FOUND = 12

interface Place {
  readonly latitude: number | null
  readonly longitude: number | null
}

/** The dealers within reach of a place, the nearest first. */
export function nearestDealers<Dealer extends Place>(
  dealers: readonly Dealer[],
  place: Place,
): { readonly dealer: Dealer; readonly distance: number }[] {
  return dealers
    .flatMap((dealer) => {
      const distance = kilometresBetween(dealer, place)
      return distance !== null && distance <= FINDER_KM ? [{ dealer, distance }] : []
    })
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MAX_FOUND)
}
