import type { WriteHandle, Writer } from '#database/handles.ts'
import { recordVehicleChanges } from '#database/stock/change-log.ts'
import { missingForPublishing } from '#domain/merchant/checklist.ts'
import { canTransition, type MerchantState, needsAdmin } from '#domain/merchant/merchant-state.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { audited } from '../dealer-area/audited.ts'
import { lockMerchant } from './change-part.ts'
import { readAllValues } from './parts.ts'

interface StateChange {
  readonly merchantId: number
  readonly to: MerchantState
}

/**
 * Publishes, suspends or ends a merchant. Its stock appears or disappears at once; its orders go on. Refused: as by `authorize` (only the
 * platform suspends, and ends that); CONFLICT where the state does not allow it; INVALID_INPUT naming what is missing to be published.
 */
export async function changeMerchantState(
  writer: Writer,
  actor: StaffActor,
  { merchantId, to }: StateChange,
): Promise<{ readonly kind: 'done' } | Refused> {
  const refusal = authorize(actor, 'merchant.change', merchantId, new Date())
  if (refusal) return refusal
  return audited(writer, actor, {
    allow: async (handle) => {
      const { state } = await lockMerchant(handle, merchantId)
      const forbidden = needsAdmin(state, to) ? authorize(actor, 'merchants.change', null, new Date()) : undefined
      if (forbidden) return forbidden
      if (!canTransition(state, to)) return refused('CONFLICT')
      const missing = to === 'PUBLISHED' ? missingForPublishing(await readAllValues(handle, merchantId)) : []
      if (missing.length > 0)
        return refused('INVALID_INPUT', { fields: missing.map((field) => ({ field, code: 'REQUIRED' })) })
      return { kind: 'allowed', merchantId, before: { state }, after: { state: to } }
    },
    entry: { operation: 'change-merchant-state', subject: `merchant ${merchantId}` },
    change: async (handle) => {
      await handle.updateTable('merchants').set({ state: to }).where('id', '=', merchantId).execute()
      await recordVehicleChanges(handle, await readStock(handle, merchantId))
      return { kind: 'done' }
    },
  })
}

/** The cars that a search shows while their merchant is published. */
async function readStock(handle: WriteHandle, merchantId: number): Promise<number[]> {
  const rows = await handle
    .selectFrom('vehicles')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('state', 'in', ['PUBLISHED', 'RESERVED'])
    .execute()
  return rows.map(({ id }) => id)
}
