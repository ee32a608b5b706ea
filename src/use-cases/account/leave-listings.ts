import type { WriteHandle } from '#database/handles.ts'
import { enqueue } from '#database/jobs.ts'

/** Forgets how the seller of the customer's private offers is reached, and has the offers ended. Part of deleting the account. */
export async function leaveListings(handle: WriteHandle, customerId: number): Promise<void> {
  const open = await handle
    .selectFrom('requests')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'PRIVATE_SALE')
    .where('delete_after', 'is', null)
    .execute()
  await handle
    .updateTable('merchants')
    .set({ email: null, phone: null })
    .where('customer_id', '=', customerId)
    .where('is_of_listing', '=', true)
    .execute()
  for (const { id: requestId } of open) await enqueue(handle, 'end-listing', { requestId })
}
