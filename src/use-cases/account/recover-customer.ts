import { issueToken } from '#database/account/one-time-tokens.ts'
import type { Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { MailSite } from '#domain/mail.ts'
import { customerOfEmail } from './customer-row.ts'

/** Mails the link for a new password where the address has an account; never reveals whether it has. */
export async function recoverCustomer(writer: Writer, site: MailSite, email: string): Promise<void> {
  await writer.transaction(async (handle) => {
    const customer = await customerOfEmail(handle, email)
    if (!customer || customer.status === 'DISABLED') return
    const token = await issueToken(handle, 'reset-password', customer.id)
    await requestMail(handle, site, customer.email, { kind: 'reset-password', person: customer.person, token })
  })
}
