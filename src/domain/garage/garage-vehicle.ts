import { z } from 'zod'
import { emptyToNull, optionalChoice, optionalLine } from '../account/fields.ts'
import { berlinToday } from '../berlin-time.ts'
import { FUELS } from '../vehicle/vocabulary.ts'
import { hsn, tsn } from './key-numbers.ts'
import { makeOfHsn, makeOfVin } from './makers.ts'
import { plate } from './plate.ts'
import { vin } from './vin.ts'

export const MAX_GARAGE_VEHICLES = 20

/** Kilometres; no car has driven further. */
const MAX_KILOMETRES = 3_000_000

/** A month, `YYYY-MM`; empty → null. */
function month(isPossible: (month: string) => boolean) {
  return z
    .preprocess(
      emptyToNull,
      z
        .string({ error: 'INVALID_DATE' })
        .regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, { error: 'INVALID_DATE' })
        .refine(isPossible, { error: 'INVALID_DATE' })
        .nullable(),
    )
    .default(null)
}

function isWithinYears(month: string, years: number): boolean {
  return Number(month.slice(0, 4)) <= Number(berlinToday().slice(0, 4)) + years
}

/**
 * A customer's own car. The make may be left out where the VIN or the maker's key number reveals it. A first registration is never in the
 * future, and an inspection at most a few years ahead (§ 29 StVZO: three for a new car).
 */
export const GarageVehicleInput = z
  .object({
    vin,
    hsn,
    tsn,
    make: optionalLine(60),
    model: optionalLine(80),
    fuelType: optionalChoice(FUELS),
    firstRegistration: month((registered) => registered <= berlinToday().slice(0, 7)),
    mileage: z
      .int({ error: 'INVALID' })
      .min(0, { error: 'INVALID' })
      .max(MAX_KILOMETRES, { error: 'INVALID' })
      .nullable()
      .default(null),
    plate,
    nextInspection: month((due) => isWithinYears(due, 4)),
    nextService: month((due) => isWithinYears(due, 4)),
    /** Makers give at most ten years; extensions of it end sooner. */
    warrantyUntil: month((end) => isWithinYears(end, 12)),
    /** UUID of the dealer who services it. */
    dealer: z.preprocess(emptyToNull, z.uuid({ error: 'INVALID' }).nullable()).default(null),
  })
  .transform(({ make, ...vehicle }) => ({ ...vehicle, make: make ?? makeOfNumbers(vehicle) ?? '' }))
  .refine(({ make }) => make !== '', { path: ['make'], error: 'REQUIRED' })
export type GarageVehicleInput = z.output<typeof GarageVehicleInput>

/** The make that a car's VIN or key number reveals; undefined where neither does. */
export function makeOfNumbers({ vin, hsn }: { readonly vin: string | null; readonly hsn: string | null }) {
  return (vin === null ? undefined : makeOfVin(vin)) ?? (hsn === null ? undefined : makeOfHsn(hsn))
}
