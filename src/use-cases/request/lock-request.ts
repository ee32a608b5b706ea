import type { WriteHandle } from '#database/handles.ts'
import { lockTradeInOf } from './move-trade-in.ts'

/** The row of a request, locked until the end of the transaction; undefined where there is none. Its trade-in is locked before it. */
export async function lockRequest(handle: WriteHandle, requestId: number) {
  await lockTradeInOf(handle, requestId)
  return handle
    .selectFrom('requests as r')
    .innerJoin('merchants as m', 'm.id', 'r.merchant_id')
    .select(['r.id', 'r.kind', 'r.state', 'r.answered_at', 'r.created_at', 'r.federal_state', 'm.opening_hours'])
    .where('r.id', '=', requestId)
    .forUpdate('r')
    .executeTakeFirst()
}

export type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>
