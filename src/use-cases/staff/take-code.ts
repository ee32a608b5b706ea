import { createHash } from 'node:crypto'
import type { WriteHandle } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { readAppCode, readRecoveryCode } from '#domain/staff/recovery-code.ts'
import { MAX_WRONG_CODES, STAFF_TIMING } from '#domain/staff/timing.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { StaffDeps } from './staff-deps.ts'
import { mailNews, type StaffSite } from './staff-mail.ts'
import type { StaffRow } from './staff-row.ts'
import { openTotpSecret } from './totp-secret.ts'

/**
 * Takes a code of the second factor, of the authenticator app or for recovery; whether it is right. Each code is taken once. Too many wrong
 * ones in a row lock the account, and a locked one takes none: its holder learns that by mail, whoever guesses does not.
 */
export async function takeCode(
  handle: WriteHandle,
  deps: Pick<StaffDeps, 'secretBox' | 'secondFactor'>,
  site: StaffSite,
  staff: StaffRow,
  entered: string,
): Promise<boolean> {
  const now = new Date()
  if (staff.locked_until && staff.locked_until > now) return false
  const isRight =
    (await takeAppCode(handle, deps, staff, entered, now)) || (await takeRecoveryCode(handle, staff, entered))
  if (isRight) await clearWrongCodes(handle, staff)
  else await countWrongCode(handle, site, staff, now)
  return isRight
}

/** The refusal of a code where the account is known already. */
export function wrongCode(): Refused {
  return refused('INVALID_INPUT', { fields: [{ field: 'code', code: 'INVALID' }] })
}

async function takeAppCode(
  handle: WriteHandle,
  { secretBox, secondFactor }: Pick<StaffDeps, 'secretBox' | 'secondFactor'>,
  { id, totp_secret, totp_last_step }: StaffRow,
  entered: string,
  now: Date,
): Promise<boolean> {
  const code = readAppCode(entered)
  if (code === undefined || totp_secret === null) return false
  const step = secondFactor.totp.stepOf(openTotpSecret(secretBox, id, totp_secret), code, now)
  if (step === undefined || (totp_last_step !== null && step <= totp_last_step)) return false
  await handle.updateTable('staff').set({ totp_last_step: step }).where('id', '=', id).execute()
  return true
}

async function takeRecoveryCode(handle: WriteHandle, staff: StaffRow, entered: string): Promise<boolean> {
  const code = readRecoveryCode(entered)
  if (code === undefined) return false
  const taken = await handle
    .updateTable('staff_recovery_codes')
    .set({ used_at: new Date() })
    .where('staff_id', '=', staff.id)
    .where('code_hash', '=', recoveryCodeHash(code))
    .where('used_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst()
  if (!taken) return false
  await recordAudit(
    handle,
    { staffId: staff.id, name: staff.name },
    { operation: 'use-recovery-code', subject: `staff ${staff.id}` },
  )
  return true
}

/** The hash under which a recovery code is stored, of the code without its hyphens. */
export function recoveryCodeHash(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}

async function clearWrongCodes(handle: WriteHandle, { id, wrong_codes, locked_until }: StaffRow): Promise<void> {
  if (wrong_codes === 0 && locked_until === null) return
  await handle.updateTable('staff').set({ wrong_codes: 0, locked_until: null }).where('id', '=', id).execute()
}

async function countWrongCode(handle: WriteHandle, site: StaffSite, staff: StaffRow, now: Date): Promise<void> {
  const count = staff.wrong_codes + 1
  const locks = count >= MAX_WRONG_CODES
  await handle
    .updateTable('staff')
    .set(locks ? { wrong_codes: 0, locked_until: new Date(now.getTime() + STAFF_TIMING.lock) } : { wrong_codes: count })
    .where('id', '=', staff.id)
    .execute()
  if (!locks) return
  await mailNews(handle, site, staff, 'LOCKED')
  await recordAudit(
    handle,
    { staffId: staff.id, name: staff.name },
    { operation: 'lock', subject: `staff ${staff.id}` },
  )
}
