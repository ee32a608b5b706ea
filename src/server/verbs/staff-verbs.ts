import { staffLink } from '#domain/staff/links.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { verifyAuditLog } from '#use-cases/audit/verify-audit-log.ts'
import { endStaffAsOperator } from '#use-cases/staff/end-staff.ts'
import { inviteAdminAsOperator } from '#use-cases/staff/invite.ts'
import { resetSecondFactorAsOperator } from '#use-cases/staff/reset-second-factor.ts'
import type { OrderVerb } from './order-verbs.ts'

interface StaffVerbDeps {
  readonly mainOrigin: string
  /** Whether there is a mail server; without one the operator passes links on. */
  readonly sendsMails: boolean
}

/** The operator's verbs for those who work in the dealer area. */
export function staffVerbs(depsOf: () => StaffVerbDeps): Readonly<Record<string, OrderVerb>> {
  const site = () => ({ origin: depsOf().mainOrigin })
  const sentTo = (email: string, key: string) => {
    const { mainOrigin, sendsMails } = depsOf()
    return sendsMails
      ? `A link is mailed to ${email}.`
      : `The link for ${email}: ${staffLink(mainOrigin, 'invitation', 'de', key)}`
  }
  return {
    'invite-admin': {
      usage:
        'invite-admin <e-mail>: invites an administrator of the platform; prints the link where no mail server is set',
      async run({ database }, [email = '']) {
        const outcome = await inviteAdminAsOperator({ writer: database }, site(), email)
        if (outcome.kind === 'done') return sentTo(email, outcome.key)
        throw new StartRefusal('npm run admin -- invite-admin <e-mail>')
      },
    },
    'reset-second-factor': {
      usage: 'reset-second-factor <e-mail>: lets somebody set up password and second factor again; ends their sessions',
      async run({ database }, [email = '']) {
        const outcome = await resetSecondFactorAsOperator({ writer: database }, site(), email)
        if (outcome.kind === 'done') return sentTo(email, outcome.key)
        throw noSuchStaff(email)
      },
    },
    'end-staff': {
      usage: 'end-staff <e-mail>: ends an account of the dealer area and its sessions, also of an administrator',
      async run({ database }, [email = '']) {
        const outcome = await endStaffAsOperator({ writer: database }, site(), email)
        if (outcome.kind === 'done') return `${email} has no access any more.`
        throw noSuchStaff(email)
      },
    },
    'verify-audit-log': {
      usage: 'verify-audit-log: looks for rows of the audit log that were changed or removed',
      async run({ database }) {
        const check = await verifyAuditLog(database.read)
        if (check.kind === 'intact') return `The audit log is as it was written: ${check.rows} rows.`
        throw new StartRefusal(
          `Row ${check.id} of the audit log is not as it was written, or rows before it are missing.`,
        )
      },
    },
  }
}

function noSuchStaff(email: string): StartRefusal {
  return new StartRefusal(`Nobody with the address ${email || '<e-mail>'} works in the dealer area.`)
}
