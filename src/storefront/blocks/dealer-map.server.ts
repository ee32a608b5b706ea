import type { DealerMapView, MapPart } from './dealer-map-view.ts'
import { clustered, MAP, type MapPoint, onMap, partAround } from './map-projection.ts'

interface Place {
  readonly latitude: number
  readonly longitude: number
}
type Placed = { readonly [Degrees in keyof Place]?: number | null }
type Dot = Omit<DealerMapView['dots'][number], keyof MapPoint>

const WHOLE: MapPart = { x: 0, y: 0, ...MAP, scale: 1, isRegion: false }
/** Dots of a region are larger: they carry numbers. */
const REGION_DOTS = 1.8

/**
 * The dots of a map. Dealers that would cover each other share one; unknown places have none. With `isRegion` the map shows no more
 * than the dealers and the requested place, otherwise the whole country.
 */
export function dealerMap<Dealer extends Placed>(
  dealers: readonly Dealer[],
  dotOf: (members: readonly Dealer[]) => Dot,
  { here, isRegion = false }: { readonly here: Place | null; readonly isRegion?: boolean },
): DealerMapView {
  const points = dealers.flatMap((dealer) => {
    const { latitude, longitude } = dealer
    return latitude == null || longitude == null ? [] : [{ dealer, ...onMap({ latitude, longitude }) }]
  })
  const center = here && onMap(here)
  const part = isRegion ? regionAround(center ? [...points, center] : points) : WHOLE
  const dots = clustered(points, part.scale).map(({ x, y, members }) => ({
    ...{ x, y },
    ...dotOf(members.map(({ dealer }) => dealer)),
  }))
  return { dots, part, ...(center ? { here: center } : {}) }
}

function regionAround(points: readonly MapPoint[]): MapPart {
  const { scale, ...part } = partAround(points)
  return { ...part, scale: scale * REGION_DOTS, isRegion: true }
}
