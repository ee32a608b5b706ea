import { randomBytes } from 'node:crypto'
import type { WriteHandle } from '#database/handles.ts'
import type { Refused } from '#domain/refused.ts'
import { readRecoveryCode, RECOVERY_CODE_BYTES, RECOVERY_CODES, recoveryCode } from '#domain/staff/recovery-code.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { auditActor } from './audit-actor.ts'
import type { StaffDeps } from './staff-deps.ts'
import { requireStepUp } from './step-up.ts'
import { recoveryCodeHash } from './take-code.ts'

/** New recovery codes in place of all earlier ones. They are shown once; only their hashes are stored. */
export async function issueRecoveryCodes(handle: WriteHandle, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_CODE_BYTES)))
  await handle.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
  const rows = codes.map((code) => ({
    ...{ staff_id: staffId, code_hash: recoveryCodeHash(readRecoveryCode(code)!), used_at: null },
  }))
  await handle.insertInto('staff_recovery_codes').values(rows).execute()
  return codes
}

/** Gives the requester new recovery codes; the earlier ones stop working. Refused: STEP_UP_REQUIRED. */
export async function renewRecoveryCodes(
  { writer }: Pick<StaffDeps, 'writer'>,
  actor: StaffActor,
): Promise<{ readonly kind: 'done'; readonly recoveryCodes: readonly string[] } | Refused> {
  const refusal = requireStepUp(actor)
  if (refusal) return refusal
  return writer.transaction(async (handle) => {
    const recoveryCodes = await issueRecoveryCodes(handle, actor.staffId)
    await recordAudit(handle, auditActor(actor), {
      operation: 'renew-recovery-codes',
      subject: `staff ${actor.staffId}`,
    })
    return { kind: 'done', recoveryCodes }
  })
}
