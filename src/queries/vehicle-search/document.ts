import { columnOf } from '#catalogue/field.ts'
import type { VehicleAttributes } from '#catalogue/fields.ts'
import { SEARCH_FIELDS, searchNumber, searchPositions } from '#catalogue/search-columns.ts'
import type { Document, FieldValue } from '#search/schema.ts'
import { CREATED, MAKE, MERCHANT, MODEL, PLACE, SCOPE } from './engine-schema.ts'

/** A vehicle's row as the index reads it; the attributes under their column names. */
export interface IndexRow {
  readonly id: number
  readonly merchant_id: number
  readonly make_id: number
  readonly model_id: number
  readonly state: string
  readonly created_at: Date
  readonly latitude: number | null
  readonly longitude: number | null
  readonly [column: string]: unknown
}

/** Columns that a document is made of, besides the merchant's coordinates. */
export const INDEX_COLUMNS = [
  'id',
  'merchant_id',
  'make_id',
  'model_id',
  'state',
  'created_at',
  ...SEARCH_FIELDS.map(columnOf),
]

/** Seconds are counted from here, so that they fit the index's 32-bit numbers until 2088. */
const EPOCH_SECONDS = 1_577_836_800

const ATTRIBUTES = SEARCH_FIELDS.map((field) => ({ field, column: columnOf(field) }))

/** Offers on sale are found; sold and archived ones are not. */
export function isFindable(state: string): boolean {
  return state === 'PUBLISHED' || state === 'RESERVED'
}

export function documentOf(row: IndexRow): Document {
  const values: Record<string, FieldValue> = {
    [MAKE]: row.make_id,
    [MODEL]: row.model_id,
    [MERCHANT]: row.merchant_id,
    [SCOPE]: row.merchant_id,
    [CREATED]: Math.floor(row.created_at.getTime() / 1000) - EPOCH_SECONDS,
    ...(row.latitude === null || row.longitude === null
      ? {}
      : { [PLACE]: { latitude: row.latitude, longitude: row.longitude } }),
  }
  for (const { field, column } of ATTRIBUTES) {
    const value = row[column] as VehicleAttributes[keyof VehicleAttributes]
    if (field.search.kind === 'number') values[field.key] = searchNumber(field, value) ?? undefined
    else {
      const positions = searchPositions(field, value)
      values[field.key] = field.search.kind === 'flags' ? positions : positions[0]
    }
  }
  return { id: row.id, values }
}
