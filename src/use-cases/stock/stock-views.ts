import type { ReadHandle } from '#database/handles.ts'
import { type Refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'

/** Filters that a member of staff has saved under a name: the query part of the list's address. */
export interface StockView {
  readonly id: number
  readonly name: string
  readonly query: string
}

/** The views that somebody has saved of a merchant's stock. Refused as by `authorize`. */
export async function readStockViews(
  read: ReadHandle,
  actor: StaffActor,
  merchantId: number,
): Promise<{ readonly kind: 'found'; readonly views: readonly StockView[] } | Refused> {
  const refusal = authorize(actor, 'stock.read', merchantId, new Date())
  if (refusal) return refusal
  const views = await read
    .selectFrom('stock_views')
    .select(['id', 'name', 'query'])
    .where('staff_id', '=', actor.staffId)
    .where('merchant_id', '=', merchantId)
    .orderBy('id')
    .execute()
  return { kind: 'found', views }
}
