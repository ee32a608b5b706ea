import type { SelectHandle, WriteHandle, Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { PERMISSIONS } from '#domain/staff/permissions.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { audited } from './audited.ts'
import { authorizeRequest } from './authorize-case.ts'
import { fingerprintOf } from './fingerprint.ts'

interface Assignment {
  readonly requestId: number
  /** Null: nobody’s any more. */
  readonly staffId: number | null
  /** Of who answered it when the form was shown. */
  readonly fingerprint: string
}

/** Of who answers a request; null: nobody. */
export function assigneeFingerprint(staffId: number | null): string {
  return fingerprintOf({ staffId })
}

/**
 * Gives a request to somebody who may answer it. Refused as by `authorizeRequest`; INVALID_INPUT for anybody else; CHANGED where it was
 * given away meanwhile.
 */
export function assignRequest(
  writer: Writer,
  actor: StaffActor,
  { requestId, staffId, fingerprint }: Assignment,
): Promise<{ readonly kind: 'done' } | Refused> {
  return audited(writer, actor, {
    allow: (handle) => authorizeRequest(handle, actor, 'requests.answer', requestId),
    entry: { operation: 'assign-request', subject: `request ${requestId}`, after: { staff: staffId } },
    change: (handle, { merchantId }) => assign(handle, { requestId, staffId, fingerprint }, merchantId),
  })
}

async function assign(handle: WriteHandle, { requestId, staffId, fingerprint }: Assignment, merchantId: number) {
  const { assignee } = await handle
    .selectFrom('requests')
    .select('assigned_to as assignee')
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (assigneeFingerprint(assignee) !== fingerprint) return refused('CHANGED')
  const colleagues = staffId === null ? [] : await readColleagues(handle, merchantId)
  if (staffId !== null && !colleagues.some(({ id }) => id === staffId))
    return refused('INVALID_INPUT', { fields: [{ field: 'staff', code: 'INVALID' }] })
  await handle.updateTable('requests').set({ assigned_to: staffId }).where('id', '=', requestId).execute()
  return { kind: 'done' } as const
}

export interface Colleague {
  readonly id: number
  readonly name: string
}

/** Who may answer the requests to a merchant, by name. */
export function readColleagues(handle: SelectHandle, merchantId: number): Promise<Colleague[]> {
  return handle
    .selectFrom('staff as s')
    .select(['s.id', 's.name'])
    .where('s.state', '=', 'ACTIVE')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('staff_roles as r')
          .select('r.role')
          .whereRef('r.staff_id', '=', 's.id')
          .where('r.merchant_id', '=', merchantId)
          .where('r.role', 'in', [...PERMISSIONS['requests.answer'].roles]),
      ),
    )
    .orderBy('s.name')
    .execute()
}
