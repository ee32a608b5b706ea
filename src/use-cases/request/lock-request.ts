import type { WriteHandle } from '#database/handles.ts'
import { lockTradeInOf } from './move-trade-in.ts'

/**
 * The row of a request, locked until the end of the transaction; undefined where there is none. The order it belongs to and its trade-in
 * are locked before it, in this order, as everywhere.
 */
export async function lockRequest(handle: WriteHandle, requestId: number) {
  const { order_id: orderId = null } =
    (await handle.selectFrom('requests').select('order_id').where('id', '=', requestId).executeTakeFirst()) ?? {}
  if (orderId !== null) await handle.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute()
  await lockTradeInOf(handle, requestId)
  return handle
    .selectFrom('requests as r')
    .innerJoin('merchants as m', 'm.id', 'r.merchant_id')
    .select([
      'r.id',
      'r.kind',
      'r.state',
      'r.answered_at',
      'r.created_at',
      'r.federal_state',
      'm.opening_hours',
      'r.order_id',
    ])
    .where('r.id', '=', requestId)
    .forUpdate('r')
    .executeTakeFirst()
}

export type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>
