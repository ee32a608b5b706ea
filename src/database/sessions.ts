import type { WriteHandle } from './handles.ts'

/** Ends a customer's sessions on every device, except `stays`. */
export async function endSessions(handle: WriteHandle, customerId: number, stays?: string): Promise<void> {
  let ending = handle
    .updateTable('session_families')
    .set({ ended_at: new Date() })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
  if (stays) ending = ending.where('id', '!=', stays)
  await ending.execute()
}
