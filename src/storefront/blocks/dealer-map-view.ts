import type { MapPoint } from './map-projection.ts'

/** Where dealers are: dots on a drawn map. */
export interface DealerMapView {
  readonly dots: readonly DotView[]
  /** The requested place. */
  readonly here?: MapPoint
  /** The part of the map that is shown. */
  readonly part: MapPart
}

export interface MapPart extends MapPoint {
  readonly width: number
  readonly height: number
  /** Scale of the dots, so that they look equally large in every part of the map. */
  readonly scale: number
  /** A region instead of the whole country. */
  readonly isRegion: boolean
}

interface DotView extends MapPoint {
  readonly href: string
  readonly title: string
  /** A number in the dot; a dot of one dealer may have none. */
  readonly label?: string
  /** Beside the dot. */
  readonly town?: string
  readonly isChosen?: boolean
}
