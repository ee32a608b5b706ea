import type { WriteHandle } from '#database/handles.ts'
import { enqueue } from '#database/jobs.ts'

/** Asks the providers to send back what they took for an order. Money that came by other ways the dealer sends back. */
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

/** Has the provider asked once the transaction is committed, again and again until it has taken the request. */
export async function requestRefund(handle: WriteHandle, paymentId: number): Promise<void> {
  await enqueue(handle, 'refund-payment', { paymentId }, { key: `refund-${paymentId}` })
}
