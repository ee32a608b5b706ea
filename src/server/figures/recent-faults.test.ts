import { expect, it } from 'vitest'
import { RecentFaults } from './recent-faults.ts'

it('has the latest fifty faults, the newest first, without personal data', () => {
  const faults = new RecentFaults()
  for (let count = 1; count <= 51; count++)
    faults.add({ id: `id-${count}`, name: 'Error', message: 'no row for jana@kunde.example' }, new Date(count))
  expect(faults.list()).toHaveLength(50)
  expect(faults.list()[0]).toEqual({ id: 'id-51', at: new Date(51), message: 'Error: no row for <mail>' })
  expect(faults.list().at(-1)?.id).toBe('id-2')
})

it('notes what is reported of the server, and nothing of browsers', () => {
  const faults = new RecentFaults()
  const reported: string[] = []
  const errors = faults.noting({
    report: ({ id }) => void reported.push(id),
    trace: () => {},
    close: async () => {},
  })
  for (const side of ['server', 'client'] as const)
    errors.report({ id: side, name: 'Error', message: 'off', stack: undefined, side })
  expect(reported).toEqual(['server', 'client'])
  expect(faults.list().map(({ id }) => id)).toEqual(['server'])
})
