import { z } from 'zod'
import { LOOK_VARIANTS, type LookVariant } from './look.ts'

/** A field for each choice of the look, which takes its variants alone. */
export const LOOK_FIELDS = Object.fromEntries(
  Object.entries(LOOK_VARIANTS).map(([name, variants]) => [name, z.enum(variants) as z.ZodType]),
) as { [Name in LookVariant]: z.ZodType<(typeof LOOK_VARIANTS)[Name][number]> }
