import type { ReadHandle } from '#database/handles.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'

export interface OwnPasskey {
  readonly credentialId: string
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

/** The passkeys of the requester, the newest first. */
export function readPasskeys(read: ReadHandle, { staffId }: StaffActor): Promise<OwnPasskey[]> {
  return read
    .selectFrom('staff_passkeys')
    .select(['credential_id as credentialId', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at', 'desc')
    .execute()
}
