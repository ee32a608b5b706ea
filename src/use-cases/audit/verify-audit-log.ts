import type { ReadHandle } from '#database/handles.ts'
import { auditHash, FIRST_HASH } from './audit-hash.ts'

export type AuditLogCheck =
  | { readonly kind: 'intact'; readonly rows: number }
  /** The first row that was changed, or that follows a row that is missing. */
  | { readonly kind: 'broken'; readonly id: number }

const PAGE_ROWS = 1_000

/** Checks the whole audit log, from the first row on. Rows cut off at the end leave no trace: compare their number with a backup's. */
export async function verifyAuditLog(read: ReadHandle): Promise<AuditLogCheck> {
  let previous: { readonly id: number; readonly hash: Buffer } = { id: 0, hash: FIRST_HASH }
  for (;;) {
    const rows = await read
      .selectFrom('audit_log')
      .selectAll()
      .where('id', '>', previous.id)
      .orderBy('id')
      .limit(PAGE_ROWS)
      .execute()
    for (const { hash, ...row } of rows) {
      const follows = row.id === previous.id + 1 && row.previous_hash.equals(previous.hash)
      if (!follows || !auditHash(row).equals(hash)) return { kind: 'broken', id: row.id }
      previous = { id: row.id, hash }
    }
    if (rows.length < PAGE_ROWS) return { kind: 'intact', rows: previous.id }
  }
}
