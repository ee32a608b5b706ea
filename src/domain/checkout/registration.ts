import { z } from 'zod'
import { emptyToNull } from '../account/fields.ts'
import { checked, type RefusedValue } from '../field-problem.ts'
import { plate } from '../garage/plate.ts'
import { type Refused, refused } from '../refused.ts'

/** Letters that registration offices do not issue, abbreviations of the Nazi state (recommendation of the federal ministry on § 9 FZV). */
const NEVER_GIVEN = /-(HJ|KZ|NS|SA|SS) /
/** The most characters of a plate: district, letters, digits, and E or H. */
const MAX_CHARACTERS = 8

/** A plate that can be reserved: correctly written, its number not beginning with zero, short enough for the sign (§ 9 FZV). */
const wishedPlate = plate.refine((text) => text === null || isPossible(text), { error: 'IMPOSSIBLE_PLATE' })

function isPossible(text: string): boolean {
  return text.replaceAll(/[ -]/g, '').length <= MAX_CHARACTERS && !/ 0/.test(text) && !NEVER_GIVEN.test(text)
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

/** What the customer enters about registering a car. */
export interface EnteredRegistration {
  /** Then `plate` is needed; otherwise any plate will do. */
  readonly wishesPlate: boolean
  readonly plate?: string | null | undefined
  readonly pin?: string | null | undefined
  readonly evb?: string | null | undefined
}

interface CarToRegister {
  readonly vehicleId: number
  /** Null: the dealer is not to register it. */
  readonly registration: EnteredRegistration | null
}

/**
 * What was entered about each car. Refused: INVALID_INPUT naming every wrong field by the car's place in the list (`cars.<index>.<field>`).
 */
export function readRegistrations(
  cars: readonly CarToRegister[],
): { readonly kind: 'done'; readonly registrations: Registration[] } | Refused {
  const wrong: RefusedValue[] = []
  const registrations = cars.flatMap(({ vehicleId, registration }, index) => {
    if (!registration) return []
    const { wishesPlate, plate, pin, evb } = registration
    const read = checked(Registration, { vehicleId, ...(wishesPlate ? { plate, pin } : {}), evb })
    const isMissing = wishesPlate && read.ok && read.value.plate === null
    const problems = read.ok ? (isMissing ? [{ field: 'plate', code: 'REQUIRED' as const }] : []) : read.problems
    wrong.push(...problems.map((problem) => ({ ...problem, field: `cars.${index}.${problem.field}` })))
    return read.ok ? [read.value] : []
  })
  return wrong.length > 0 ? refused('INVALID_INPUT', { fields: wrong }) : { kind: 'done', registrations }
}
