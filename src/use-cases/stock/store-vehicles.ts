import { sql } from 'kysely'
import { columnOf } from '#catalogue/field.ts'
import { STORED_ROWS } from '#catalogue/editable-fields.ts'
import type { VehicleAttributes } from '#catalogue/fields.ts'
import type { WriteHandle } from '#database/handles.ts'
import { recordVehicleChanges } from '#database/stock/change-log.ts'
import { scoreVehicles } from '#database/stock/score-vehicles.ts'
import type { FeedValues } from '#database/vehicle-tables.ts'
import type { FinanceProduct } from '#domain/financing/finance-product.ts'
import type { VehicleState } from '#domain/stock/stock-state.ts'
import { withDerived } from './derived-attributes.ts'

/** A vehicle as a person wants it: everything that may change about it. */
export interface EditedVehicle {
  readonly id: number
  readonly makeId: number
  readonly modelId: number
  readonly state: VehicleState
  readonly attributes: Partial<VehicleAttributes>
  readonly pictures: readonly string[]
  readonly handFields: readonly string[]
  readonly feedValues: FeedValues | null
}

/** Vehicles that are written with one statement. */
const CHUNK = 500

const COLUMNS = [
  ...(['make_id', 'model_id', 'state', 'pictures', 'hand_fields', 'feed_values'] as const),
  ...STORED_ROWS.map((field) => columnOf(field)),
]

/**
 * Writes vehicles that are locked, with all that follows from them: derived values, score, price history, and the change log that search
 * follows, so it is the last step of its transaction. A price becomes history once it is advertised (§ 11 PAngV).
 */
export async function storeVehicles(
  handle: WriteHandle,
  vehicles: readonly EditedVehicle[],
  products: readonly FinanceProduct[],
): Promise<void> {
  const set = sql.join(COLUMNS.map((column) => sql`${sql.ref(column)} = n.${sql.ref(column)}`))
  for (let start = 0; start < vehicles.length; start += CHUNK) {
    const rows = vehicles.slice(start, start + CHUNK).map((vehicle) => rowOf(vehicle, products))
    const ids = rows.map(({ id }) => id)
    await sql`update vehicles v set ${set}, updated_at = now()
      from jsonb_populate_recordset(null::vehicles, ${JSON.stringify(rows)}::jsonb) n where v.id = n.id`.execute(handle)
    await scoreVehicles(handle, ids)
    await recordPrices(handle, ids)
  }
  await recordVehicleChanges(
    handle,
    vehicles.map(({ id }) => id),
  )
}

function rowOf(vehicle: EditedVehicle, products: readonly FinanceProduct[]): Record<string, unknown> & { id: number } {
  const { id, makeId, modelId, state, pictures, handFields, feedValues } = vehicle
  const attributes = withDerived(vehicle.attributes, { products, pictureCount: pictures.length })
  return {
    ...{ id, make_id: makeId, model_id: modelId, state, pictures, hand_fields: handFields, feed_values: feedValues },
    ...Object.fromEntries(STORED_ROWS.map((field) => [columnOf(field), attributes[field.key] ?? null])),
  }
}

/** Adds the present price of cars on offer to their history, where it is another than the last. */
export async function recordPrices(handle: WriteHandle, ids: readonly number[]): Promise<void> {
  await sql`insert into price_history (vehicle_id, price_cents)
    select v.id, v.price_cents from vehicles v
    where v.id = any(${[...ids]}::bigint[]) and v.state in ('PUBLISHED', 'INCOMPLETE', 'RESERVED', 'SOLD')
      and v.price_cents is distinct from (
        select h.price_cents from price_history h where h.vehicle_id = v.id order by h.changed_at desc limit 1)
    on conflict do nothing`.execute(handle)
}
