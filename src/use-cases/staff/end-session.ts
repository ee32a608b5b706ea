import type { Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { auditActor } from './audit-actor.ts'
import { endOpenSessions } from './log-out.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Ends one of the requester's sessions, on another device perhaps. Refused: NOT_FOUND. */
export async function endStaffSession(
  writer: Writer,
  actor: StaffActor,
  id: string,
): Promise<{ readonly kind: 'done' } | Refused> {
  if (!UUID.test(id)) return refused('NOT_FOUND')
  return writer.transaction(async (handle) => {
    if ((await endOpenSessions(handle, actor.staffId, { only: id })) === 0) return refused('NOT_FOUND')
    await recordAudit(handle, auditActor(actor), { operation: 'end-session', subject: `staff ${actor.staffId}` })
    return { kind: 'done' }
  })
}

/** Ends every other session of the requester. */
export async function endOtherStaffSessions(writer: Writer, actor: StaffActor): Promise<void> {
  await writer.transaction(async (handle) => {
    await endOpenSessions(handle, actor.staffId, { except: actor.sessionId })
    await recordAudit(handle, auditActor(actor), { operation: 'end-other-sessions', subject: `staff ${actor.staffId}` })
  })
}
