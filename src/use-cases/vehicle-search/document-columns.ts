import { columnOf } from '#catalogue/field.ts'
import { SEARCH_FIELDS, type SearchField } from '#catalogue/search-columns.ts'
import { CREATED, MAKE, MERCHANT, MODEL, SCOPE } from './engine-schema.ts'

/**
 * A field of the documents as the database returns it, in a type that is cheap to send and to read: a number as `integer`, a code as text,
 * several codes as an array of texts, a truth as `boolean`, a month as `YYYY-MM`, an instant as `timestamptz`. Converting the last three in
 * SQL would take a third of the time in which the database answers.
 */
interface DocumentColumn {
  readonly name: string
  readonly sql: string
  readonly type: 'number' | 'code' | 'codes' | 'truth' | 'month' | 'instant'
  /** The codes, in the order of their positions in the index. */
  readonly values: readonly string[]
}

/** All columns of a document except its id and place, from vehicles `v`. */
export const DOCUMENT_COLUMNS: readonly DocumentColumn[] = [
  number(MAKE, 'v.make_id'),
  number(MODEL, 'v.model_id'),
  number(MERCHANT, 'v.merchant_id'),
  number(SCOPE, 'v.merchant_id'),
  { name: CREATED, sql: 'v.created_at', type: 'instant', values: [] },
  ...SEARCH_FIELDS.map(columnFor),
]

function number(name: string, sql: string): DocumentColumn {
  return { name, sql, type: 'number', values: [] }
}

/** The same rules as `searchNumber` and `searchPositions` of the catalogue; a test compares them. */
function columnFor(field: SearchField): DocumentColumn {
  const { key, type, search } = field
  const column = `v.${columnOf(field)}`
  if (search.kind !== 'number') {
    const { kind, values } = search
    if (type === 'boolean') return { name: key, sql: column, type: 'truth', values }
    return kind === 'value'
      ? { name: key, sql: `${column}::text`, type: 'code', values }
      : { name: key, sql: column, type: 'codes', values }
  }
  if (type === 'month') return { name: key, sql: column, type: 'month', values: [] }
  if (type === 'date') return number(key, `${column} - date '1970-01-01'`)
  return number(key, search.scale === 1 ? `${column}::integer` : `round(${column} * ${search.scale})::integer`)
}
