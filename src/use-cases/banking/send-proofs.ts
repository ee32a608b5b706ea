import type { Writer } from '#database/handles.ts'
import { enqueueProofs } from './bank-jobs.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { isClosed } from '#domain/request/transitions.ts'
import type { Shopper } from '#domain/shopper.ts'
import { lockRequest } from '../request/lock-request.ts'
import { moveRequest } from '../request/move-request.ts'
import { moveUploads } from '../upload/attach-uploads.ts'

/**
 * Sends the proofs that were uploaded after an application was sent: they belong to it from now on, and one that waited for them is with
 * the bank again. Refused: NOT_FOUND for an application of anybody else or of a dealer whose shop this is not, CONFLICT once it is decided.
 */
export async function sendProofs(
  writer: Writer,
  { customerId, scope: { merchantUuids } }: Shopper,
  requestId: number,
): Promise<{ readonly kind: 'done' } | Refused> {
  return writer.transaction(async (handle) => {
    const own = await handle
      .selectFrom('financing_applications as a')
      .innerJoin('orders as o', 'o.id', 'a.order_id')
      .innerJoin('merchants as m', 'm.id', 'o.merchant_id')
      .select('o.id as orderId')
      .where('a.request_id', '=', requestId)
      .where('a.customer_id', '=', customerId)
      .$if(merchantUuids.length > 0, (query) => query.where('m.uuid', 'in', [...merchantUuids]))
      .executeTakeFirst()
    const row = own && (await lockRequest(handle, requestId))
    if (!own || !row) return refused('NOT_FOUND')
    if (isClosed('FINANCING', row.state)) return refused('CONFLICT')
    const owner = { kind: 'CUSTOMER', customerId } as const
    await moveUploads(handle, { owner, from: `draft:financing/${own.orderId}`, to: `request:${requestId}` })
    await enqueueProofs(handle, requestId)
    if (row.state !== 'DOCUMENTS_MISSING') return { kind: 'done' }
    return moveRequest(handle, { requestId, to: 'IN_REVIEW', actor: 'CUSTOMER' })
  })
}
