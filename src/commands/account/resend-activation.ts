import { issueToken } from '#database/account/one-time-tokens.ts'
import type { Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { MailSite } from '#domain/mail.ts'
import { customerOfEmail } from './customer-row.ts'

/** Sends the confirming mail once more, where there is an account that waits for it; says nothing about whether there is. */
export async function resendActivation(writer: Writer, site: MailSite, email: string): Promise<void> {
  await writer.transaction(async (handle) => {
    const customer = await customerOfEmail(handle, email)
    if (customer?.status !== 'PENDING') return
    const token = await issueToken(handle, 'confirm-account', customer.id)
    await requestMail(handle, site, customer.email, { kind: 'confirm-account', person: customer.person, token })
  })
}
