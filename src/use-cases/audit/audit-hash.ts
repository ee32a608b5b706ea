import { createHash } from 'node:crypto'

/** A row of the audit log, without its own hash. */
export interface AuditRow {
  readonly id: number
  readonly at: Date
  readonly staff_id: number | null
  readonly actor: string
  readonly merchant_id: number | null
  readonly operation: string
  readonly subject: string
  readonly before: object | null
  readonly after: object | null
  readonly previous_hash: Buffer
}

/** What the first row names as the one before it. */
export const FIRST_HASH = Buffer.alloc(32)

/** The hash of a row; it covers every value, and by the hash before it every earlier row. */
export function auditHash(row: AuditRow): Buffer {
  const { id, at, staff_id, actor, merchant_id, operation, subject, before, after, previous_hash } = row
  const values = [id, at.toISOString(), staff_id, actor, merchant_id, operation, subject, before, after]
  const text = JSON.stringify([...values, previous_hash.toString('hex')].map(withSortedKeys))
  return createHash('sha256').update(text).digest()
}

/** jsonb stores the keys of an object in an order of its own. */
function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, withSortedKeys(part)]),
  )
}
