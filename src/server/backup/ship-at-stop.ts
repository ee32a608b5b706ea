import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { waitingSegments } from '#database/embedded/archive.ts'
import type { Place } from '#database/embedded/cluster-files.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import type { Log } from '../log.ts'
import { firstOf } from './missing-text.ts'
import { copyNewObjects } from './object-copies.ts'
import type { BackupPlace } from './place.ts'
import { shipLog } from './ship-log.ts'

/** A stop takes at most this much longer: whoever stopped the shop waits, and kills it in the end. */
const LIMIT_MS = 15_000
const LOOK_MS = 50
const NOT_COMPARED = 'not compared to the end in this time, so nobody knows which of them the place does not have'

export interface StopSource {
  readonly pool: Pick<pg.Pool, 'query'>
  readonly cluster: Place
  readonly objects: ObjectStore
  readonly place: BackupPlace
}

/**
 * Brings the end of the log and the newest objects to the backup place when the shop stops, as the machine may never start again. What is
 * left after the limit is said in the log; the next start brings it.
 */
export async function shipAtStop(source: StopSource, log: Log, limitMs = LIMIT_MS): Promise<void> {
  const until = AbortSignal.timeout(limitMs)
  const progress = { pending: new Set<string>(), isCompared: false }
  const ship = async () => {
    const copying = copyNewObjects(source.objects, source.place.store, { progress, until })
    const results = await Promise.allSettled([shipEnd(source, until), copying])
    const failed = results.find((result) => result.status === 'rejected')
    return failed && String(failed.reason)
  }
  const problem = await Promise.race([ship(), sleep(limitMs, 'the time was up', { ref: false })])
  const segments = waitingSegments(source.cluster).length
  const { pending, isCompared } = progress
  if (problem === undefined && isCompared && pending.size === 0 && segments === 0) return
  log.error(
    { error: problem, segments, objects: isCompared ? firstOf([...pending]) : NOT_COMPARED },
    'the shop stops before everything is in the backup place: the next start brings the rest',
  )
}

/** Ends the segment of the log that is being written, and ships it as soon as the server has put it where it waits. */
async function shipEnd({ pool, cluster, place }: StopSource, until: AbortSignal): Promise<void> {
  await pool.query('select pg_switch_wal()')
  const isArchived = async () =>
    (await pool.query("select from pg_ls_archive_statusdir() where name like '%.ready' limit 1")).rowCount === 0
  while (!until.aborted && !(await isArchived())) await sleep(LOOK_MS)
  await shipLog(cluster, place.store)
}
