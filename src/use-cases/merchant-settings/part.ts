import type { SelectHandle, WriteHandle, Writer } from '#database/handles.ts'
import { checked } from '#domain/field-problem.ts'
import type { PartValues } from '#domain/merchant/settings-parts.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { Place } from '#services/places/port.ts'
import type { z } from 'zod'

/** A part of a merchant's settings: what its form shows, and what becomes of what is entered. */
export interface PartAccess {
  read(handle: SelectHandle, merchantId: number): Promise<PartValues>
  /** Refused: INVALID_INPUT. */
  save(handle: WriteHandle, merchantId: number, entered: Entered): Promise<Refused | undefined>
}

interface Entered {
  readonly values: PartValues
  /** Of the entered postal code, else of the stored one; undefined for an unknown one. */
  readonly place: Place | undefined
}

/** A part whose values are checked by a schema. */
export function checkedPart<Schema extends z.ZodType>(
  schema: Schema,
  read: PartAccess['read'],
  write: (
    handle: WriteHandle,
    merchantId: number,
    input: z.output<Schema>,
    place: Place | undefined,
  ) => Promise<Refused | undefined | void>,
): PartAccess {
  return {
    read,
    async save(handle, merchantId, { values, place }) {
      const input = checked(schema, values)
      if (!input.ok) return refused('INVALID_INPUT', { fields: input.problems })
      return (await write(handle, merchantId, input.value, place)) ?? undefined
    },
  }
}

export function invalidField(field: string, code: 'INVALID' | 'REQUIRED' | 'UNKNOWN_POSTAL_CODE' = 'INVALID'): Refused {
  return refused('INVALID_INPUT', { fields: [{ field, code }] })
}

/** For use cases with a transaction of their own, inside a transaction that is already open. */
export function writerIn(handle: WriteHandle): Writer {
  return { transaction: (work) => work(handle) }
}

export function shown(value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}

export function shownCheck(isChecked: boolean): string {
  return isChecked ? 'yes' : ''
}
