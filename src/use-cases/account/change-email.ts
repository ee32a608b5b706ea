import { findToken, issueToken, redeemToken, revokeTokens } from '#database/account/one-time-tokens.ts'
import { sql } from 'kysely'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import { emailKey } from '#domain/account/fields.ts'
import type { CustomerActor } from '#domain/actor.ts'
import type { MailSite } from '#domain/mail.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { knownByPassword, wrongPassword } from './check-password.ts'
import { customerOfEmail } from './customer-row.ts'

/**
 * Requests another e-mail address: the new one gets a confirmation link, the old one a notice. Where the new address already has an
 * account, its mail says so instead; the answer is the same. Refused: INVALID_INPUT for `password`.
 */
export async function requestEmailChange(
  writer: Writer,
  site: MailSite,
  { customerId }: CustomerActor,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ kind: 'done' } | Refused> {
  const known = await knownByPassword(writer, customerId, password)
  if (!known) return wrongPassword('password')
  return writer.transaction(async (handle) => {
    const customer = await known.lock(handle)
    if (!customer) return wrongPassword('password')
    if (emailKey(email) === emailKey(customer.email))
      return refused('INVALID_INPUT', { fields: [{ field: 'email', code: 'INVALID' }] })
    const { person } = customer
    const other = await customerOfEmail(handle, email)
    if (other && other.status !== 'PENDING')
      await requestMail(handle, site, email, { kind: 'account-exists', person: other.person })
    else {
      const token = await issueToken(handle, 'confirm-email', customerId, { email })
      await requestMail(handle, site, email, { kind: 'confirm-email', token })
    }
    await requestMail(handle, site, customer.email, { kind: 'email-change-asked', person, newEmail: email })
    return { kind: 'done' }
  })
}

/**
 * Puts the new address in force, and informs both addresses. The mail's secret proves who reads the mails of the address, the password who
 * wants it for this account. Refused: LINK_EXPIRED; INVALID_INPUT for `password`, and the secret can then be used again.
 */
export async function confirmEmailChange(
  writer: Writer,
  site: MailSite,
  token: string,
  password: string,
): Promise<{ kind: 'done' } | Refused> {
  const pending = await writer.transaction((handle) => findToken(handle, 'confirm-email', token))
  if (!pending) return refused('LINK_EXPIRED')
  const known = await knownByPassword(writer, pending.customerId, password)
  if (!known) return wrongPassword('password')
  return writer.transaction(async (handle) => {
    const customer = await known.lock(handle)
    const redeemed = await redeemToken(handle, 'confirm-email', token)
    const newEmail = redeemed?.data.email
    if (!customer || !newEmail || !(await isFree(handle, newEmail))) return refused('LINK_EXPIRED')
    await handle
      .updateTable('customers')
      .set({ email: newEmail, email_key: emailKey(newEmail), updated_at: new Date() })
      .where('id', '=', customer.id)
      .execute()
    await revokeTokens(handle, customer.id, ['reset-password', 'confirm-email'])
    const { person } = customer
    for (const recipient of [customer.email, newEmail])
      await requestMail(handle, site, recipient, { kind: 'email-changed', person, newEmail })
    return { kind: 'done' }
  })
}

/** Whether the address is free. A registration that was never confirmed does not reserve it, because only its owner reads its mails. */
async function isFree(handle: WriteHandle, email: string): Promise<boolean> {
  // Two customers who confirm the same address at once are handled one after the other.
  await sql`select pg_advisory_xact_lock(hashtext(${emailKey(email)}))`.execute(handle)
  const other = await customerOfEmail(handle, email)
  if (other?.status !== 'PENDING') return other === undefined
  await handle.deleteFrom('customers').where('id', '=', other.id).execute()
  return true
}
