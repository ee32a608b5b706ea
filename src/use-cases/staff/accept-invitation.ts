import { email, emailKey, personName } from '#domain/account/fields.ts'
import { isCommonPassword } from '#domain/account/common-password.ts'
import { newPassword } from '#domain/account/password.ts'
import { checked } from '#domain/field-problem.ts'
import type { Locale } from '#domain/locale.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { WriteHandle } from '#database/handles.ts'
import { z } from 'zod'
import { hashPassword } from '../account/password-hash.ts'
import { checkRateLimit } from '../session/check-rate-limit.ts'
import { type InvitationRow, lockInvitation } from './open-invitation.ts'
import { type SecondFactorSetup, setupOf } from './second-factor-setup.ts'
import type { StaffClient, StaffDeps } from './staff-deps.ts'
import { lockStaffOfEmail } from './staff-row.ts'
import { sealTotpSecret } from './totp-secret.ts'

export interface Acceptance {
  readonly key: string
  readonly name: string
  readonly password: string
  /** Only a set-up link asks for it. */
  readonly email: string | null
  readonly locale: Locale
}

const Account = z.object({ name: personName, password: newPassword })

/**
 * Makes the account of an invitation, which cannot be used until its second factor is confirmed (`confirmSecondFactor`); with the same key
 * it can be done again until then. Refused: LINK_EXPIRED; INVALID_INPUT; CONFLICT where the address has an account that works:
 * its holder logs in and joins (`joinByInvitation`); RATE_LIMITED.
 */
export async function acceptInvitation(
  deps: StaffDeps,
  { network }: StaffClient,
  { key, locale, ...entered }: Acceptance,
): Promise<SecondFactorSetup | Refused> {
  const wait = await checkRateLimit(deps.writer, 'key', { network })
  if (wait) return wait
  const account = checked(Account, entered)
  if (!account.ok) return refused('INVALID_INPUT', { fields: account.problems })
  const { name, password } = account.value
  const passwordHash = await hashPassword(password)
  return deps.writer.transaction(async (handle) => {
    const invitation = await lockInvitation(handle, key)
    if (!invitation) return refused('LINK_EXPIRED')
    const address = checked(email, invitation.email ?? entered.email)
    if (!address.ok)
      return refused('INVALID_INPUT', { fields: address.problems.map((one) => ({ ...one, field: 'email' })) })
    if (isCommonPassword(password, { email: address.value, firstName: name, lastName: '' }))
      return refused('INVALID_INPUT', { fields: [{ field: 'password', code: 'TOO_COMMON' }] })
    const present = await lockStaffOfEmail(handle, address.value)
    if (present?.state === 'ACTIVE') return refused('CONFLICT')
    const row = { name, locale, password_hash: passwordHash, state: 'INVITED' } as const
    const staffId = present?.id ?? (await insertAccount(handle, { ...row, email: address.value }))
    return setUpAccount(deps, handle, invitation, { ...row, id: staffId, email: address.value })
  })
}

interface NewAccount {
  readonly email: string
  readonly name: string
  readonly locale: Locale
  readonly password_hash: string
  readonly state: 'INVITED'
}

async function insertAccount(handle: WriteHandle, account: NewAccount): Promise<number> {
  const { id } = await handle
    .insertInto('staff')
    .values({
      ...{ ...account, email_key: emailKey(account.email), totp_secret: null, totp_confirmed_at: null },
      ...{ totp_last_step: null, totp_next: null, locked_until: null, last_login_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A new password and a new secret; what an earlier holder of the account had does not work any more. */
async function setUpAccount(
  { secretBox, secondFactor: { totp } }: StaffDeps,
  handle: WriteHandle,
  invitation: InvitationRow,
  { id, email: address, ...account }: NewAccount & { readonly id: number },
): Promise<SecondFactorSetup> {
  const secret = totp.newSecret()
  await handle
    .updateTable('staff')
    .set({
      ...account,
      totp_secret: sealTotpSecret(secretBox, id, secret),
      ...{ totp_confirmed_at: null, totp_last_step: null, totp_next: null, wrong_codes: 0, locked_until: null },
    })
    .where('id', '=', id)
    .execute()
  await handle.deleteFrom('staff_passkeys').where('staff_id', '=', id).execute()
  await handle.updateTable('staff_invitations').set({ staff_id: id }).where('id', '=', invitation.id).execute()
  return setupOf(totp, secret, address)
}
