import type { DealerMapView, MapPart } from './dealer-map-view.ts'
import { clustered, MAP, type MapPoint, onMap, partAround } from './map-projection.ts'

interface Place {
  readonly latitude: number
  readonly longitude: number
}
type Placed = { readonly [Degrees in keyof Place]?: number | null }
type Dot = Omit<DealerMapView['dots'][number], keyof MapPoint>

const WHOLE: MapPart = { x: 0, y: 0, ...MAP, scale: 1 }

/**
 * The dots of a map. Dealers that would cover each other share one; unknown places have none. `isNear`: the map shows no more than the
 * dealers and the requested place, otherwise the whole country.
 */
export function dealerMap<Dealer extends Placed>(
  dealers: readonly Dealer[],
  dotOf: (members: readonly Dealer[]) => Dot,
  { here, isNear = false }: { readonly here: Place | null; readonly isNear?: boolean },
): DealerMapView {
  const points = dealers.flatMap((dealer) => {
    const { latitude, longitude } = dealer
    return latitude == null || longitude == null ? [] : [{ dealer, ...onMap({ latitude, longitude }) }]
  })
  const center = here && onMap(here)
  const part = isNear ? partAround(center ? [...points, center] : points) : WHOLE
  const dots = clustered(points, part.scale).map(({ x, y, members }) => ({
    ...{ x, y },
    ...dotOf(members.map(({ dealer }) => dealer)),
  }))
  return { dots, part, ...(center ? { here: center } : {}) }
}
