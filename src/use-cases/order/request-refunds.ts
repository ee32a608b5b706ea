import type { WriteHandle } from '#database/handles.ts'
import { enqueue } from '#database/jobs.ts'

/** Requests refunds of everything providers took for an order. The dealer refunds money that came another way. */
export async function requestRefunds(handle: WriteHandle, orderId: number): Promise<void> {
  const attempts = await handle
    .updateTable('payments')
    .set({ state: 'REFUND_PENDING', updated_at: new Date() })
    .where('order_id', '=', orderId)
    .where('state', '=', 'PAID')
    .where('reference', 'is not', null)
    .returning('id')
    .execute()
  for (const { id } of attempts) await requestRefund(handle, id)
}

/** Enqueues the refund: after the commit the job retries until the provider has accepted the request. */
export async function requestRefund(handle: WriteHandle, paymentId: number): Promise<void> {
  await enqueue(handle, 'refund-payment', { paymentId }, { key: `refund-${paymentId}` })
}
