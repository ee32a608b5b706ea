import { z } from 'zod'
import { BODY_COLORS, type BodyColor } from '#domain/vehicle/body-color.ts'
import { demoFile } from './demo-file.ts'
import type { Random } from './random.ts'

interface Paint {
  readonly bodyColor: BodyColor
  readonly colorName: string
  readonly metallic: boolean
}

/** Frequency of each colour, and its names. */
const paints = demoFile(
  'paints',
  z.record(
    z.enum(BODY_COLORS),
    z.strictObject({ share: z.number().positive(), plain: z.string(), names: z.array(z.string()).min(1) }),
  ),
)

/** The paint of a car; expensive paints are mostly metallic. */
export function paintOf(random: Random): Paint {
  const bodyColor = random.weighted(BODY_COLORS, (color) => paints()[color].share)
  const { plain, names } = paints()[bodyColor]
  if (random.chance(0.3)) return { bodyColor, colorName: plain, metallic: false }
  const metallic = random.chance(0.8)
  return { bodyColor, colorName: `${random.pick(names)}${metallic ? ' Metallic' : ''}`, metallic }
}
