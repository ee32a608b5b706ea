import { createHash } from 'node:crypto'

/**
 * What a form shows, in 22 characters. The form sends it back, and its use case compares it, with the row locked, with what stands now:
 * whoever saves over somebody else’s change is refused (CHANGED) and sees both.
 */
export function fingerprintOf(values: object): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(values)))
    .digest('base64url')
    .slice(0, 22)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]))
}
