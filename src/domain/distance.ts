const EARTH_RADIUS_KM = 6371

interface Position {
  readonly latitude: number | null
  readonly longitude: number | null
}

export function hasPosition({ latitude, longitude }: Position): boolean {
  return latitude !== null && longitude !== null
}

/** Great-circle distance in kilometres, one decimal; null where a position is unknown. */
export function kilometresBetween(a: Position, b: Position): number | null {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return null
  const radians = Math.PI / 180
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2
  const h =
    half(b.latitude - a.latitude) +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * half(b.longitude - a.longitude)
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, h))) * 10) / 10
}
