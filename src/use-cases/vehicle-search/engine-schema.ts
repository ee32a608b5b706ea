import { ROWS } from '#catalogue/fields.ts'
import { PRICE_FIELDS, SEARCH_FIELDS, SORT_FIELDS, type SearchField } from '#catalogue/search-columns.ts'
import type { FieldSpec, Schema } from '#search/schema.ts'
import { histogramBounds } from './price-histogram.ts'

/** Fields of the index that are no attributes; `scope` repeats the merchant in a group that facets never ignore. */
export const MAKE = 'make'
export const MODEL = 'model'
export const MERCHANT = 'merchant'
export const SCOPE = 'scope'
export const PLACE = 'place'
export const CREATED = 'createdAt'

const PRICE_KEYS = new Map(
  Object.entries(PRICE_FIELDS).map(([kind, key]) => [key as string, kind as keyof typeof PRICE_FIELDS]),
)

/** The search index's schema, from the catalogue: one field per searchable row, grouped as the filters are. */
export function engineSchema(): Schema {
  return {
    scopeGroup: SCOPE,
    fields: [
      { kind: 'term', name: MAKE, group: 'MAKE_MODEL' },
      { kind: 'term', name: MODEL, group: 'MAKE_MODEL', parent: MAKE },
      { kind: 'term', name: MERCHANT, group: 'MERCHANT_LOCATION' },
      { kind: 'term', name: SCOPE, group: SCOPE },
      { kind: 'place', name: PLACE, group: 'LOCATION' },
      { kind: 'number', name: CREATED, group: 'ORDER' },
      ...SEARCH_FIELDS.map(specOf),
    ],
    sorts: Object.entries(SORT_FIELDS).map(([name, field]) => ({ name, field })),
  }
}

function specOf(row: SearchField): FieldSpec {
  const { search } = row
  const kind = PRICE_KEYS.get(row.key)
  if (kind) return { kind: 'number', name: row.key, group: 'PRICE', extent: true, buckets: histogramBounds(kind) }
  const group = row.filters[0]?.group ?? row.key
  if (search.kind === 'number') return { kind: 'number', name: row.key, group }
  return { kind: search.kind, name: row.key, group, size: search.values.length }
}

/** Rows whose values are counted, with the group of the facets they belong to. */
export const COUNTED_ROWS = ROWS.filter(
  (row) => row.search?.kind === 'value' || row.search?.kind === 'flags',
) as readonly SearchField[]
