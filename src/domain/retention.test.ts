import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { RETENTION_MS } from './retention.ts'

const HOUR_MS = 3_600_000
const UNITS: Record<string, number> = { hour: HOUR_MS, hours: HOUR_MS, day: 24 * HOUR_MS, days: 24 * HOUR_MS }

it('every period is the one in docs/operations.md', () => {
  const text = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const rows = [...text.matchAll(/^\|[^|]+\| `(\w+)` \| (\d+) (\w+) \|/gm)]
  const periods = Object.fromEntries(rows.map(([, name, count, unit]) => [name, Number(count) * UNITS[unit!]!]))
  expect(periods).toEqual(RETENTION_MS)
})
