import { expect, it } from 'vitest'
import { testOutcome } from './test-outcome.ts'

const tested = { backup: '2026-11-28', seconds: 4, problems: [], lost: [] }

it('says of objects that the shop has lost what is still true, and ends as a restore does', () => {
  expect(testOutcome(tested)).toEqual({
    lines: [expect.stringContaining("orders' sums and objects are as they should be (4.0 s)")],
    exitCode: 0,
  })
  expect(testOutcome({ ...tested, lost: ['photographs/a'] })).toEqual({
    lines: [
      expect.stringMatching(/^NOT THE BACKUP: .*1 \(photographs\/a\)$/),
      expect.stringContaining("orders' sums and all objects that the shop still has are as they should be"),
    ],
    exitCode: 2,
  })
  expect(testOutcome({ ...tested, problems: ['a gap'] })).toEqual({
    lines: ['WRONG: a gap', expect.stringContaining('cannot be restored')],
    exitCode: 2,
  })
})
