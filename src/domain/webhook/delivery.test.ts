import { expect, it } from 'vitest'
import { DELIVERY_STATES, isBeingSent } from './delivery.ts'

it('a delivery is being sent while its attempt is due or under way', () => {
  const now = new Date('2026-03-02T10:00:00Z')
  const sentAt = (nextAt: string | null) =>
    DELIVERY_STATES.filter((state) => isBeingSent({ state, nextAt: nextAt === null ? null : new Date(nextAt) }, now))
  expect(sentAt(null), 'under way').toEqual(['WAITING'])
  expect(sentAt('2026-03-02T10:00:00Z'), 'due now').toEqual(['WAITING'])
  expect(sentAt('2026-03-02T09:59:00Z'), 'overdue').toEqual(['WAITING'])
  expect(sentAt('2026-03-02T10:05:00Z'), 'waits for its next attempt').toEqual([])
})
