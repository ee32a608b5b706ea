import type { BackupManifest } from './manifest.ts'
import { positionOf } from './segment-name.ts'

type Dated = Pick<BackupManifest, 'id' | 'finishedAt'>

/** The backup from which the state at a time is reached soonest: the latest that had ended by then. Undefined where none had. */
export function backupFor<B extends Dated>(backups: readonly B[], at: Date | undefined): B | undefined {
  const ended = backups.filter(({ finishedAt }) => at === undefined || Date.parse(finishedAt) <= at.getTime())
  return newestFirst(ended)[0]
}

/** The backups beyond the newest `retain`, which is at least one. */
export function expiredBackups<B extends Dated>(backups: readonly B[], retain: number): B[] {
  return newestFirst(backups).slice(Math.max(1, retain))
}

/** The segments that none of the backups needs any more: those before the oldest one's first. Histories of timelines stay. */
export function unneededSegments(
  segments: readonly string[],
  backups: readonly Pick<BackupManifest, 'firstSegment'>[],
): string[] {
  const needed = backups.map(({ firstSegment }) => positionOf(firstSegment)!)
  const [oldest] = needed.sort()
  if (oldest === undefined) return []
  return segments.filter((segment) => {
    const position = positionOf(segment)
    return position !== undefined && position < oldest
  })
}

function newestFirst<B extends Dated>(backups: readonly B[]): B[] {
  return backups.toSorted((a, b) => Date.parse(b.finishedAt) - Date.parse(a.finishedAt))
}
