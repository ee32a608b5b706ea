import type { WriteHandle } from '#database/handles.ts'

/** Payment pages that were opened for an order lead nowhere any more. */
export async function cancelOpenedPayments(handle: WriteHandle, orderId: number): Promise<void> {
  await handle
    .updateTable('payments')
    .set({ state: 'CANCELLED', updated_at: new Date() })
    .where('order_id', '=', orderId)
    .where('state', '=', 'OPENED')
    .execute()
}
