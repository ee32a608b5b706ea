import { expect, it } from 'vitest'
import { groupByTime } from './work-groups.ts'

const work = (...times: string[]) => times.map((time) => ({ dueAt: new Date(time), row: time.slice(5, 16) }))
/** Half past twelve at noon in Berlin. */
const NOW = new Date('2026-11-27T11:30:00Z')

it('work is grouped by its day in Berlin, what is overdue first', () => {
  const groups = groupByTime(
    work(
      ...['2026-11-20T08:00:00Z', '2026-11-27T11:29:59Z', '2026-11-27T11:30:00Z', '2026-11-27T22:59:00Z'],
      ...['2026-11-27T23:00:00Z', '2026-11-28T22:59:00Z', '2026-11-28T23:00:00Z', '2026-12-24T08:00:00Z'],
    ),
    NOW,
  )
  expect(groups).toEqual([
    { time: 'overdue', rows: ['11-20T08:00', '11-27T11:29'] },
    { time: 'now', rows: ['11-27T11:30', '11-27T22:59'] },
    { time: 'tomorrow', rows: ['11-27T23:00', '11-28T22:59'] },
    { time: 'later', rows: ['11-28T23:00', '12-24T08:00'] },
  ])
})

it('a day without work has no group', () => {
  expect(groupByTime(work('2026-12-24T08:00:00Z'), NOW).map(({ time }) => time)).toEqual(['later'])
  expect(groupByTime([], NOW)).toEqual([])
})
