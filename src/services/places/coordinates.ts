export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/**
 * Coordinates for a postal code that has none: the mean of the known ones that share the longest beginning, for neighbouring
 * codes are neighbouring places. Codes ascend.
 */
export function interpolate(
  zip: string,
  known: readonly (readonly [zip: string, at: Coordinates])[],
): Coordinates | undefined {
  for (let length = zip.length - 1; length >= 1; length--) {
    const near = known.filter(([other]) => other.startsWith(zip.slice(0, length)))
    if (near.length > 0) return mean(near.map(([, at]) => at))
  }
  return undefined
}

function mean(points: readonly Coordinates[]): Coordinates {
  const sum = (pick: (point: Coordinates) => number) =>
    points.reduce((total, point) => total + pick(point), 0) / points.length
  return { latitude: round(sum((point) => point.latitude)), longitude: round(sum((point) => point.longitude)) }
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
