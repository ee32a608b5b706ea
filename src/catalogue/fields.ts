import type { Field, ShowGroup, ValueOf } from './field.ts'
import { BODY_FIELDS } from './fields/body.ts'
import { CONDITION_FIELDS } from './fields/condition.ts'
import { DRIVE_FIELDS } from './fields/drive.ts'
import { EMISSION_FIELDS } from './fields/emission.ts'
import { EQUIPMENT_FIELDS } from './fields/equipment.ts'
import { FUEL_FIELDS } from './fields/fuel.ts'
import { INSURANCE_FIELDS } from './fields/insurance.ts'
import { INTERIOR_FIELDS } from './fields/interior.ts'
import { OFFER_FIELDS } from './fields/offer.ts'

/**
 * The field table: every attribute of a vehicle that is stored, shown, filtered, counted, sorted or imported. Id, merchant, internal
 * number, make, model, pictures, state and time of creation have no row, because a description of the car does not contain them.
 */
export const FIELDS = [
  ...OFFER_FIELDS,
  ...CONDITION_FIELDS,
  ...BODY_FIELDS,
  ...DRIVE_FIELDS,
  ...FUEL_FIELDS,
  ...EMISSION_FIELDS,
  ...INTERIOR_FIELDS,
  ...INSURANCE_FIELDS,
  ...EQUIPMENT_FIELDS,
] as const

type Row = (typeof FIELDS)[number]
export type FieldKey = Row['key']

/** The attributes of one vehicle; null for unknown. Units and formats as in `Field`. */
export type VehicleAttributes = { [F in Row as F['key']]: ValueOf<F> | null }

/** The same table typed as plain rows, for code that treats all of them alike. */
export const ROWS: readonly Field<FieldKey>[] = FIELDS

const ROW_BY_KEY = new Map<string, Field<FieldKey>>(ROWS.map((row) => [row.key, row]))

/** Throws for an unknown key. */
export function fieldByKey(key: FieldKey): Field<FieldKey> {
  const row = ROW_BY_KEY.get(key)
  if (!row) throw new Error(`The field table has no row "${key}"`)
  return row
}

/** The rows of one section of the vehicle page, in their order. */
export function fieldsShownIn(group: ShowGroup): readonly Field<FieldKey>[] {
  return ROWS.filter((row) => row.show?.group === group).sort((a, b) => (a.show?.order ?? 0) - (b.show?.order ?? 0))
}
