import { expect, it } from 'vitest'
import { SESSION_TIMING } from './timing.ts'

it('a session lasts an hour, can be refreshed for thirty days, and is extended in its last quarter', () => {
  expect(SESSION_TIMING).toEqual({
    ...{ accessToken: 3_600_000, refreshToken: 2_592_000_000, refreshBefore: 900_000 },
    ...{ check: 120_000, readAgain: 5_000, reuseGrace: 30_000, knownDevice: 31_536_000_000 },
  })
})
