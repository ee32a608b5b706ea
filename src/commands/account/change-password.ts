import { redeemToken } from '#database/account/one-time-tokens.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { CustomerActor } from '#domain/actor.ts'
import type { MailSite } from '#domain/mail.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { endSessions } from '../session/log-out.ts'
import { type CustomerRow, customerOfId } from './customer-row.ts'
import { hashPassword, isPassword } from './password-hash.ts'

/** Sets a new password by the secret of a mail; it also proves the address. Every log-in ends. Refused: LINK_EXPIRED. */
export async function resetPassword(
  writer: Writer,
  site: MailSite,
  token: string,
  password: string,
): Promise<{ kind: 'done' } | Refused> {
  const hash = await hashPassword(password)
  return writer.transaction(async (handle) => {
    const redeemed = await redeemToken(handle, 'reset-password', token)
    const customer = redeemed && (await customerOfId(handle, redeemed.customerId))
    if (!customer || customer.status === 'DISABLED') return refused('LINK_EXPIRED')
    await setPassword(handle, site, customer, hash)
    await endSessions(handle, customer.id)
    return { kind: 'done' }
  })
}

/** Changes the password of who knows the present one. Every other log-in ends. Refused: INVALID_INPUT for `currentPassword`. */
export async function updatePassword(
  writer: Writer,
  site: MailSite,
  { customerId, familyId }: CustomerActor,
  { currentPassword, password }: { readonly currentPassword: string; readonly password: string },
): Promise<{ kind: 'done' } | Refused> {
  const hash = await hashPassword(password)
  return writer.transaction(async (handle) => {
    const customer = await customerOfId(handle, customerId)
    if (!customer || !(await isPassword(currentPassword, customer.passwordHash)))
      return wrongPassword('currentPassword')
    await setPassword(handle, site, customer, hash)
    await endSessions(handle, customerId, familyId)
    return { kind: 'done' }
  })
}

export function wrongPassword(field: string): Refused {
  return refused('INVALID_INPUT', { fields: [{ field, code: 'WRONG_PASSWORD' }] })
}

async function setPassword(handle: WriteHandle, site: MailSite, { id, email, person }: CustomerRow, hash: string) {
  await handle
    .updateTable('customers')
    .set({ password_hash: hash, status: 'ACTIVE', updated_at: new Date() })
    .where('id', '=', id)
    .execute()
  await requestMail(handle, site, email, { kind: 'password-changed', person })
}
