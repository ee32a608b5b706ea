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

/** What `allow` has found; before and after complete the row in the audit log, anything else is for the change. */
interface Allowed {
  readonly kind: 'allowed'
  /** Null: it is about no merchant. */
  readonly merchantId: number | null
  readonly before?: object
  readonly after?: object
}

/**
 * A change by a member of staff in one transaction: first `allow`, then the change, then its row in the audit log. The row comes last
 * because everybody's rows wait for one lock: whoever has it waits for nothing else. `allow` may add to the row what it reads with the
 * case locked. What is refused leaves no row. Refused as by `allow` and `change`.
 */
export async function audited<Done extends { readonly kind: string }, Found extends Allowed = Allowed>(
  writer: Writer,
  actor: StaffActor,
  {
    allow,
    entry,
    change,
  }: {
    readonly allow: (handle: WriteHandle) => Promise<Found | Refused>
    readonly entry: Omit<AuditEntry, 'merchantId'>
    readonly change: (handle: WriteHandle, found: Found) => Promise<Done | Refused>
  },
): Promise<Done | Refused> {
  try {
    return await writer.transaction(async (handle) => {
      const allowed = await allow(handle)
      if (allowed.kind === 'refused') return allowed
      const outcome = await change(handle, allowed)
      if (outcome.kind === 'refused') throw new RolledBack(outcome as Refused)
      const { merchantId, before = entry.before ?? null, after = entry.after ?? null } = allowed
      await recordAudit(handle, auditActor(actor), { ...entry, merchantId, before, after })
      return outcome
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal
    throw error
  }
}
