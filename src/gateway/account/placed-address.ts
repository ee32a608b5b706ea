import type { z } from 'zod'
import { isOtherTown } from '#domain/account/town.ts'
import type { Place } from '#services/places/port.ts'
import type { GatewayContext } from '../context.ts'
import { readInput } from '../outcome.ts'
import { Refusal } from '../refusal.ts'

interface EnteredAddress {
  readonly postalCode?: string | null
  readonly city?: string | null
}

/**
 * An address as its schema reads it, with the place of its postal code, which also names the town where none is given. Refused
 * (INVALID_INPUT): every wrong field, and a town that the postal code has not, as far as we know it.
 */
export async function placedAddress<S extends z.ZodType<{ readonly postalCode: string; readonly city: string }>>(
  schema: S,
  input: EnteredAddress,
  { sources: { places } }: GatewayContext,
): Promise<{ readonly address: z.output<S>; readonly position: Place | null }> {
  const place = await places.zip(input.postalCode?.trim().slice(0, 5) ?? '')
  const address = readInput(schema, { ...input, city: input.city?.trim() ? input.city : place?.city })
  const towns = await places.towns(address.postalCode)
  if (towns.length > 0 && towns.every((town) => isOtherTown(town, address.city))) throw otherTown(towns)
  return { address, position: place ?? null }
}

/** Either may be the wrong one, so both are named. */
function otherTown(suggestions: readonly string[]): Refusal {
  const fields = ['postalCode', 'city'].map((field) => ({ field, code: 'OTHER_TOWN', suggestions }))
  return new Refusal('INVALID_INPUT', 'Postal code and town do not belong together.', 'postalCode', fields)
}
