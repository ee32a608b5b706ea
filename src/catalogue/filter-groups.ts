import { FILTER_GROUPS, type FilterGroup } from '#domain/vehicle/search-vocabulary.ts'
import type { Field, FieldFilter, Label } from './field.ts'
import { type FieldKey, ROWS } from './fields.ts'

/** `input` is the group's name in the filter input and among the facets; the place is not a facet. */
export interface FilterGroupRow {
  readonly group: FilterGroup
  readonly input: string
  readonly label: Label
  readonly isFacet: boolean
}

const TEXTS: Record<FilterGroup, readonly [input: string, de: string, en: string]> = {
  LOCATION: ['location', 'Standort', 'Location'],
  MERCHANT_LOCATION: ['merchantLocation', 'Händlerstandort', 'Dealer location'],
  VEHICLE_TYPE: ['vehicleType', 'Fahrzeugtyp', 'Vehicle type'],
  MAKE_MODEL: ['makeModel', 'Marke & Modell', 'Make & model'],
  PRICE: ['priceRange', 'Preis', 'Price'],
  VEHICLE_CONDITION: ['vehicleCondition', 'Fahrzeugzustand', 'Condition'],
  FUEL: ['fuelType', 'Kraftstoff', 'Fuel'],
  DRIVE: ['drive', 'Antrieb', 'Drive'],
  BODY_COLORS: ['bodyColors', 'Außenfarbe', 'Body colour'],
  EQUIPMENT: ['equipment', 'Ausstattung', 'Equipment'],
  INTERIOR: ['interior', 'Innenausstattung', 'Interior'],
  EMISSION: ['emission', 'Umwelt', 'Environment'],
  OFFER: ['offer', 'Inserat und Lieferung', 'Listing and delivery'],
}

/** The filter groups in their order; every one but the place is a facet. */
export const FILTER_GROUP_ROWS: readonly FilterGroupRow[] = FILTER_GROUPS.map((group) => {
  const [input, de, en] = TEXTS[group]
  return { group, input, label: { de, en }, isFacet: group !== 'LOCATION' }
})

export interface FilteredField {
  readonly field: Field<FieldKey>
  readonly filter: FieldFilter
}

export const FIELD_FILTERS: readonly FilteredField[] = ROWS.flatMap((field) =>
  field.filters.map((filter) => ({ field, filter })),
)

/** The filters of one group that come from rows, in the order of the table. */
export function filtersOfGroup(group: FilterGroup): readonly FilteredField[] {
  return FIELD_FILTERS.filter(({ filter }) => filter.group === group)
}
