import { chanceOf } from './chance.ts'
import type { Corner, Line } from './geometry.ts'

/** How a model differs from others of its profile: factors around 1, and the lean of its cabin for each centimetre of height. */
export interface Proportions {
  readonly length: number
  readonly height: number
  readonly width: number
  readonly lean: number
}

export const PLAIN: Proportions = { length: 1, height: 1, width: 1, lean: 0 }

/** Up to three per cent longer or lower, with an upright or a raked cabin: the same for all cars of a model. */
export function proportionsOf(profile: string, model: number): Proportions {
  if (model === 0) return PLAIN
  const draw = chanceOf(`${profile}.${model}.proportions`)
  const around = (middle: number, reach: number) => middle + (draw() * 2 - 1) * reach
  return { length: around(1, 0.03), height: around(1, 0.025), width: around(1, 0.02), lean: around(0, 0.07) }
}

/** A line in these proportions; only what is above the belt leans. */
export function proportioned(line: Line, proportions: Proportions, belt: number): Corner[] {
  const { length, height, lean } = proportions
  return line.map(([x, y, radius, bulge]) => [x * length + lean * Math.max(0, y - belt), y * height, radius, bulge])
}
