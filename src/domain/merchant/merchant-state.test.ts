import { expect, it } from 'vitest'
import { canTransition, DISPUTE_SETTLEMENTS, MERCHANT_STATES, needsAdmin } from './merchant-state.ts'

it('a merchant is published, suspended and published again until it leaves for good', () => {
  const next = MERCHANT_STATES.map((from) => [from, MERCHANT_STATES.filter((to) => canTransition(from, to))])
  expect(Object.fromEntries(next)).toEqual({
    SETTING_UP: ['PUBLISHED', 'LEFT'],
    PUBLISHED: ['SUSPENDED', 'LEFT'],
    SUSPENDED: ['PUBLISHED', 'LEFT'],
    LEFT: [],
  })
})

it('only the platform suspends, and ends that', () => {
  expect(needsAdmin('PUBLISHED', 'SUSPENDED')).toBe(true)
  expect([needsAdmin('SUSPENDED', 'PUBLISHED'), needsAdmin('SUSPENDED', 'LEFT')]).toEqual([true, true])
  expect([needsAdmin('SETTING_UP', 'PUBLISHED'), needsAdmin('PUBLISHED', 'LEFT')]).toEqual([false, false])
})

it('a trader says whether it takes part in dispute settlement, or has to', () => {
  expect(DISPUTE_SETTLEMENTS).toEqual(['NOT_WILLING', 'WILLING', 'OBLIGED'])
})
