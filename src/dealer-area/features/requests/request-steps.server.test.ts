import { expect, it } from 'vitest'
import { stepsNow } from './request.server.ts'

it('a customer can be said to have stayed away only once the time has come', () => {
  const steps = [{ to: 'DONE' }, { to: 'NO_SHOW' }, { to: 'CANCELLED' }]
  const at = (startsAt: string | null) =>
    stepsNow({ steps, startsAt }, new Date('2026-11-30T09:00:00Z')).map(({ to }) => to)
  expect(at('2026-11-30T09:30:00Z')).toEqual(['DONE', 'CANCELLED'])
  expect(at('2026-11-30T08:30:00Z')).toEqual(['DONE', 'NO_SHOW', 'CANCELLED'])
  expect(at(null)).toEqual(['DONE', 'NO_SHOW', 'CANCELLED'])
})
