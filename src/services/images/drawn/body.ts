import { z } from 'zod'
import type { DrawnBody } from '#domain/vehicle/symbol-pictures.ts'
import { readFigures } from './read-drawings.ts'

const point = z.tuple([z.number(), z.number()])
/** Path data (M L C Q Z, absolute) in centimetres: x from the front bumper backwards, y from the ground upwards. */
const line = z.string().regex(/^M[-\d. MLCQZ]+$/)

/** The proportions and lines of one body in centimetres, so that real measurements can be used. */
const schema = z.strictObject({
  length: z.number(),
  height: z.number(),
  width: z.number(),
  frontAxle: z.number(),
  rearAxle: z.number(),
  wheelRadius: z.number(),
  sill: z.number(),
  /** Height of the line below the windows. */
  belt: z.number(),
  /** Height of the bonnet's edge in the front view. */
  nose: z.number(),
  /** Factor that stretches the lines of a shorter body along the car. */
  stretch: z.number().default(1),
  /** Half the width of the roof, as a share of half the width of the car. */
  roof: z.number().default(0.62),
  cladding: z.boolean().default(false),
  open: z.boolean().default(false),
  bed: z.boolean().default(false),
  /** The tail light is drawn for this length already and is not stretched. */
  fixedTail: z.boolean().default(false),
  outline: line,
  glass: line.optional(),
  windscreen: line.optional(),
  rearWindow: line.optional(),
  /** Pillars between the windows: x, width, lean. */
  pillars: z.array(z.tuple([z.number(), z.number(), z.number()])),
  doors: z.array(line),
  handles: z.array(point),
  crease: line,
  fuelFlap: point.optional(),
  headlight: line,
  daylight: line,
  tailLight: line,
  tailLine: line,
  lip: line.optional(),
  mirror: point,
  rails: line.optional(),
})

export type Body = z.output<typeof schema>

const bodies = new Map<DrawnBody, Body>()

/** A body by its name; its file is read once. */
export function bodyOf(name: DrawnBody): Body {
  const body = bodies.get(name) ?? readFigures(`bodies/${name}`, schema)
  bodies.set(name, body)
  return body
}
