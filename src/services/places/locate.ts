import { type Coordinates, interpolate } from './coordinates.ts'

/** A postal code without a known position: the points that its town's name could mean. */
interface Unlocated {
  readonly zip: string
  readonly candidates: readonly Coordinates[]
}

interface Position extends Coordinates {
  /** Between its neighbours by number, because no point is known for its town. */
  readonly interpolated?: true
}

/** Codes with the same prefix are close together: a town this far from the middle of its area is another one of that name. */
const AREA_KM = 60
const AREA_DIGITS = 3

/**
 * The position of each postal code. Germany has a dozen towns called Neuenkirchen: the point nearest to the middle of the code's area is
 * taken, and none far outside it. A code without a point gets a position between its neighbours, or undefined where nothing is known.
 */
export function locateAll(codes: readonly Unlocated[]): Map<string, Position> {
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
  const located = new Map<string, Position>(known)
  for (const { zip } of codes) {
    if (located.has(zip)) continue
    const at = interpolate(zip, byFirst.get(zip[0]!) ?? [])
    if (at) located.set(zip, { ...at, interpolated: true })
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

/** Accurate enough to find the nearest: a degree is 111 km to the north and some 70 km to the east in Germany. */
function kilometres(a: Coordinates, b: Coordinates): number {
  return Math.hypot((a.latitude - b.latitude) * 111, (a.longitude - b.longitude) * 70)
}
