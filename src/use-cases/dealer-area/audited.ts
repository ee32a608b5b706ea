import type { WriteHandle, Writer } from '#database/handles.ts'
import type { Refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { auditActor } from '../staff/audit-actor.ts'
import { type AuditEntry, recordAudit } from '../audit/record-audit.ts'

/** Carries a refusal out of a transaction that is rolled back. */
class RolledBack extends Error {
  readonly refusal: Refused
  constructor(refusal: Refused) {
    super(`refused: ${refusal.code}`)
    this.refusal = refusal
  }
}

/**
 * A change by a member of staff in one transaction: first `allow`, then its row in the audit log, then the change itself, which may end
 * with the log of changed vehicles. `allow` may add to the row what it reads with the case locked. What is refused leaves no row. Refused
 * as by `allow` and `change`.
 */
export async function audited<Done extends { readonly kind: string }>(
  writer: Writer,
  actor: StaffActor,
  {
    allow,
    entry,
    change,
  }: {
    readonly allow: (
      handle: WriteHandle,
    ) => Promise<
      { readonly kind: 'allowed'; readonly merchantId: number; readonly entry?: Partial<AuditEntry> } | Refused
    >
    readonly entry: Omit<AuditEntry, 'merchantId'>
    readonly change: (handle: WriteHandle) => Promise<Done | Refused>
  },
): Promise<Done | Refused> {
  try {
    return await writer.transaction(async (handle) => {
      const allowed = await allow(handle)
      if (allowed.kind === 'refused') return allowed
      await recordAudit(handle, auditActor(actor), { ...entry, ...allowed.entry, merchantId: allowed.merchantId })
      const outcome = await change(handle)
      if (outcome.kind === 'refused') throw new RolledBack(outcome as Refused)
      return outcome
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal
    throw error
  }
}
