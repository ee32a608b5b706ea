import { sql } from 'kysely'
import type { Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { COUNT_TYPED_ABOVE } from '#domain/stock/bulk-change.ts'
import { audited } from '../dealer-area/audited.ts'
import { authorizeBulkChange, digestOf, previewOf, undoUntil } from './bulk-changes.ts'
import { revertedVehicle } from './bulk-vehicle.ts'
import { lockStock, lockVehicles } from './locked-stock.ts'
import { storeVehicles } from './store-vehicles.ts'

interface Application {
  readonly id: number
  /** Of the preview that was shown. */
  readonly digest: string
  /** How many cars the person has typed; wanted for more than 25. */
  readonly typedCount: number | undefined
}

/**
 * Applies a change to all its cars in one transaction. Refused as by `authorizeBulkChange`; CHANGED where it would not do any more what
 * was shown; a wrong number of cars (`count`); CONFLICT where it was applied already, or changes nothing.
 */
export function applyBulkChange(
  writer: Writer,
  actor: StaffActor,
  { id, digest, typedCount }: Application,
): Promise<{ readonly kind: 'done'; readonly count: number } | Refused> {
  return audited(writer, actor, {
    entry: { operation: 'apply-bulk-change', subject: `bulk change ${id}` },
    allow: async (handle) => {
      const first = await authorizeBulkChange(handle, actor, id)
      if (first.kind === 'refused') return first
      const stock = await lockStock(handle, first.merchantId)
      // Read again: another press of the button may have been first.
      const allowed = await authorizeBulkChange(handle, actor, id)
      if (allowed.kind === 'refused') return allowed
      const { change, merchantId } = allowed
      if (change.appliedAt !== null) return refused('CONFLICT')
      await lockVehicles(handle, merchantId, change.vehicleIds)
      const preview = await previewOf(handle, change)
      if (digestOf(preview) !== digest) return refused('CHANGED')
      const edited = preview.flatMap((row) => row.edited ?? [])
      const results = preview.flatMap(({ outcome }) => ('result' in outcome ? [outcome.result] : []))
      if (edited.length === 0) return refused('CONFLICT')
      if (edited.length > COUNT_TYPED_ABOVE && typedCount !== edited.length)
        return refused('INVALID_INPUT', { fields: [{ field: 'count', code: 'INVALID' }] })
      const { prices: _, ...said } = change.proposal ?? {}
      const after = { kind: change.kind, ...said, vehicles: edited.length }
      return { kind: 'allowed', merchantId, stock, edited, results, after } as const
    },
    change: async (handle, { stock, edited, results }) => {
      await handle
        .updateTable('bulk_changes')
        .set({ applied_at: sql<Date>`now()`, results: JSON.stringify(results), staff_id: actor.staffId })
        .where('id', '=', id)
        .execute()
      await storeVehicles(handle, edited, stock.products)
      return { kind: 'done', count: edited.length } as const
    },
  })
}

/**
 * Undoes a change within 30 minutes; cars that were changed or ordered since stay as they are. Refused as by `authorizeBulkChange`;
 * CONFLICT where it is too late.
 */
export function undoBulkChange(
  writer: Writer,
  actor: StaffActor,
  id: number,
): Promise<{ readonly kind: 'done'; readonly reverted: number; readonly refused: number } | Refused> {
  return audited(writer, actor, {
    entry: { operation: 'undo-bulk-change', subject: `bulk change ${id}` },
    allow: async (handle) => {
      const first = await authorizeBulkChange(handle, actor, id)
      if (first.kind === 'refused') return first
      const stock = await lockStock(handle, first.merchantId)
      const allowed = await authorizeBulkChange(handle, actor, id)
      if (allowed.kind === 'refused') return allowed
      const { change, merchantId } = allowed
      const until = undoUntil(change)
      if (!until || until < new Date()) return refused('CONFLICT')
      const vehicles = await lockVehicles(
        handle,
        merchantId,
        change.results.map((result) => result.id),
      )
      const resultOf = new Map(change.results.map((result) => [result.id, result]))
      const reverted = vehicles.flatMap((vehicle) => {
        const outcome = revertedVehicle(
          vehicle,
          { kind: change.kind, proposal: change.proposal ?? {} },
          resultOf.get(vehicle.id)!,
          stock,
        )
        return 'refusal' in outcome ? [] : [outcome.vehicle]
      })
      const after = { reverted: reverted.length, refused: change.results.length - reverted.length }
      return { kind: 'allowed', merchantId, stock, reverted, after } as const
    },
    change: async (handle, { stock, reverted, after }) => {
      await handle
        .updateTable('bulk_changes')
        .set({ reverted_at: sql<Date>`now()`, reverted_count: reverted.length })
        .where('id', '=', id)
        .execute()
      await storeVehicles(handle, reverted, stock.products)
      return { kind: 'done', ...after } as const
    },
  })
}
