import { columnOf } from '#catalogue/field.ts'
import { SEARCH_FIELDS, type SearchField } from '#catalogue/search-columns.ts'
import { CREATED, MAKE, MERCHANT, MODEL, SCOPE } from './engine-schema.ts'

/**
 * A field of the documents as the database returns it, in a type that is cheap to read: a number as `integer`, a code as text, several
 * codes as an array of texts.
 */
interface DocumentColumn {
  readonly name: string
  readonly sql: string
  readonly type: 'number' | 'code' | 'codes'
  /** The codes, in the order of their positions in the index. */
  readonly values: readonly string[]
}

/** Instants are stored as seconds since 1 January 2020, so that they fit the index's 32-bit numbers until 2088. */
const EPOCH_SECONDS = 1_577_836_800

/** All columns of a document except its id and place, from vehicles `v`. */
export const DOCUMENT_COLUMNS: readonly DocumentColumn[] = [
  number(MAKE, 'v.make_id'),
  number(MODEL, 'v.model_id'),
  number(MERCHANT, 'v.merchant_id'),
  number(SCOPE, 'v.merchant_id'),
  number(CREATED, `(floor(extract(epoch from v.created_at)) - ${EPOCH_SECONDS})::integer`),
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
    const isOne = search.kind === 'value'
    return { name: key, sql: isOne ? `${column}::text` : column, type: isOne ? 'code' : 'codes', values: search.values }
  }
  if (type === 'month') return number(key, `left(${column}, 4)::integer * 12 + right(${column}, 2)::integer - 1`)
  if (type === 'date') return number(key, `${column} - date '1970-01-01'`)
  return number(key, search.scale === 1 ? `${column}::integer` : `round(${column} * ${search.scale})::integer`)
}
