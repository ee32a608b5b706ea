import { FILTER_PARAMS, type FilterParamRow } from '#catalogue/filter-params.ts'
import type { InputObject } from '#catalogue/filter-input.ts'
import { PRICE_RANGE_KINDS } from '#domain/vehicle/search-vocabulary.ts'
import { builder } from '../builder.ts'

export const PriceRangeKindType = builder.enumType('PriceRangeKind', { values: PRICE_RANGE_KINDS })

const MakeModelInput = builder.inputType('MakeModelInput', {
  fields: (t) => ({ make: t.string({ required: true }), model: t.string() }),
})
const LocationInput = builder.inputType('LocationInput', {
  fields: (t) => ({ location: t.string(), radius: t.int(), latitude: t.float(), longitude: t.float() }),
})
const PriceRangeInput = builder.inputType('PriceRangeInput', {
  fields: (t) => ({
    key: t.field({ type: PriceRangeKindType, description: 'CASH_RANGE by default.' }),
    min: t.int(),
    max: t.int(),
    downPayment: t.int({ description: 'Euros; of a rate. Without it, and without months, those each lender presets.' }),
    months: t.int(),
    priceRating: t.stringList(),
    vat: t.stringList(),
  }),
})
const PowerInput = builder.inputType('PowerInput', {
  fields: (t) => ({ key: t.string({ description: 'KW (default) or PS.' }), min: t.int(), max: t.int() }),
})

/** The simple filters of the catalogue, by the group of the input they stand in: `drive` → `gearBox` … */
const GROUPS = Map.groupBy(Object.values<FilterParamRow>(FILTER_PARAMS), (row) => row.input.split('.', 1)[0]!)

/** The group whose input type is written above. */
const PRICE_GROUP = 'priceRange'

const groupInputs = [...GROUPS]
  .filter(([group]) => group !== PRICE_GROUP)
  .map(([group, rows]) => {
    const fields = new Map(rows.map((row) => [row.input.split('.')[1]!, row]))
    const input = builder.inputRef<InputObject>(`${group[0]!.toUpperCase()}${group.slice(1)}FilterInput`).implement({
      fields: (t) =>
        Object.fromEntries(
          [...fields].map(([name, row]) => {
            if (name === 'power') return [name, t.field({ type: PowerInput })]
            if (row.kind === 'choice') return [name, t.stringList()]
            if (row.kind === 'toggle') return [name, t.boolean()]
            return [name, row.decimals ? t.float() : t.int()]
          }),
        ),
    })
    return [group, input] as const
  })

/** The filters of a search, nested as the specification's "Search filters"; its groups and fields come from the catalogue. */
export const VehicleFilterInput = builder.inputRef<InputObject>('VehicleFilterInput').implement({
  fields: (t) => ({
    ...Object.fromEntries(groupInputs.map(([group, input]) => [group, t.field({ type: input })])),
    makeModel: t.field({ type: [MakeModelInput] }),
    location: t.field({ type: LocationInput }),
    merchantLocation: t.stringList(),
    priceRange: t.field({ type: PriceRangeInput }),
  }),
})
