import type { ReadHandle } from '#database/handles.ts'
import type { Refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'

export interface AuditLogRow {
  readonly id: number
  readonly at: Date
  readonly actor: string
  readonly operation: string
  readonly subject: string
  readonly before: object | null
  readonly after: object | null
}

const PAGE_ROWS = 50

/**
 * What was changed at a merchant (null: at no merchant), the latest first; with `before`, the id of a row, only older rows. Refused as by
 * `authorize`.
 */
export async function readAuditLog(
  read: ReadHandle,
  actor: DealerAreaActor,
  merchantId: number | null,
  before: number | null,
): Promise<{ readonly kind: 'done'; readonly rows: readonly AuditLogRow[] } | Refused> {
  const refusal = authorize(actor, 'audit.read', merchantId, new Date())
  if (refusal) return refusal
  let query = read
    .selectFrom('audit_log')
    .select(['id', 'at', 'actor', 'operation', 'subject', 'before', 'after'])
    .where('merchant_id', merchantId === null ? 'is' : '=', merchantId)
    .orderBy('id', 'desc')
    .limit(PAGE_ROWS)
  if (before !== null) query = query.where('id', '<', before)
  return { kind: 'done', rows: await query.execute() }
}
