export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/**
 * Coordinates for a postal code without any: the mean of the known codes with the longest common prefix, because similar codes are close to
 * each other. `known` ascends by code.
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
