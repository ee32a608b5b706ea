import { recoverCustomer } from '#use-cases/account/recover-customer.ts'
import { resendActivation } from '#use-cases/account/resend-activation.ts'
import { mailStaffPasswordLink } from '#use-cases/staff/recover-password.ts'
import type { Writer } from '#database/handles.ts'
import type { JobPayloads } from '#database/jobs.ts'

/** What is done about an address somebody has entered, where it has an account. */
export function accountTasks(writer: Writer) {
  return {
    'recover-customer': ({ email, site }: JobPayloads['recover-customer']) => recoverCustomer(writer, site, email),
    'resend-activation': ({ email, site, redirectTo }: JobPayloads['resend-activation']) =>
      resendActivation(writer, site, email, redirectTo),
    'recover-staff': ({ email, site }: JobPayloads['recover-staff']) => mailStaffPasswordLink(writer, site, email),
  }
}
