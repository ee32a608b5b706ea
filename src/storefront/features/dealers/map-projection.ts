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
const APART = 13

/** Joins points that would cover each other; a cluster is at its first member, and every point is in exactly one. */
export function clustered<Member extends MapPoint>(points: readonly Member[]): Cluster<Member>[] {
  const clusters: { x: number; y: number; members: Member[] }[] = []
  for (const point of points) {
    const near = clusters.find(({ x, y }) => Math.hypot(x - point.x, y - point.y) < APART)
    if (near) near.members.push(point)
    else clusters.push({ x: point.x, y: point.y, members: [point] })
  }
  return clusters
}
