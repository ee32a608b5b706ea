import { emailKey } from '#domain/account/fields.ts'
import { STAFF_TIMING } from '#domain/staff/timing.ts'
import type { StaffDeps } from './staff-deps.ts'
import { openTotpSecret } from './totp-secret.ts'

/**
 * The code that the authenticator app of a demo account would show, and that has not been taken yet. Null for every other account: they are
 * named by the caller.
 */
export async function readDemoCode(
  { read, secretBox, secondFactor }: Pick<StaffDeps, 'read' | 'secretBox' | 'secondFactor'>,
  demoAccounts: readonly string[],
  email: string,
): Promise<string | null> {
  if (!demoAccounts.includes(emailKey(email))) return null
  const staff = await read
    .selectFrom('staff')
    .select(['id', 'totp_secret', 'totp_last_step'])
    .where('email_key', '=', emailKey(email))
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!staff?.totp_secret) return null
  const secret = openTotpSecret(secretBox, staff.id, staff.totp_secret)
  const nextStep = ((staff.totp_last_step ?? 0) + 1) * STAFF_TIMING.codeStep
  return secondFactor.totp.codeAt(secret, new Date(Math.max(Date.now(), nextStep)))
}
