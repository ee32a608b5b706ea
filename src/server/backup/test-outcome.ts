import { firstOf } from './missing-text.ts'
import { LOST_BY_SHOP, type RestoreTest } from './restore-test.ts'

interface TestOutcome {
  readonly lines: readonly string[]
  /** As after a restore: 2 where anything is wrong, or objects that rows name are nowhere. */
  readonly exitCode: 0 | 2
}

/** What a test by hand says at its end. */
export function testOutcome({ backup, seconds, problems, lost }: RestoreTest): TestOutcome {
  const objects = lost.length > 0 ? 'all objects that the shop still has' : 'objects'
  const end =
    problems.length === 0
      ? `Backup ${backup} can be restored: rows, audit log, orders' sums and ${objects} are as they should be (${seconds.toFixed(1)} s).`
      : 'The latest backup cannot be restored as it should be. Mend what is named, then make another one: npm run backup'
  return {
    lines: [
      ...problems.map((problem) => `WRONG: ${problem}`),
      ...(lost.length > 0 ? [`NOT THE BACKUP: ${LOST_BY_SHOP}: ${firstOf(lost)}`] : []),
      end,
    ],
    exitCode: problems.length > 0 || lost.length > 0 ? 2 : 0,
  }
}
