import { findToken, redeemToken, revokeTokens } from '#database/account/one-time-tokens.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { CustomerActor } from '#domain/actor.ts'
import type { MailSite } from '#domain/mail.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { forgetAttempts } from '#database/rate-limits.ts'
import { endSessions } from '#database/sessions.ts'
import { accountKey } from '#domain/account/attempts.ts'
import { isCommonPassword } from '#domain/account/common-password.ts'
import { emailKey } from '#domain/account/fields.ts'
import { knownByPassword, wrongPassword } from './check-password.ts'
import { type CustomerRow, customerOfId } from './customer-row.ts'
import { hashPassword } from './password-hash.ts'

/** Sets a new password by the secret of a mail. Ends every session. Refused: LINK_EXPIRED; INVALID_INPUT for `password`. */
export async function resetPassword(
  writer: Writer,
  site: MailSite,
  token: string,
  password: string,
): Promise<{ kind: 'done' } | Refused> {
  const hash = await hashPassword(password)
  return writer.transaction(async (handle) => {
    const pending = await findToken(handle, 'reset-password', token)
    const customer = pending && (await customerOfId(handle, pending.customerId))
    if (customer?.status !== 'ACTIVE') return refused('LINK_EXPIRED')
    if (isOwnName(customer, password)) return tooCommon()
    if (!(await redeemToken(handle, 'reset-password', token))) return refused('LINK_EXPIRED')
    await setPassword(handle, site, customer, hash)
    await endSessions(handle, customer.id)
    // The owner of the account's mailbox can log in again, however often others have tried.
    for (const attempt of ['log-in', 'recover'] as const)
      await forgetAttempts(handle, accountKey(attempt, emailKey(customer.email)))
    await forgetAttempts(handle, accountKey('password', String(customer.id)))
    return { kind: 'done' }
  })
}

/** Changes the password of a customer who knows the present one. Ends every other session. Refused: INVALID_INPUT. */
export async function updatePassword(
  writer: Writer,
  site: MailSite,
  { customerId, familyId }: CustomerActor,
  { currentPassword, password }: { readonly currentPassword: string; readonly password: string },
): Promise<{ kind: 'done' } | Refused> {
  const known = await knownByPassword(writer, customerId, currentPassword)
  if (!known) return wrongPassword('currentPassword')
  const hash = await hashPassword(password)
  return writer.transaction(async (handle) => {
    const customer = await known.lock(handle)
    if (!customer) return wrongPassword('currentPassword')
    if (isOwnName(customer, password)) return tooCommon()
    await setPassword(handle, site, customer, hash)
    await endSessions(handle, customerId, familyId)
    return { kind: 'done' }
  })
}

function isOwnName({ email, person }: CustomerRow, password: string): boolean {
  return isCommonPassword(password, { ...person, email })
}

function tooCommon(): Refused {
  return refused('INVALID_INPUT', { fields: [{ field: 'password', code: 'TOO_COMMON' }] })
}

/** A new password voids every request made under the old one: another address, another password. */
async function setPassword(handle: WriteHandle, site: MailSite, { id, email, person }: CustomerRow, hash: string) {
  await handle
    .updateTable('customers')
    .set({ password_hash: hash, updated_at: new Date() })
    .where('id', '=', id)
    .execute()
  await revokeTokens(handle, id, ['confirm-email', 'reset-password'])
  await requestMail(handle, site, email, { kind: 'password-changed', person })
}
