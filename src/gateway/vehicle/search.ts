import { filtersFromInput, type InputObject, unknownValues } from '#catalogue/filter-input.ts'
import type { VehicleFilters } from '#catalogue/filters.ts'
import {
  DEFAULT_ITEMS_PER_PAGE,
  DEFAULT_SORTING,
  ITEMS_PER_PAGE,
  MAX_MAKE_MODEL_ROWS,
  SORT_DIRECTIONS,
  LIST_SORT_SUBJECTS,
} from '#domain/vehicle/search-vocabulary.ts'
import type { Directory } from '#use-cases/vehicle-search/directory.ts'
import type { Relaxation } from '#use-cases/vehicle-search/relaxations.ts'
import type { Removal } from '#use-cases/vehicle-search/removals.ts'
import {
  searchVehicles,
  type VehicleSearch,
  type VehicleSearchResult,
} from '#use-cases/vehicle-search/vehicle-search.ts'
import { unknownMakes } from '#use-cases/vehicle-search/unknown-makes.ts'
import { kilometresBetween } from '#domain/distance.ts'
import { selectsField } from '../selects-field.ts'
import { builder } from '../builder.ts'
import { PlaceType } from '../place/places.ts'
import { Refusal } from '../refusal.ts'
import { VehicleFacetsType } from './facets.ts'
import { VehicleFilterInput } from './filter-input.ts'
import { VehicleType } from './vehicle.ts'

/** The largest page a list offers; smaller ones serve teasers. */
const MAX_PER_PAGE = Math.max(...ITEMS_PER_PAGE)

const SortSubjectType = builder.enumType('SortSubject', { values: LIST_SORT_SUBJECTS })
const SortDirectionType = builder.enumType('SortDirection', { values: SORT_DIRECTIONS })

const SortingInput = builder.inputType('SortingInput', {
  fields: (t) => ({
    subject: t.field({ type: SortSubjectType, required: true }),
    direction: t.field({ type: SortDirectionType, required: true }),
  }),
})

const RelaxationType = builder.objectRef<Relaxation>('Relaxation').implement({
  description: 'A filter whose removal yields results.',
  fields: (t) => ({ filter: t.exposeString('filter'), count: t.exposeInt('count') }),
})

const RemovalType = builder.objectRef<Removal>('FilterRemoval').implement({
  description: 'The number of vehicles without one of the active filters.',
  fields: (t) => ({
    filter: t.exposeString('param', { description: 'The parameter of a list address.' }),
    value: t.exposeString('value', {
      description: 'The removed value of a filter with several values, otherwise empty.',
    }),
    count: t.exposeInt('count'),
  }),
})

const SearchResultType = builder.objectRef<VehicleSearchResult>('VehicleSearchResult').implement({
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount'),
    page: t.exposeInt('page'),
    pageCount: t.exposeInt('pageCount'),
    place: t.expose('place', { type: PlaceType, nullable: true }),
    vehicles: t.field({
      type: [VehicleType],
      resolve: ({ vehicles, place }) =>
        vehicles.map((vehicle) => ({
          ...vehicle,
          distance: place ? kilometresBetween(place, vehicle.merchant) : null,
        })),
    }),
    facets: t.expose('facets', { type: VehicleFacetsType }),
    relaxations: t.field({ type: [RelaxationType], resolve: ({ relaxations }) => [...relaxations] }),
    removals: t.field({ type: [RemovalType], resolve: ({ removals }) => [...removals()] }),
  }),
})

builder.queryField('searchVehicles', (t) =>
  t.field({
    type: SearchResultType,
    args: {
      filters: t.arg({ type: VehicleFilterInput }),
      sorting: t.arg({ type: SortingInput }),
      page: t.arg.int({ defaultValue: 1 }),
      itemsPerPage: t.arg.int({ defaultValue: DEFAULT_ITEMS_PER_PAGE }),
    },
    resolve: (_, args, { scope, deps }, info) => {
      const wants = { vehicles: selectsField(info, 'vehicles'), facets: selectsField(info, 'facets', 'removals') }
      const filters = filtersOf(args.filters ?? {}, deps.index.directory)
      return searchVehicles({ filters, ...pageOf(args), sort: args.sorting ?? DEFAULT_SORTING, scope, wants }, deps)
    },
  }),
)

/** Refuses values, makes and models that nobody has, by name, and more makes than a search takes. */
function filtersOf(input: InputObject, directory: Directory): VehicleFilters {
  const unknown = unknownValues(input)
  const [first] = unknown
  if (first) {
    const fields = unknown.map(({ field }) => ({ field: `filters.${field}`, code: 'INVALID' }))
    throw new Refusal(
      'INVALID_INPUT',
      `${first.field} has no value ${first.value.slice(0, 60)}`,
      fields[0]?.field,
      fields,
    )
  }
  if (Array.isArray(input.makeModel) && input.makeModel.length > MAX_MAKE_MODEL_ROWS)
    throw new Refusal('INVALID_INPUT', `makeModel takes at most ${MAX_MAKE_MODEL_ROWS} rows`, 'filters.makeModel')
  const filters = filtersFromInput(input)
  const [row] = unknownMakes(filters.makeModel, directory)
  if (row)
    throw new Refusal(
      'INVALID_INPUT',
      `makeModel has no value ${[row.make, row.model].filter(Boolean).join('.').slice(0, 60)}`,
      'filters.makeModel',
    )
  return filters
}

interface PageArgs {
  readonly page?: number | null | undefined
  readonly itemsPerPage?: number | null | undefined
}

function pageOf(args: PageArgs): Pick<VehicleSearch, 'page' | 'itemsPerPage'> {
  const page = args.page ?? 1
  const itemsPerPage = args.itemsPerPage ?? DEFAULT_ITEMS_PER_PAGE
  if (page < 1) throw new Refusal('INVALID_INPUT', 'page counts from 1', 'page')
  if (itemsPerPage < 1 || itemsPerPage > MAX_PER_PAGE)
    throw new Refusal('INVALID_INPUT', `itemsPerPage is from 1 to ${MAX_PER_PAGE}`, 'itemsPerPage')
  return { page, itemsPerPage }
}
