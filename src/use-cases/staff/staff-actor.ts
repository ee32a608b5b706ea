import type { ReadHandle, SelectHandle, Writer } from '#database/handles.ts'
import type { MerchantRoles, StaffActor } from '#domain/staff/staff-actor.ts'
import { STAFF_TIMING } from '#domain/staff/timing.ts'
import { secretKeyHash } from './secret-key.ts'

interface SessionDeps {
  readonly read: ReadHandle
  readonly writer: Writer
}

/** The member of staff whose session has this token; undefined where it is unknown, has ended or was not used for too long. */
export async function readStaffActor({ read, writer }: SessionDeps, token: string): Promise<StaffActor | undefined> {
  const now = Date.now()
  const row = await read
    .selectFrom('staff_sessions as s')
    .innerJoin('staff as p', 'p.id', 's.staff_id')
    .select(['s.id', 's.staff_id', 's.last_seen_at', 's.stepped_up_at', 'p.name', 'p.is_admin'])
    .where('s.token_hash', '=', secretKeyHash(token))
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', new Date(now))
    .where('s.last_seen_at', '>', new Date(now - STAFF_TIMING.idle))
    .where('p.state', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!row) return undefined
  if (now - row.last_seen_at.getTime() > STAFF_TIMING.lastSeen) await recordRequest(writer, row.id)
  return {
    kind: 'STAFF',
    staffId: row.staff_id,
    sessionId: row.id,
    name: row.name,
    isAdmin: row.is_admin,
    roles: await readRoles(read, row.staff_id),
    steppedUpAt: row.stepped_up_at,
  }
}

async function recordRequest(writer: Writer, sessionId: string): Promise<void> {
  await writer.transaction((handle) =>
    handle.updateTable('staff_sessions').set({ last_seen_at: new Date() }).where('id', '=', sessionId).execute(),
  )
}

/** Somebody's roles, merchant by merchant. */
export async function readRoles(read: SelectHandle, staffId: number): Promise<MerchantRoles[]> {
  const rows = await read
    .selectFrom('staff_roles')
    .select(['merchant_id', 'role'])
    .where('staff_id', '=', staffId)
    .orderBy('merchant_id')
    .orderBy('role')
    .execute()
  const byMerchant = Map.groupBy(rows, ({ merchant_id }) => merchant_id)
  return [...byMerchant].map(([merchantId, own]) => ({ merchantId, roles: own.map(({ role }) => role) }))
}
