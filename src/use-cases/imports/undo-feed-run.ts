import { sql } from 'kysely'
import { columnOf } from '#catalogue/field.ts'
import { STORED_ROWS } from '#catalogue/editable-fields.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { recordVehicleChanges } from '#database/stock/change-log.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { audited } from '../dealer-area/audited.ts'
import { lockStock } from '../stock/locked-stock.ts'
import { recordPrices } from '../stock/store-vehicles.ts'
import { authorizeRun } from './feed-runs.ts'
import { readUndo } from './undo.ts'

/** What a delivery writes of a car that was there before. */
const COLUMNS = [
  ...(['make_id', 'model_id', 'state', 'pictures', 'relevance_age', 'relevance_price'] as const),
  ...(['is_missing', 'feed_values'] as const),
  ...STORED_ROWS.map((field) => columnOf(field)),
]

/**
 * Makes the stock what it was before a delivery, in one transaction: cars it added are archived, others get their values back. Refused as
 * by `authorizeRun`; CHANGED where one of its cars has changed since; CONFLICT where it cannot be undone for another reason.
 */
export function undoFeedRun(
  writer: Writer,
  actor: StaffActor,
  id: number,
): Promise<{ readonly kind: 'done'; readonly count: number } | Refused> {
  return audited(writer, actor, {
    entry: { operation: 'undo-import', subject: `import ${id}` },
    allow: async (handle) => {
      const first = await authorizeRun(handle, actor, 'imports.run', id)
      if (first.kind === 'refused') return first
      await lockStock(handle, first.merchantId)
      await sql`select from vehicles v where v.merchant_id = ${first.merchantId} and v.id in (
        select vehicle_id from delivery_changes where merchant_id = ${first.merchantId}) order by v.id for no key update`.execute(
        handle,
      )
      // Read again with the stock locked: another delivery may have been first.
      const allowed = await authorizeRun(handle, actor, 'imports.run', id)
      if (allowed.kind === 'refused') return allowed
      const { state } = await readUndo(handle, allowed.run)
      if (state !== 'POSSIBLE') return refused(state === 'CHANGED' ? 'CHANGED' : 'CONFLICT')
      const { inserted, updated, removed } = allowed.run
      return { ...allowed, after: { archived: inserted, restored: updated + removed } }
    },
    change: async (handle, { merchantId }) => {
      const ids = await restore(handle, merchantId)
      await sql`update feed_runs set reverted_at = now() where id = ${id}`.execute(handle)
      await sql`delete from delivery_changes where merchant_id = ${merchantId}`.execute(handle)
      await recordPrices(handle, ids)
      await recordVehicleChanges(handle, ids)
      return { kind: 'done', count: ids.length } as const
    },
  })
}

/** Returns the ids of the cars that changed in more than marks of the deliveries. */
async function restore(handle: WriteHandle, merchantId: number): Promise<number[]> {
  const set = sql.join(COLUMNS.map((column) => sql`${sql.ref(column)} = n.${sql.ref(column)}`))
  const added = await sql<{
    id: number
  }>`update vehicles v set state = 'ARCHIVED', updated_at = now() from delivery_changes c
    where c.merchant_id = ${merchantId} and v.id = c.vehicle_id and c.before is null
    returning v.id`.execute(handle)
  // What was noted of a car is given back; of one that was removed that is its state.
  const former = await sql<{ id: number; isChanged: boolean }>`update vehicles v set ${set}, updated_at = now()
    from delivery_changes c join vehicles o on o.id = c.vehicle_id cross join lateral jsonb_populate_record(o, c.before) n
    where c.merchant_id = ${merchantId} and v.id = c.vehicle_id and c.before is not null
    returning v.id, c.before ? 'state' as "isChanged"`.execute(handle)
  return [...added.rows, ...former.rows.filter(({ isChanged }) => isChanged)].map(({ id }) => id)
}
