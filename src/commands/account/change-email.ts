import { issueToken, redeemToken } from '#database/account/one-time-tokens.ts'
import type { Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import { emailKey } from '#domain/account/fields.ts'
import type { CustomerActor } from '#domain/actor.ts'
import type { MailSite } from '#domain/mail.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { wrongPassword } from './change-password.ts'
import { customerOfEmail, customerOfId } from './customer-row.ts'
import { isPassword } from './password-hash.ts'

/**
 * Asks for another e-mail address: the new one gets a link that confirms it, the old one hears of it. An address that has an account
 * already gets a mail that says so instead; the answer is the same. Refused: INVALID_INPUT for `password`.
 */
export async function requestEmailChange(
  writer: Writer,
  site: MailSite,
  { customerId }: CustomerActor,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ kind: 'done' } | Refused> {
  return writer.transaction(async (handle) => {
    const customer = await customerOfId(handle, customerId)
    if (!customer || !(await isPassword(password, customer.passwordHash))) return wrongPassword('password')
    if (emailKey(email) === emailKey(customer.email))
      return refused('INVALID_INPUT', { fields: [{ field: 'email', code: 'INVALID' }] })
    const { person } = customer
    const other = await customerOfEmail(handle, email)
    if (other) await requestMail(handle, site, email, { kind: 'account-exists', person: other.person })
    else {
      const token = await issueToken(handle, 'confirm-email', customerId, { email })
      await requestMail(handle, site, email, { kind: 'confirm-email', person, token, newEmail: email })
    }
    await requestMail(handle, site, customer.email, { kind: 'email-change-asked', person, newEmail: email })
    return { kind: 'done' }
  })
}

/** Puts the new address in force by the secret of its mail, and tells both. Refused: LINK_EXPIRED. */
export async function confirmEmailChange(
  writer: Writer,
  site: MailSite,
  token: string,
): Promise<{ kind: 'done' } | Refused> {
  return writer.transaction(async (handle) => {
    const redeemed = await redeemToken(handle, 'confirm-email', token)
    const customer = redeemed && (await customerOfId(handle, redeemed.customerId))
    const newEmail = redeemed?.data.email
    if (!customer || !newEmail || (await customerOfEmail(handle, newEmail))) return refused('LINK_EXPIRED')
    await handle
      .updateTable('customers')
      .set({ email: newEmail, email_key: emailKey(newEmail), updated_at: new Date() })
      .where('id', '=', customer.id)
      .execute()
    const { person } = customer
    for (const recipient of [customer.email, newEmail])
      await requestMail(handle, site, recipient, { kind: 'email-changed', person, newEmail })
    return { kind: 'done' }
  })
}
