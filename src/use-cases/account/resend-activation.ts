import { issueToken, newestData, prolongTokens } from '#database/account/one-time-tokens.ts'
import type { Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { MailSite } from '#domain/mail.ts'
import { customerOfEmail } from './customer-row.ts'

/**
 * Sends another confirmation mail where a registration is pending; never reveals whether one is. The mail belongs to no registration, since
 * nobody knows who has entered which: the password decides when it is confirmed. `redirectTo`: where the requester wants to go afterwards.
 */
export async function resendActivation(
  writer: Writer,
  site: MailSite,
  email: string,
  redirectTo?: string,
): Promise<void> {
  await writer.transaction(async (handle) => {
    const customer = await customerOfEmail(handle, email)
    if (customer?.status !== 'PENDING') return
    const pending = await newestData(handle, 'confirm-account', customer.id, 1)
    if (pending.length === 0) return
    const token = await issueToken(handle, 'confirm-account', customer.id)
    await prolongTokens(handle, 'confirm-account', customer.id)
    await requestMail(handle, site, customer.email, {
      kind: 'confirm-account',
      token,
      ...(redirectTo === undefined ? {} : { redirectTo }),
    })
  })
}
