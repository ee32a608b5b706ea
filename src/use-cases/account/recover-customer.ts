import { issueToken } from '#database/account/one-time-tokens.ts'
import type { Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { MailSite } from '#domain/mail.ts'
import { customerOfEmail } from './customer-row.ts'

/**
 * Mails the link for a new password where the address has an account; never reveals whether it has. An account that was never confirmed
 * holds what anybody may have entered, so its mail only says how to register.
 */
export async function recoverCustomer(writer: Writer, site: MailSite, email: string): Promise<void> {
  await writer.transaction(async (handle) => {
    const customer = await customerOfEmail(handle, email)
    if (!customer || customer.status === 'DISABLED') return
    if (customer.status === 'PENDING') {
      await requestMail(handle, site, customer.email, { kind: 'account-unconfirmed' })
      return
    }
    const token = await issueToken(handle, 'reset-password', customer.id)
    await requestMail(handle, site, customer.email, { kind: 'reset-password', person: customer.person, token })
  })
}
