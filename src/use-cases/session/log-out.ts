import type { Writer } from '#database/handles.ts'
import { endSessions } from '#database/sessions.ts'
import type { CustomerActor } from '#domain/actor.ts'

/** Ends this session: its tokens stop working at once. */
export async function logOut(writer: Writer, { familyId }: CustomerActor): Promise<void> {
  await writer.transaction((handle) =>
    handle.updateTable('session_families').set({ ended_at: new Date() }).where('id', '=', familyId).execute(),
  )
}

/** Ends every session of the customer, on every device. */
export async function logOutEverywhere(writer: Writer, { customerId }: CustomerActor): Promise<void> {
  await writer.transaction((handle) => endSessions(handle, customerId))
}
