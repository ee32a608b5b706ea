import type { WriteHandle } from '#database/handles.ts'
import { STAFF_TIMING } from '#domain/staff/timing.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { newSecretKey, secretKeyHash } from './secret-key.ts'
import type { StaffClient } from './staff-deps.ts'

/** A session that has begun. Only the hash of its token is stored. */
export interface StaffLogin {
  readonly kind: 'done'
  readonly token: string
  readonly expiresAt: Date
}

const MAX_USER_AGENT = 300

/** Begins a session of somebody who has just shown both factors. */
export async function beginStaffSession(
  handle: WriteHandle,
  { id, name }: { readonly id: number; readonly name: string },
  { network, userAgent }: StaffClient,
  how: 'PASSWORD' | 'PASSKEY' | 'INVITATION',
): Promise<StaffLogin> {
  const now = new Date()
  const token = newSecretKey()
  const expiresAt = new Date(now.getTime() + STAFF_TIMING.session)
  await handle
    .insertInto('staff_sessions')
    .values({
      staff_id: id,
      token_hash: secretKeyHash(token),
      expires_at: expiresAt,
      stepped_up_at: now,
      user_agent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
      network,
      ended_at: null,
    })
    .execute()
  await handle.updateTable('staff').set({ last_login_at: now }).where('id', '=', id).execute()
  await recordAudit(handle, { staffId: id, name }, { operation: 'log-in', subject: `staff ${id}`, after: { how } })
  return { kind: 'done', token, expiresAt }
}
