import { recoverCustomer } from '#use-cases/account/recover-customer.ts'
import { resendActivation } from '#use-cases/account/resend-activation.ts'
import { mailStaffPasswordLink } from '#use-cases/staff/recover-password.ts'
import type { Writer } from '#database/handles.ts'
import type { JobPayloads } from '#database/jobs.ts'

/** Jobs about an e-mail address that somebody has entered; they mail only where it has an account. */
export function accountTasks(writer: Writer) {
  return {
    'recover-customer': ({ email, site }: JobPayloads['recover-customer']) => recoverCustomer(writer, site, email),
    'resend-activation': ({ email, site, redirectTo }: JobPayloads['resend-activation']) =>
      resendActivation(writer, site, email, redirectTo),
    'recover-staff': ({ email, site }: JobPayloads['recover-staff']) => mailStaffPasswordLink(writer, site, email),
  }
}
