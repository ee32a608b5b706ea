import type { Point } from './schema.ts'

/** Mean radius of the earth, IUGG. */
const EARTH_KILOMETRES = 6371.0088

/** Great-circle distance by the haversine formula. */
export function kilometresBetween(a: Point, b: Point): number {
  return EARTH_KILOMETRES * 2 * Math.asin(Math.min(1, Math.sqrt(haversine(a, b))))
}

/** The haversine of the angle between two points: cheaper than the distance and sorted alike. */
export function haversine(a: Point, b: Point): number {
  const sinLatitude = Math.sin(radians(b.latitude - a.latitude) / 2)
  const sinLongitude = Math.sin(radians(b.longitude - a.longitude) / 2)
  return sinLatitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * sinLongitude ** 2
}

/** The haversine of a distance in kilometres; points within the distance have a haversine no greater than this. */
export function haversineAt(kilometres: number): number {
  return Math.sin(Math.min(kilometres / EARTH_KILOMETRES / 2, Math.PI / 2)) ** 2
}

/** Points within the distance are at most this many degrees north or south, with a small margin for rounding. */
export function latitudeReach(kilometres: number): number {
  return (kilometres / EARTH_KILOMETRES) * (180 / Math.PI) * (1 + 1e-9) + 1e-9
}

export function isPoint({ latitude, longitude }: Point): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
