import type { Field, Label } from './field.ts'
import { label } from './build-field.ts'
import { BODY_FIELDS } from './fields/body.ts'
import { CONDITION_FIELDS } from './fields/condition.ts'
import { DRIVE_FIELDS } from './fields/drive.ts'
import { EMISSION_FIELDS } from './fields/emission.ts'
import { EQUIPMENT_FIELDS } from './fields/equipment.ts'
import { FUEL_FIELDS } from './fields/fuel.ts'
import { INSURANCE_FIELDS } from './fields/insurance.ts'
import { INTERIOR_FIELDS } from './fields/interior.ts'
import { OFFER_FIELDS } from './fields/offer.ts'
import { type FieldKey, ROWS } from './fields.ts'

/** Fields that depend on other offers too, and are computed after a vehicle is stored. */
const RATED_FIELDS = ['priceRating', 'priceShare'] as const
/** Fields whose columns the database fills by itself: see its migration 0410. */
const FILLED_FIELDS = ['listedOn', 'photographed', 'homeDelivery', 'offeredBy'] as const
/** Computed fields, which nobody enters and no delivery contains. */
export const DERIVED_FIELDS = ['loanRate', 'leasingRate', 'relevance', ...RATED_FIELDS, ...FILLED_FIELDS] as const

/** The rows that are written when a vehicle is stored. */
export const STORED_ROWS = ROWS.filter(({ key }) => ![...RATED_FIELDS, ...FILLED_FIELDS].some((other) => other === key))

interface FieldGroup {
  readonly name: string
  readonly label: Label
  readonly fields: readonly Field<FieldKey>[]
}

const GROUPS: readonly FieldGroup[] = [
  { name: 'condition', label: label('Zustand', 'Condition'), fields: CONDITION_FIELDS },
  { name: 'drive', label: label('Motor und Antrieb', 'Engine and drive'), fields: DRIVE_FIELDS },
  { name: 'fuel', label: label('Verbrauch', 'Consumption'), fields: FUEL_FIELDS },
  { name: 'emission', label: label('Emissionen', 'Emissions'), fields: EMISSION_FIELDS },
  { name: 'offer', label: label('Angebot', 'Offer'), fields: OFFER_FIELDS },
  { name: 'body', label: label('Karosserie', 'Body'), fields: BODY_FIELDS },
  { name: 'interior', label: label('Innenraum', 'Interior'), fields: INTERIOR_FIELDS },
  { name: 'insurance', label: label('Versicherung', 'Insurance'), fields: INSURANCE_FIELDS },
  { name: 'equipment', label: label('Ausstattung', 'Equipment'), fields: EQUIPMENT_FIELDS },
]

/** The rows that a person fills in, in the groups of a form. */
export const FIELD_GROUPS: readonly FieldGroup[] = GROUPS.map((group) => ({
  ...group,
  fields: group.fields.filter(({ key }) => !DERIVED_FIELDS.some((derived) => derived === key)),
}))

export const EDITABLE_FIELDS: readonly Field<FieldKey>[] = FIELD_GROUPS.flatMap(({ fields }) => fields)
