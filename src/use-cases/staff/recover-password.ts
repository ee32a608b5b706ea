import type { Writer } from '#database/handles.ts'
import { enqueue } from '#database/jobs.ts'
import { emailKey } from '#domain/account/fields.ts'
import type { Refused } from '#domain/refused.ts'
import { STAFF_TIMING } from '#domain/staff/timing.ts'
import { checkRateLimit } from '../session/check-rate-limit.ts'
import { newSecretKey, secretKeyHash } from './secret-key.ts'
import type { StaffClient } from './staff-deps.ts'
import { mailStaff, type StaffSite } from './staff-mail.ts'
import { lockStaffOfEmail } from './staff-row.ts'

/**
 * Has a link for a new password mailed, where the address has an account. A job finds that out, so that the answer takes equally long
 * either way. Refused: RATE_LIMITED.
 */
export async function requestStaffRecovery(
  writer: Writer,
  { origin }: StaffSite,
  { network }: StaffClient,
  email: string,
): Promise<{ readonly kind: 'done' } | Refused> {
  const wait = await checkRateLimit(writer, 'staff-recover', { account: emailKey(email), network })
  if (wait) return wait
  const site = { origin, brandSlug: null, locale: 'de' } as const
  await writer.transaction((handle) => enqueue(handle, 'recover-staff', { email, site }))
  return { kind: 'done' }
}

/** Mails the link for a new password, in the language of the account. */
export async function mailStaffPasswordLink(writer: Writer, site: StaffSite, email: string): Promise<void> {
  await writer.transaction(async (handle) => {
    const staff = await lockStaffOfEmail(handle, email)
    if (staff?.state !== 'ACTIVE') return
    const token = newSecretKey()
    const expiresAt = new Date(Date.now() + STAFF_TIMING.passwordLink)
    await handle
      .insertInto('staff_password_links')
      .values({ key_hash: secretKeyHash(token), staff_id: staff.id, expires_at: expiresAt })
      .execute()
    await mailStaff(handle, site, staff, { kind: 'staff-password-link', name: staff.name, token })
  })
}
