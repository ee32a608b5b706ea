import type { ReadHandle } from '#database/handles.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { STAFF_TIMING } from '#domain/staff/timing.ts'

export interface StaffSession {
  readonly id: string
  readonly createdAt: Date
  /** To a minute. */
  readonly lastSeenAt: Date
  readonly userAgent: string | null
  readonly network: string
  /** The session of this request. */
  readonly isCurrent: boolean
}

/** The open sessions of the requester, the last used first. */
export async function readStaffSessions(read: ReadHandle, { staffId, sessionId }: StaffActor): Promise<StaffSession[]> {
  const now = Date.now()
  const rows = await read
    .selectFrom('staff_sessions')
    .select(['id', 'created_at as createdAt', 'last_seen_at as lastSeenAt', 'user_agent as userAgent', 'network'])
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .where('last_seen_at', '>', new Date(now - STAFF_TIMING.idle))
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, isCurrent: row.id === sessionId }))
}
