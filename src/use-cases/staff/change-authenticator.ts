import { type Refused, refused } from '#domain/refused.ts'
import { readAppCode } from '#domain/staff/recovery-code.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { checkRateLimit } from '../session/check-rate-limit.ts'
import { auditActor } from './audit-actor.ts'
import { type SecondFactorSetup, setupOf } from './second-factor-setup.ts'
import type { StaffClient, StaffDeps } from './staff-deps.ts'
import { mailNews, type StaffSite } from './staff-mail.ts'
import { lockStaff } from './staff-row.ts'
import { requireStepUp } from './step-up.ts'
import { wrongCode } from './take-code.ts'
import { openTotpSecret, sealTotpSecret } from './totp-secret.ts'

/** A secret for another authenticator app, which counts once that app has shown a code of it. Refused: STEP_UP_REQUIRED. */
export async function beginAuthenticator(deps: StaffDeps, actor: StaffActor): Promise<SecondFactorSetup | Refused> {
  const refusal = requireStepUp(actor)
  if (refusal) return refusal
  const secret = deps.secondFactor.totp.newSecret()
  const { email } = await deps.writer.transaction((handle) =>
    handle
      .updateTable('staff')
      .set({ totp_next: sealTotpSecret(deps.secretBox, actor.staffId, secret) })
      .where('id', '=', actor.staffId)
      .returning('email')
      .executeTakeFirstOrThrow(),
  )
  return setupOf(deps.secondFactor.totp, secret, email)
}

/** Puts the other authenticator app in the place of the present one. Refused: STEP_UP_REQUIRED; CONFLICT; INVALID_INPUT for `code`. */
export async function confirmAuthenticator(
  deps: StaffDeps,
  site: StaffSite,
  actor: StaffActor,
  { network }: StaffClient,
  entered: string,
): Promise<{ readonly kind: 'done' } | Refused> {
  const refusal = requireStepUp(actor)
  if (refusal) return refusal
  const wait = await checkRateLimit(deps.writer, 'staff-code', { account: `staff ${actor.staffId}`, network })
  if (wait) return wait
  return deps.writer.transaction(async (handle) => {
    const staff = await lockStaff(handle, actor.staffId)
    if (!staff?.totp_next) return refused('CONFLICT')
    const secret = openTotpSecret(deps.secretBox, staff.id, staff.totp_next)
    const step = deps.secondFactor.totp.stepOf(secret, readAppCode(entered) ?? '', new Date())
    if (step === undefined) return wrongCode()
    await handle
      .updateTable('staff')
      .set({ totp_secret: staff.totp_next, totp_next: null, totp_confirmed_at: new Date(), totp_last_step: step })
      .where('id', '=', staff.id)
      .execute()
    await mailNews(handle, site, staff, 'AUTHENTICATOR_CHANGED')
    await recordAudit(handle, auditActor(actor), { operation: 'change-authenticator', subject: `staff ${staff.id}` })
    return { kind: 'done' }
  })
}
