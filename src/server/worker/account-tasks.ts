import { recoverCustomer } from '#use-cases/account/recover-customer.ts'
import { resendActivation } from '#use-cases/account/resend-activation.ts'
import type { Writer } from '#database/handles.ts'
import type { MailSite } from '#domain/mail.ts'

interface Address {
  readonly email: string
  readonly site: MailSite
}

/** What is done about an address somebody has entered, where it has an account. */
export function accountTasks(writer: Writer) {
  return {
    'recover-customer': ({ email, site }: Address) => recoverCustomer(writer, site, email),
    'resend-activation': ({ email, site }: Address) => resendActivation(writer, site, email),
  }
}
