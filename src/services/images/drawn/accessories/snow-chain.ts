interface LinkPlace {
  readonly x: number
  readonly y: number
  /** Degrees. */
  readonly turn: number
}

const MIDDLE = { x: 200, y: 144 }

/** The links of a snow chain: a ring around the wheel, and pairs of links across it. */
export function snowChain(draw: (place: LinkPlace & Readonly<Record<string, number>>) => string): string {
  const link = (radius: number, angle: number, tilt: number) =>
    draw({
      x: MIDDLE.x + radius * Math.cos(angle),
      y: MIDDLE.y + radius * Math.sin(angle),
      turn: (angle * 180) / Math.PI + tilt,
    })
  const ring = turns(34, 0).map((angle) => link(92, angle, 90))
  const crossing = turns(8, 0.5).flatMap((angle) => [56, 74].map((radius) => link(radius, angle, 0)))
  return [...ring, ...crossing].join('')
}

/** So many angles around the circle, in radians. */
function turns(count: number, offset: number): number[] {
  return Array.from({ length: count }, (_, index) => ((index + offset) / count) * 2 * Math.PI)
}
