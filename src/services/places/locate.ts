import { type Coordinates, interpolate } from './coordinates.ts'

/** A postal code without a certain place: the points its town's name could mean. */
export interface Unlocated {
  readonly zip: string
  readonly candidates: readonly Coordinates[]
}

/** Codes with the same beginning lie together: a town this far from the middle of its area is another one. */
const AREA_KM = 60
const AREA_DIGITS = 3

/**
 * Where each postal code is. Germany has a dozen towns called Neuenkirchen: of the points a name could mean the one nearest to the middle
 * of its area is taken, and none that lies far outside; codes without one lie between their neighbours. Undefined where nothing is known.
 */
export function locateAll(codes: readonly Unlocated[]): Map<string, Coordinates> {
  const middles = new Map(
    [...Map.groupBy(codes, areaOf)].flatMap(([area, own]) => {
      const points = own.flatMap(({ candidates }) => (candidates.length === 1 ? candidates : []))
      return points.length > 0 ? [[area, middleOf(points)] as const] : []
    }),
  )
  const known = codes.flatMap((code) => {
    const at = nearest(code.candidates, middles.get(areaOf(code)))
    return at ? [[code.zip, at] as const] : []
  })
  const byFirst = Map.groupBy(known, ([zip]) => zip[0]!)
  const located = new Map(known)
  for (const { zip } of codes) {
    const at = located.get(zip) ?? interpolate(zip, byFirst.get(zip[0]!) ?? [])
    if (at) located.set(zip, at)
  }
  return located
}

function areaOf({ zip }: Unlocated): string {
  return zip.slice(0, AREA_DIGITS)
}

function nearest(candidates: readonly Coordinates[], middle: Coordinates | undefined): Coordinates | undefined {
  if (!middle) return candidates.length === 1 ? candidates[0] : undefined
  const [best] = candidates
    .map((at) => ({ at, away: kilometres(at, middle) }))
    .filter(({ away }) => away <= AREA_KM)
    .sort((a, b) => a.away - b.away)
  return best?.at
}

/** The medians of both coordinates: a single point far off does not move them. */
function middleOf(points: readonly Coordinates[]): Coordinates {
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
  return {
    latitude: median(points.map(({ latitude }) => latitude)),
    longitude: median(points.map(({ longitude }) => longitude)),
  }
}

/** Good enough for "near": a degree is 111 km to the north and some 70 km to the east in Germany. */
function kilometres(a: Coordinates, b: Coordinates): number {
  return Math.hypot((a.latitude - b.latitude) * 111, (a.longitude - b.longitude) * 70)
}
