import { dealerMap } from '../../blocks/dealer-map.server.ts'
import type { DealerMapView } from '../../blocks/dealer-map-view.ts'

interface Place {
  readonly latitude: number
  readonly longitude: number
}
interface NumberedWorkshop {
  /** Its number in the list. */
  readonly number: number
  readonly id: string
  readonly name: string
  readonly city: string
  readonly latitude?: number | null
  readonly longitude?: number | null
}

interface Shown {
  readonly path: string
  readonly place: string
  /** Id of the workshop that is chosen in the list. */
  readonly chosen: string | undefined
  readonly here: Place | null
}

/**
 * The workshops near a place with their numbers in the list; without a place all of them. A dot chooses its workshop in the list; where
 * several share one, the first of them.
 */
export function workshopMap(
  workshops: readonly NumberedWorkshop[],
  { path, place, chosen, here }: Shown,
): DealerMapView {
  const dotOf = (members: readonly NumberedWorkshop[]) => {
    const { id, number, city } = members[0]!
    const search = new URLSearchParams({ place, merchant: id }).toString()
    return {
      href: `${path}?${search}#werkstatt-${number}`,
      title: members.map((each) => `${here ? `${each.number}. ` : ''}${each.name}, ${each.city}`).join('\n'),
      ...(here ? { label: members.length > 1 ? `${number}…` : String(number), town: city } : {}),
      isChosen: members.some((each) => each.id === chosen),
    }
  }
  return dealerMap(workshops, dotOf, { here, isRegion: here !== null })
}
