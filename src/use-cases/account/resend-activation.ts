import { issueToken, newestData } from '#database/account/one-time-tokens.ts'
import type { Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { MailSite } from '#domain/mail.ts'
import { customerOfEmail } from './customer-row.ts'
import type { PendingRegistration } from './register-customer.ts'

/** Sends the confirmation mail of the newest registration again, where one is pending; never reveals whether one is. */
export async function resendActivation(writer: Writer, site: MailSite, email: string): Promise<void> {
  await writer.transaction(async (handle) => {
    const customer = await customerOfEmail(handle, email)
    if (customer?.status !== 'PENDING') return
    const data = await newestData(handle, 'confirm-account', customer.id)
    if (!data?.registration) return
    const token = await issueToken(handle, 'confirm-account', customer.id, data)
    const person = JSON.parse(data.registration) as PendingRegistration
    const target = data.redirectTo === undefined ? {} : { redirectTo: data.redirectTo }
    await requestMail(handle, site, customer.email, { kind: 'confirm-account', person, token, ...target })
  })
}
