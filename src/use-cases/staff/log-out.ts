import type { WriteHandle, Writer } from '#database/handles.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { auditActor } from './audit-actor.ts'

/** Ends the session of the request. */
export async function logOutStaff(writer: Writer, actor: StaffActor): Promise<void> {
  await writer.transaction(async (handle) => {
    await endOpenSessions(handle, actor.staffId, { only: actor.sessionId })
    await recordAudit(handle, auditActor(actor), { operation: 'log-out', subject: `staff ${actor.staffId}` })
  })
}

/** Ends somebody's sessions: `only` one, or all `except` one. Returns how many were open. */
export async function endOpenSessions(
  handle: WriteHandle,
  staffId: number,
  { only, except }: { readonly only?: string; readonly except?: string } = {},
): Promise<number> {
  let ending = handle
    .updateTable('staff_sessions')
    .set({ ended_at: new Date() })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
  if (only !== undefined) ending = ending.where('id', '=', only)
  if (except !== undefined) ending = ending.where('id', '!=', except)
  const { numUpdatedRows } = await ending.executeTakeFirst()
  return Number(numUpdatedRows)
}
