import { toCents } from '#domain/format/money.ts'
import { FIELD_FILTERS } from '#catalogue/filter-groups.ts'
import type { Field } from '#catalogue/field.ts'
import { fieldByKey } from '#catalogue/fields.ts'
import { optionLabel } from '#catalogue/format.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import type { Locale } from '#domain/locale.ts'
import type { Counted, Facets, PriceExtent } from '#use-cases/vehicle-search/facets.ts'
import { builder } from '../builder.ts'
import { type NameCount, NameCountType } from '../counted.ts'
import { PriceRangeKindType } from './filter-input.ts'

const HistogramBar = builder.objectRef<PriceExtent['bars'][number]>('HistogramBar').implement({
  fields: (t) => ({ from: t.field({ type: 'Euro', resolve: (bar) => bar.from }), count: t.exposeInt('count') }),
})

const PriceExtentType = builder.objectRef<PriceExtent>('PriceExtent').implement({
  fields: (t) => ({
    key: t.field({ type: PriceRangeKindType, resolve: (price) => price.kind }),
    min: t.field({ type: 'Euro', nullable: true, resolve: ({ extent }) => (extent ? extent[0] : null) }),
    max: t.field({ type: 'Euro', nullable: true, resolve: ({ extent }) => (extent ? extent[1] : null) }),
    rangeMin: t.field({
      type: 'Euro',
      nullable: true,
      description:
        'For loans: where the slider starts while no vehicle has a rate. For leasing: where links to offers start.',
      resolve: ({ range }) => (range ? toCents(range.min) : null),
    }),
    rangeMax: t.field({ type: 'Euro', nullable: true, resolve: ({ range }) => (range ? toCents(range.max) : null) }),
    histogram: t.field({ type: [HistogramBar], resolve: (price) => [...price.bars] }),
  }),
})

const ModelCountType = builder.objectRef<NameCount & { readonly make: string }>('ModelCount').implement({
  fields: (t) => ({
    make: t.exposeString('make'),
    name: t.exposeString('name'),
    displayName: t.exposeString('displayName'),
    count: t.exposeInt('count'),
  }),
})

/** Groups that the specification gives as one list of values, without lists inside. */
const FLAT_GROUPS: readonly string[] = ['bodyColors', 'priceRange']

/** Counted filters by the group they stand in: `drive` → [`gearBox`, `driveType`]. Several filters of one row count once. */
const COUNTED = FIELD_FILTERS.filter(({ field }) => field.search?.kind === 'value' || field.search?.kind === 'flags')
const GROUPS = Map.groupBy(COUNTED, ({ filter }) => filter.input.split('.', 1)[0]!)

/** The inner lists of one group, one per counted row. */
const groupTypes = [...GROUPS]
  .filter(([group]) => !FLAT_GROUPS.includes(group))
  .map(([group, filters]) => {
    const type = builder.objectRef<Facets>(`${group[0]!.toUpperCase()}${group.slice(1)}Facets`).implement({
      fields: (t) =>
        Object.fromEntries(
          filters.map(({ field, filter }) => [
            filter.input.split('.').at(-1),
            t.field({
              type: [NameCountType],
              resolve: (facets, _, { locale }) => named(field, facets.options[field.key] ?? [], locale),
            }),
          ]),
        ),
    })
    return [group, type] as const
  })

/** How many vehicles every option of every group would show. */
export const VehicleFacetsType = builder.objectRef<Facets>('VehicleFacets').implement({
  fields: (t) => ({
    ...Object.fromEntries(groupTypes.map(([group, type]) => [group, t.field({ type, resolve: (facets) => facets })])),
    bodyColors: t.field({
      type: [NameCountType],
      resolve: ({ options }, _, { locale }) => named(fieldByKey('bodyColor'), options.bodyColor ?? [], locale),
    }),
    metallic: t.field({
      type: [NameCountType],
      resolve: ({ options }, _, { locale }) => named(fieldByKey('metallic'), options.metallic ?? [], locale),
    }),
    priceRating: t.field({
      type: [NameCountType],
      resolve: ({ options }, _, { locale }) => named(fieldByKey('priceRating'), options.priceRating ?? [], locale),
    }),
    vat: t.field({
      type: [NameCountType],
      resolve: ({ options }, _, { locale }) => named(fieldByKey('vatMode'), options.vatMode ?? [], locale),
    }),
    makeModel: t.field({
      type: [NameCountType],
      resolve: ({ makes }) => makes.map(({ item, count }) => ({ name: item.slug, displayName: item.name, count })),
    }),
    models: t.field({
      type: [ModelCountType],
      args: { makeNames: t.arg.stringList({ required: true }) },
      description: 'The models of these makes, under all filters except makes and models.',
      resolve: ({ modelsOf }, { makeNames }) =>
        [...new Set(makeNames.map(slugOf))].flatMap((make) =>
          modelsOf(make).map(({ item, count }) => ({ make, name: item.slug, displayName: item.name, count })),
        ),
    }),
    merchantLocation: t.field({
      type: [NameCountType],
      resolve: ({ merchants }) =>
        merchants.map(({ item, count }) => ({ name: item.uuid, displayName: `${item.city} · ${item.name}`, count })),
    }),
    priceRange: t.field({ type: [PriceExtentType], resolve: ({ prices }) => [...prices] }),
  }),
})

function named(field: Field, options: readonly Counted<string>[], locale: Locale): NameCount[] {
  return options.map(({ item, count }) => ({ name: item, displayName: optionLabel(field, item, locale), count }))
}
