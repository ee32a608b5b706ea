import { isCommonPassword } from '#domain/account/common-password.ts'
import { newPassword } from '#domain/account/password.ts'
import { checked } from '#domain/field-problem.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { createHash } from 'node:crypto'
import type { WriteHandle } from '#database/handles.ts'
import { z } from 'zod'
import { hashPassword, isPassword } from '../account/password-hash.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { checkRateLimit } from '../session/check-rate-limit.ts'
import { endOpenSessions } from './log-out.ts'
import { secretKeyHash } from './secret-key.ts'
import type { StaffClient, StaffDeps } from './staff-deps.ts'
import { mailNews, type StaffSite } from './staff-mail.ts'
import { lockStaff, type StaffRow } from './staff-row.ts'
import { takeCode, wrongCode } from './take-code.ts'

const Input = z.object({ password: newPassword })

/**
 * Sets a new password by a mailed link, which needs the second factor as well: a mailbox alone opens nothing. Every session ends. Refused:
 * LINK_EXPIRED; INVALID_INPUT for `password` or `code`; RATE_LIMITED.
 */
export async function resetStaffPassword(
  deps: StaffDeps,
  site: StaffSite,
  { network }: StaffClient,
  { key, password, code }: { readonly key: string; readonly password: string; readonly code: string },
): Promise<{ readonly kind: 'done' } | Refused> {
  const account = createHash('sha256').update(key).digest('hex')
  const wait = await checkRateLimit(deps.writer, 'staff-code', { account, network })
  if (wait) return wait
  const input = checked(Input, { password })
  if (!input.ok) return refused('INVALID_INPUT', { fields: input.problems })
  const hash = await hashPassword(password)
  return deps.writer.transaction(async (handle) => {
    const link = await handle
      .selectFrom('staff_password_links')
      .select('staff_id')
      .where('key_hash', '=', secretKeyHash(key))
      .where('expires_at', '>', new Date())
      .forUpdate()
      .executeTakeFirst()
    const staff = link && (await lockStaff(handle, link.staff_id))
    if (staff?.state !== 'ACTIVE') return refused('LINK_EXPIRED')
    if (isOwnName(staff, password)) return tooCommon()
    if (!(await takeCode(handle, deps, site, staff, code))) return wrongCode()
    await setPassword(handle, site, staff, hash)
    await endOpenSessions(handle, staff.id)
    return { kind: 'done' }
  })
}

/** Changes the password of somebody who knows the present one. Every other session ends. Refused: INVALID_INPUT; RATE_LIMITED. */
export async function changeStaffPassword(
  deps: StaffDeps,
  site: StaffSite,
  actor: StaffActor,
  { network }: StaffClient,
  { currentPassword, password }: { readonly currentPassword: string; readonly password: string },
): Promise<{ readonly kind: 'done' } | Refused> {
  const wait = await checkRateLimit(deps.writer, 'staff-code', { account: `staff ${actor.staffId}`, network })
  if (wait) return wait
  const input = checked(Input, { password })
  if (!input.ok) return refused('INVALID_INPUT', { fields: input.problems })
  const seen = await deps.read
    .selectFrom('staff')
    .select('password_hash')
    .where('id', '=', actor.staffId)
    .executeTakeFirst()
  const matches = await isPassword(currentPassword, seen?.password_hash)
  const hash = await hashPassword(password)
  return deps.writer.transaction(async (handle) => {
    const staff = await lockStaff(handle, actor.staffId)
    if (!matches || staff?.state !== 'ACTIVE' || staff.password_hash !== seen?.password_hash)
      return refused('INVALID_INPUT', { fields: [{ field: 'currentPassword', code: 'WRONG_PASSWORD' }] })
    if (isOwnName(staff, password)) return tooCommon()
    await setPassword(handle, site, staff, hash)
    await endOpenSessions(handle, staff.id, { except: actor.sessionId })
    return { kind: 'done' }
  })
}

/** A new password voids the mailed links for another one. */
async function setPassword(handle: WriteHandle, site: StaffSite, staff: StaffRow, hash: string): Promise<void> {
  await handle.updateTable('staff').set({ password_hash: hash }).where('id', '=', staff.id).execute()
  await handle.deleteFrom('staff_password_links').where('staff_id', '=', staff.id).execute()
  await mailNews(handle, site, staff, 'PASSWORD_CHANGED')
  await recordAudit(
    handle,
    { staffId: staff.id, name: staff.name },
    {
      ...{ operation: 'change-password', subject: `staff ${staff.id}` },
    },
  )
}

function isOwnName({ email, name }: StaffRow, password: string): boolean {
  return isCommonPassword(password, { email, firstName: name, lastName: '' })
}

function tooCommon(): Refused {
  return refused('INVALID_INPUT', { fields: [{ field: 'password', code: 'TOO_COMMON' }] })
}
