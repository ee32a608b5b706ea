import type { DrawnRim } from '#domain/vehicle/symbol-pictures.ts'
import { n } from './path.ts'
import { readParts } from './read-drawings.ts'

let parts: ReturnType<typeof readParts> | undefined

/** A wheel standing on the ground at `x`; `metal` is the id of the rim's gradient, `turn` its rotation in degrees. */
export function wheel(x: number, radius: number, rim: DrawnRim, metal: string, turn: number): string {
  parts ??= readParts('wheel')
  const scope = { x, radius, metal, turn, n, r: radius * 0.742 }
  return parts('wheel')({ ...scope, rim: parts(rim)(scope) })
}
