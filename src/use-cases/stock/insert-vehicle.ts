import { ROWS } from '#catalogue/fields.ts'
import type { WriteHandle } from '#database/handles.ts'
import { findOrAddModel } from '../vehicle/find-or-add-model.ts'
import { lockVehicles, type StockVehicle } from './locked-stock.ts'

interface VehicleToInsert {
  readonly merchantId: number
  /** The dealer's own number. */
  readonly number: string
  readonly makeName: string
  readonly modelName: string
  /** Cents. */
  readonly price: number
  /** Entered by a person: no delivery archives it. */
  readonly isByHand: boolean
}

/** Adds a draft of which nothing else is known, and locks it; `storeVehicles` then gives it its values. */
export async function insertVehicle(handle: WriteHandle, vehicle: VehicleToInsert): Promise<StockVehicle> {
  const { merchantId, number, makeName, modelName, price, isByHand } = vehicle
  const model = await findOrAddModel(handle, makeName, modelName)
  const { id } = await handle
    .insertInto('vehicles')
    .values({
      ...{ merchant_id: merchantId, internal_number: number, ...model, state: 'DRAFT', is_by_hand: isByHand },
      ...{ price_cents: price, pictures: [] },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [inserted] = await lockVehicles(handle, merchantId, [id])
  return { ...inserted!, attributes: NOTHING_KNOWN }
}

const NOTHING_KNOWN = Object.fromEntries(ROWS.map(({ key }) => [key, null])) as never
