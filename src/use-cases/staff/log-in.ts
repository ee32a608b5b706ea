import { emailKey } from '#domain/account/fields.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { isPassword } from '../account/password-hash.ts'
import { checkRateLimit, forgetOwnAttempts } from '../session/check-rate-limit.ts'
import { beginStaffSession, type StaffLogin } from './begin-session.ts'
import type { StaffClient, StaffDeps } from './staff-deps.ts'
import type { StaffSite } from './staff-mail.ts'
import { lockStaffOfEmail } from './staff-row.ts'
import { takeCode } from './take-code.ts'

export interface StaffCredentials {
  readonly email: string
  readonly password: string
  /** Of the authenticator app, or a recovery code. */
  readonly code: string
}

/**
 * Begins a session by password and code. Refused: WRONG_CREDENTIALS, in the same words and the same time whether address, password or code
 * is wrong or the account is locked; RATE_LIMITED.
 */
export async function logInStaff(
  deps: StaffDeps,
  site: StaffSite,
  client: StaffClient,
  { email, password, code }: StaffCredentials,
): Promise<StaffLogin | Refused> {
  const subject = { account: emailKey(email), network: client.network }
  const wait = await checkRateLimit(deps.writer, 'staff-log-in', subject)
  if (wait) return wait
  const seen = await deps.read
    .selectFrom('staff')
    .select('password_hash')
    .where('email_key', '=', subject.account)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst()
  const matches = await isPassword(password, seen?.password_hash)
  return deps.writer.transaction(async (handle) => {
    const staff = await lockStaffOfEmail(handle, email)
    // The password may have been changed while it was checked.
    const isKnown = matches && staff?.state === 'ACTIVE' && staff.password_hash === seen?.password_hash
    if (!isKnown || !(await takeCode(handle, deps, site, staff, code))) return refused('WRONG_CREDENTIALS')
    await forgetOwnAttempts(handle, 'staff-log-in', subject)
    return beginStaffSession(handle, staff, client, 'PASSWORD')
  })
}
