import { z } from 'zod'
import { BODY_COLORS, type BodyColor } from '#domain/vehicle/body-color.ts'
import { readFigures } from './read-drawings.ts'

/** Body paints are named by the code of the vehicle's colour in lower case. */
export type PaintName = Lowercase<BodyColor>

const PAINT_NAMES = BODY_COLORS.map((color) => color.toLowerCase() as PaintName)
const schema = z.record(z.enum(PAINT_NAMES), z.string().regex(/^#[0-9a-f]{6}$/))

let paints: z.output<typeof schema> | undefined

export const INK = '#0d1117'

/** A paint and its shades in light and shadow. Light paints have softer shadows. */
export interface Shades {
  readonly base: string
  readonly isLight: boolean
  readonly line: string
  readonly highlight: string
  lighter(share: number): string
  darker(share: number): string
}

export function isPaintName(text: string): text is PaintName {
  return PAINT_NAMES.some((name) => name === text)
}

export function shadesOf(paint: PaintName): Shades {
  paints ??= readFigures('paints', schema)
  const base = paints[paint]
  const isLight = channels(base).reduce((sum, value) => sum + value, 0) / 765 > 0.75
  return {
    base,
    isLight,
    line: mix(base, INK, isLight ? 0.34 : 0.55),
    highlight: isLight ? '#ffffff' : mix(base, '#ffffff', 0.62),
    lighter: (share) => mix(base, '#ffffff', share),
    darker: (share) => mix(base, INK, isLight ? share * 0.62 : share),
  }
}

/** A mixture of two colours: `share` 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => Math.round(value + (target[index]! - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}
