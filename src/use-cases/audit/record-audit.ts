import { sql } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'
import type { AuditOperation } from '#messages/dealer-audit.ts'
import { auditHash, FIRST_HASH } from './audit-hash.ts'

/** Who changed something: a member of staff, or the operator with a verb of `npm run admin`. */
export interface AuditActor {
  readonly staffId: number | null
  readonly name: string
}

export const OPERATOR: AuditActor = { staffId: null, name: 'operator' }

/** A change as the audit log shows it. It never names secrets or bank details. */
export interface AuditEntry {
  readonly operation: AuditOperation
  /** What was changed, as a word and a number: `staff 7`. */
  readonly subject: string
  readonly merchantId?: number | null
  readonly before?: object | null
  readonly after?: object | null
}

/** Any number that nothing else locks. */
const CHAIN_LOCK = 230_231

/** Adds a row to the audit log, in the transaction of the change: both happen or neither. */
export async function recordAudit(handle: WriteHandle, actor: AuditActor, entry: AuditEntry): Promise<void> {
  // One after another: each row names the hash of the one before it.
  await sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`.execute(handle)
  const last = await handle
    .selectFrom('audit_log')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { operation, subject, merchantId = null, before = null, after = null } = entry
  const row = {
    id: (last?.id ?? 0) + 1,
    at: new Date(),
    staff_id: actor.staffId,
    actor: actor.name,
    merchant_id: merchantId,
    operation,
    subject,
    previous_hash: last?.hash ?? FIRST_HASH,
  }
  const hash = auditHash({ ...row, before, after })
  await handle
    .insertInto('audit_log')
    .values({ ...row, before: before && JSON.stringify(before), after: after && JSON.stringify(after), hash })
    .execute()
}
