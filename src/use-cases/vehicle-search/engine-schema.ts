import { ROWS } from '#catalogue/fields.ts'
import { FIELD_FILTERS } from '#catalogue/filter-groups.ts'
import type { SingleFilter } from '#catalogue/single-filters.ts'
import { PRICE_FIELDS, SEARCH_FIELDS, SORT_FIELDS, type SearchField } from '#catalogue/search-columns.ts'
import type { FieldSpec, Schema } from '#search/schema.ts'
import { histogramBounds } from './price-histogram.ts'

/** A code that no document has: a filter on something unknown finds nothing, instead of everything. */
export const NO_CODE = 2 ** 28

/** Fields of the index that are no attributes; `scope` repeats the merchant in a group that facets never ignore. */
export const MAKE = 'make'
export const MODEL = 'model'
export const MERCHANT = 'merchant'
export const SCOPE = 'scope'
export const PLACE = 'place'
export const CREATED = 'createdAt'
/** The three kinds of price, of which one at a time is filtered. */
export const PRICE = 'priceRange'

const COMPOSITES = { mm: MAKE, place: PLACE, dealer: MERCHANT, price: PRICE } as const

const PRICE_KEYS = new Map(
  Object.entries(PRICE_FIELDS).map(([kind, key]) => [key as string, kind as keyof typeof PRICE_FIELDS]),
)

/**
 * The search index's schema, from the catalogue: one field per searchable row. Each is a list of alternatives by itself, whatever group of
 * the screen it stands in; make and model are one list, and so are the kinds of price. Of features a vehicle must have all that are chosen.
 */
export function engineSchema(): Schema {
  return {
    scopeGroup: SCOPE,
    fields: [
      { kind: 'term', name: MAKE, group: MAKE },
      { kind: 'term', name: MODEL, group: MAKE, parent: MAKE },
      { kind: 'term', name: MERCHANT, group: MERCHANT },
      { kind: 'term', name: SCOPE, group: SCOPE },
      { kind: 'place', name: PLACE, group: PLACE },
      { kind: 'number', name: CREATED, group: CREATED },
      ...SEARCH_FIELDS.map(specOf),
    ],
    sorts: Object.entries(SORT_FIELDS).map(([name, field]) => ({ name, field })),
  }
}

function specOf(row: SearchField): FieldSpec {
  const { search } = row
  const kind = PRICE_KEYS.get(row.key)
  if (kind) return { kind: 'number', name: row.key, group: PRICE, extent: true, buckets: histogramBounds(kind) }
  const field = { name: row.key, group: row.key }
  if (search.kind === 'number') return { kind: 'number', ...field }
  if (search.kind === 'value') return { kind: 'value', ...field, size: search.values.length }
  return {
    kind: 'flags',
    ...field,
    size: search.values.length,
    addUp: row.filters.every(({ match }) => match === 'all'),
  }
}

/** The group of the index that a filter's clauses belong to. */
export function groupOfFilter(param: SingleFilter['param']): string {
  if (param in COMPOSITES) return COMPOSITES[param as keyof typeof COMPOSITES]
  return FIELD_FILTERS.find(({ filter }) => filter.param === param)!.field.key
}

/** Rows whose values are counted, with the group of the facets they belong to. */
export const COUNTED_ROWS = ROWS.filter(
  (row) => row.search?.kind === 'value' || row.search?.kind === 'flags',
) as readonly SearchField[]
