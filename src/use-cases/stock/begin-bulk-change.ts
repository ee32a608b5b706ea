import type { ReadHandle, Writer } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { type BulkKind, type BulkProposal, MAX_BULK_VEHICLES } from '#domain/stock/bulk-change.ts'
import type { StockFilter } from '#domain/stock/stock-list.ts'
import { authorizeBulkChange } from './bulk-changes.ts'
import { fromStock, whereSql } from './stock-list-sql.ts'

interface Selection {
  readonly merchantId: number
  readonly kind: BulkKind
  /** The cars, or a filter that finds them. */
  readonly of: { readonly ids: readonly number[] } | { readonly filter: StockFilter }
  /** What is to become of them, where that is known already. */
  readonly proposal?: BulkProposal
}

/**
 * Freezes a selection of a merchant's cars, so that what is changed later is what was seen. Refused as by `authorize`; nothing selected
 * (`vehicles` REQUIRED); LIMIT_REACHED.
 */
export async function beginBulkChange(
  deps: { readonly read: ReadHandle; readonly writer: Writer },
  actor: StaffActor,
  { merchantId, kind, of, proposal }: Selection,
): Promise<{ readonly kind: 'done'; readonly id: number } | Refused> {
  const refusal = authorize(actor, 'stock.change', merchantId, new Date())
  if (refusal) return refusal
  const found = await fromStock(deps.read)
    .select('v.id')
    .where('v.merchant_id', '=', merchantId)
    .$if('ids' in of, (query) => query.where('v.id', 'in', 'ids' in of && of.ids.length > 0 ? [...of.ids] : [0]))
    .$if('filter' in of, (query) => query.where(whereSql(merchantId, 'filter' in of ? of.filter : {}, berlinToday())))
    .orderBy('v.id', 'desc')
    .limit(MAX_BULK_VEHICLES + 1)
    .execute()
  if (found.length === 0) return refused('INVALID_INPUT', { fields: [{ field: 'vehicles', code: 'REQUIRED' }] })
  if (found.length > MAX_BULK_VEHICLES) return refused('LIMIT_REACHED')
  return deps.writer.transaction(async (handle) => {
    const { id } = await handle
      .insertInto('bulk_changes')
      .values({
        ...{ merchant_id: merchantId, staff_id: actor.staffId, kind, applied_at: null, reverted_at: null },
        vehicle_ids: JSON.stringify(found.map((vehicle) => vehicle.id)),
        ...(proposal ? { proposal: JSON.stringify(proposal) } : {}),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { kind: 'done', id } as const
  })
}

/** Says what is to become of the selected cars. Refused as by `authorizeBulkChange`; CONFLICT once it is applied. */
export function proposeBulkChange(
  writer: Writer,
  actor: StaffActor,
  { id, proposal }: { readonly id: number; readonly proposal: BulkProposal },
): Promise<{ readonly kind: 'done' } | Refused> {
  return writer.transaction(async (handle) => {
    const allowed = await authorizeBulkChange(handle, actor, id)
    if (allowed.kind === 'refused') return allowed
    const written = await handle
      .updateTable('bulk_changes')
      .set({ proposal: JSON.stringify(proposal) })
      .where('id', '=', id)
      .where('applied_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    return written ? ({ kind: 'done' } as const) : refused('CONFLICT')
  })
}
