import { sql } from 'kysely'
import type { SelectHandle } from '#database/handles.ts'
import type { TradeInDraft } from '#domain/trade-in/trade-in-draft.ts'

/**
 * The entry of the customer's garage that a car to be traded in is: the one it was chosen by, otherwise the oldest with its VIN. Undefined
 * where it has none.
 */
export async function findGarageEntry(
  read: SelectHandle,
  customerId: number,
  { garageId, vin }: Pick<TradeInDraft, 'garageId' | 'vin'>,
): Promise<number | undefined> {
  if (garageId === null && vin === null) return undefined
  const entry = await read
    .selectFrom('garage_vehicles')
    .select('id')
    .where('customer_id', '=', customerId)
    .where(({ or, eb }) => or([eb('id', '=', garageId), eb('vin', '=', vin)]))
    .orderBy(sql`id is not distinct from ${garageId}::bigint`, 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return entry?.id
}
