import { z } from 'zod'
import { emptyToNull } from '../account/fields.ts'
import { plate } from '../garage/plate.ts'

/** Letters that no registration office gives out (recommendation of the federal ministry on § 9 FZV): abbreviations of the Nazi state. */
const NEVER_GIVEN = /-(HJ|KZ|NS|SA|SS) /
/** District, letters, figures and the E or H behind them. */
const MOST_CHARACTERS = 8

/** A plate that can still be had: as plates are written, with a number that does not begin with a zero, short enough for the sign (§ 9 FZV). */
export const wishedPlate = plate.refine((text) => text === null || isPossible(text), { error: 'IMPOSSIBLE_PLATE' })

function isPossible(text: string): boolean {
  return text.replaceAll(/[ -]/g, '').length <= MOST_CHARACTERS && !/ 0/.test(text) && !NEVER_GIVEN.test(text)
}

function code(pattern: RegExp, error: 'INVALID_EVB' | 'INVALID_PIN') {
  const written = (value: unknown) =>
    typeof value === 'string' ? emptyToNull(value.toUpperCase().replaceAll(/[\s-]/g, '')) : value
  return z.preprocess(written, z.string({ error }).regex(pattern).nullable()).default(null)
}

/** How a bought car is to be registered, as far as the customer says so before ordering. */
export const Registration = z.object({
  vehicleId: z.int(),
  /** Null: any plate will do. */
  plate: wishedPlate,
  /** What the registration office gave with a plate that was reserved there; letters and figures. */
  pin: code(/^[A-Z0-9]{3,12}$/, 'INVALID_PIN'),
  /** The insurer's electronic confirmation of cover, seven characters; can be handed in later. */
  evb: code(/^[A-Z0-9]{7}$/, 'INVALID_EVB'),
})
export type Registration = z.output<typeof Registration>
