import type { WriteHandle, Writer } from '#database/handles.ts'
import type { CustomerActor } from '#domain/actor.ts'

/** Ends this log-in: its tokens stop working at once. */
export async function logOut(writer: Writer, { familyId }: CustomerActor): Promise<void> {
  await writer.transaction((handle) =>
    handle.updateTable('session_families').set({ ended_at: new Date() }).where('id', '=', familyId).execute(),
  )
}

/** Ends every log-in of the customer, on every device. */
export async function logOutEverywhere(writer: Writer, { customerId }: CustomerActor): Promise<void> {
  await writer.transaction((handle) => endSessions(handle, customerId))
}

/** Ends a customer's log-ins, but for the one that is to stay. */
export async function endSessions(handle: WriteHandle, customerId: number, stays?: string): Promise<void> {
  let ending = handle
    .updateTable('session_families')
    .set({ ended_at: new Date() })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
  if (stays) ending = ending.where('id', '!=', stays)
  await ending.execute()
}
