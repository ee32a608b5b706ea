import { isInternalNumber } from '#domain/stock/internal-number.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { audited } from '../dealer-area/audited.ts'
import { type EnteredVehicle, readEnteredVehicle } from './edit-vehicle.ts'
import { withHandChanges } from './hand-changes.ts'
import { insertVehicle } from './insert-vehicle.ts'
import { lockStock } from './locked-stock.ts'
import { storeVehicles } from './store-vehicles.ts'

interface NewVehicle {
  readonly merchantId: number
  /** The dealer's own number. */
  readonly number: string
  readonly entered: EnteredVehicle
}

export const MAX_NUMBER = 40

/**
 * Adds a vehicle as a draft; no delivery archives it. Refused as by `authorize`; wrong values; a number that another car has (INVALID).
 */
export function createVehicle(
  writer: Writer,
  actor: StaffActor,
  { merchantId, number: givenNumber, entered }: NewVehicle,
): Promise<{ readonly kind: 'done'; readonly id: number } | Refused> {
  const number = givenNumber.trim()
  return audited(writer, actor, {
    entry: { operation: 'create-vehicle', subject: `stock of merchant ${merchantId}` },
    allow: async (handle) => {
      const refusal = authorize(actor, 'stock.change', merchantId, new Date())
      if (refusal) return refusal
      const stock = await lockStock(handle, merchantId)
      const read = readEnteredVehicle({ make: '', model: '', price: '', ...entered })
      const problems = [
        ...(await numberProblem(handle, merchantId, number)),
        ...('problems' in read ? read.problems : []),
      ]
      if ('problems' in read || problems.length > 0) return refused('INVALID_INPUT', { fields: problems })
      return { kind: 'allowed', merchantId, stock, values: read.values, after: { number, ...read.values } } as const
    },
    change: async (handle, { stock, values }) => {
      const empty = await insertVehicle(handle, {
        ...{ merchantId, number, isByHand: true, price: Number(values.price) },
        ...{ makeName: String(values.make), modelName: String(values.model) },
      })
      const vehicle = withHandChanges(empty, values)
      const own = Object.keys(values).filter((key) => values[key] !== null)
      await storeVehicles(handle, [{ ...vehicle, handFields: own }], stock.products)
      return { kind: 'done', id: empty.id } as const
    },
  })
}

async function numberProblem(handle: WriteHandle, merchantId: number, number: string) {
  const field = 'number'
  if (number === '') return [{ field, code: 'REQUIRED' } as const]
  if (number.length > MAX_NUMBER) return [{ field, code: 'TOO_LONG', limit: MAX_NUMBER } as const]
  if (!isInternalNumber(number)) return [{ field, code: 'INVALID' } as const]
  const other = await handle
    .selectFrom('vehicles')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('internal_number', '=', number)
    .executeTakeFirst()
  return other ? [{ field, code: 'INVALID' } as const] : []
}
