import type { z } from 'zod'
import { isOtherTown } from '#domain/account/town.ts'
import { checked, type RefusedValue } from '#domain/field-problem.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { Place, Places } from '#services/places/port.ts'

export interface EnteredAddress {
  readonly postalCode?: string | null | undefined
  readonly city?: string | null | undefined
}

/** An address and the place of its postal code; null where that is not known. */
interface AddressAtPlace<Address> {
  readonly kind: 'done'
  readonly address: Address
  readonly position: Place | null
}

/**
 * An address as its schema reads it, with the place of its postal code, which also names the town where none is given. Refused
 * (INVALID_INPUT): every wrong field, and a town that the postal code does not belong to, as far as we know it.
 */
export async function placeAddress<S extends z.ZodType<{ readonly postalCode: string; readonly city: string }>>(
  schema: S,
  input: EnteredAddress,
  places: Places,
): Promise<AddressAtPlace<z.output<S>> | Refused> {
  const place = await places.zip(input.postalCode?.trim().slice(0, 5) ?? '')
  const read = checked(schema, { ...input, city: input.city?.trim() ? input.city : place?.city })
  if (!read.ok) return refused('INVALID_INPUT', { fields: withoutTown(read.problems) })
  const address = read.value
  const towns = await places.towns(address.postalCode)
  if (towns.length > 0 && towns.every((town) => isOtherTown(town, address.city))) return otherTown(towns)
  return { kind: 'done', address, position: place ?? null }
}

/** A town that is left out is not missed where the postal code, which would name it, has to be entered anyway. */
function withoutTown(problems: readonly RefusedValue[]): readonly RefusedValue[] {
  const isCodeWrong = problems.some(({ field }) => field === 'postalCode')
  return problems.filter(({ field, code }) => !(isCodeWrong && field === 'city' && code === 'REQUIRED'))
}

/** Either of the two fields may be the wrong one, so both are named. */
function otherTown(suggestions: readonly string[]): Refused {
  return refused('INVALID_INPUT', {
    fields: [
      { field: 'postalCode', code: 'OTHER_TOWN', suggestions },
      { field: 'city', code: 'OTHER_TOWN', suggestions },
    ],
  })
}
