/** Size of the map in its own units. */
export const MAP = { width: 360, height: 480 }

const WEST = 5.75
const NORTH = 55
const UNITS_PER_DEGREE = 60
/** A degree of longitude is this much shorter than one of latitude in the middle of Germany. */
const SQUEEZE = Math.cos((51.2 * Math.PI) / 180)

export interface MapPoint {
  readonly x: number
  readonly y: number
}

/** The position of a place on the map, in whole units; degrees east and north. An equirectangular projection: plenty for dots. */
export function onMap({ longitude, latitude }: { readonly longitude: number; readonly latitude: number }): MapPoint {
  return {
    x: Math.round((longitude - WEST) * SQUEEZE * UNITS_PER_DEGREE),
    y: Math.round((NORTH - latitude) * UNITS_PER_DEGREE),
  }
}

export interface Cluster<Member> extends MapPoint {
  readonly members: readonly Member[]
}

/** Points nearer than this would cover each other. */
const MIN_DISTANCE = 26

/** A part of the map is never smaller than this, about 110 km wide. */
const MIN_PART = 60
/** Room around the points, as a share of the part. */
const MARGIN = 0.22

/** The part of the map around these points, in its proportions; the whole where there are none. */
export function partAround(points: readonly MapPoint[]) {
  if (points.length === 0) return { x: 0, y: 0, ...MAP, scale: 1 }
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const needed = Math.max(right - left, ((bottom - top) * MAP.width) / MAP.height) * (1 + 2 * MARGIN)
  const width = Math.min(MAP.width, Math.max(MIN_PART, Math.ceil(needed)))
  const scale = width / MAP.width
  const height = Math.round(MAP.height * scale)
  return {
    ...{ width, height, scale },
    x: Math.round((left + right - width) / 2),
    y: Math.round((top + bottom - height) / 2),
  }
}

/**
 * Joins points that would cover each other; a cluster is at its first member, and every point is in exactly one. `scale` is that of the
 * dots.
 */
export function clustered<Member extends MapPoint>(points: readonly Member[], scale = 1): Cluster<Member>[] {
  const clusters: { x: number; y: number; members: Member[] }[] = []
  for (const point of points) {
    const near = clusters.find(({ x, y }) => Math.hypot(x - point.x, y - point.y) < MIN_DISTANCE * scale)
    if (near) near.members.push(point)
    else clusters.push({ x: point.x, y: point.y, members: [point] })
  }
  return clusters
}
