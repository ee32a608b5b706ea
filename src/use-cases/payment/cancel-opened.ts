import type { WriteHandle } from '#database/handles.ts'

/** Cancels the attempts whose payment pages are open: the customer is not sent to them any more. */
export async function cancelOpenedPayments(handle: WriteHandle, orderId: number): Promise<void> {
  await handle
    .updateTable('payments')
    .set({ state: 'CANCELLED', updated_at: new Date() })
    .where('order_id', '=', orderId)
    .where('state', '=', 'OPENED')
    .execute()
}
