import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { RETENTION_MS, retentionLimit } from './retention.ts'

const HOUR_MS = 3_600_000
const UNITS: Record<string, number> = { hour: HOUR_MS, hours: HOUR_MS, day: 24 * HOUR_MS, days: 24 * HOUR_MS }

it('every period is the one in docs/operations.md', () => {
  const text = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const rows = [...text.matchAll(/^\|[^|]+\| `(\w+)` \| (\d+) (\w+) \|/gm)]
  const periods = Object.fromEntries(rows.map(([, name, count, unit]) => [name, Number(count) * UNITS[unit!]!]))
  expect(periods).toEqual(RETENTION_MS)
})

it('what was last needed before that period has had its time', () => {
  expect(retentionLimit('feedRuns', new Date('2026-11-27T12:00:00Z'))).toEqual(new Date('2026-08-29T12:00:00Z'))
  expect(retentionLimit('shopChanges', new Date('2026-11-27T12:00:00Z'))).toEqual(new Date('2026-11-27T11:00:00Z'))
})
