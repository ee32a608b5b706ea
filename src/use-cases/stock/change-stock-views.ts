import type { Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'

const MAX_VIEWS = 20
const MAX_NAME = 40
const MAX_QUERY = 500

/** Saves a view; one of the same name is replaced. Refused: an empty or too long name, LIMIT_REACHED. */
export async function saveStockView(
  writer: Writer,
  actor: StaffActor,
  { merchantId, name, query }: { readonly merchantId: number; readonly name: string; readonly query: string },
): Promise<{ readonly kind: 'done' } | Refused> {
  const refusal = authorize(actor, 'stock.read', merchantId, new Date())
  if (refusal) return refusal
  const field = 'name'
  if (name.trim() === '') return refused('INVALID_INPUT', { fields: [{ field, code: 'REQUIRED' }] })
  if (name.length > MAX_NAME)
    return refused('INVALID_INPUT', { fields: [{ field, code: 'TOO_LONG', limit: MAX_NAME }] })
  return writer.transaction(async (handle) => {
    const { count } = await handle
      .selectFrom('stock_views')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('staff_id', '=', actor.staffId)
      .where('name', '<>', name.trim())
      .executeTakeFirstOrThrow()
    if (count >= MAX_VIEWS) return refused('LIMIT_REACHED')
    const row = { staff_id: actor.staffId, merchant_id: merchantId, name: name.trim() }
    await handle
      .insertInto('stock_views')
      .values({ ...row, query: query.slice(0, MAX_QUERY) })
      .onConflict((conflict) =>
        conflict.columns(['staff_id', 'merchant_id', 'name']).doUpdateSet({ query: query.slice(0, MAX_QUERY) }),
      )
      .execute()
    return { kind: 'done' } as const
  })
}

/** Removes somebody's own view; one that is gone already is no matter. Refused as by `authorize`. */
export async function removeStockView(
  writer: Writer,
  actor: StaffActor,
  { merchantId, id }: { readonly merchantId: number; readonly id: number },
): Promise<{ readonly kind: 'done' } | Refused> {
  const refusal = authorize(actor, 'stock.read', merchantId, new Date())
  if (refusal) return refusal
  return writer.transaction(async (handle) => {
    await handle
      .deleteFrom('stock_views')
      .where('id', '=', id)
      .where('staff_id', '=', actor.staffId)
      .where('merchant_id', '=', merchantId)
      .execute()
    return { kind: 'done' } as const
  })
}
