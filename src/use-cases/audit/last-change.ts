import type { ReadHandle } from '#database/handles.ts'
import type { AuditEntry } from './record-audit.ts'

export interface LastChange {
  readonly by: string
  readonly at: Date
}

interface Changes {
  /** For a subject that several merchants share: only the changes recorded for this one. */
  readonly merchantId?: number
  /** Where a subject has several forms: the changes of this one. */
  readonly operation?: AuditEntry['operation']
}

/** Who changed something last, and when; undefined where nobody has, or where it was no person but a feed. */
export function readLastChange(
  read: ReadHandle,
  subject: string,
  { merchantId, operation }: Changes = {},
): Promise<LastChange | undefined> {
  return read
    .selectFrom('audit_log')
    .select(['actor as by', 'at'])
    .where('subject', '=', subject)
    .$if(merchantId !== undefined, (query) => query.where('merchant_id', '=', merchantId!))
    .$if(operation !== undefined, (query) => query.where('operation', '=', operation!))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
