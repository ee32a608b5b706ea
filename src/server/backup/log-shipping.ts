import type pg from 'pg'
import { lostSegments, waitingSegments } from '#database/embedded/archive.ts'
import type { Place } from '#database/embedded/cluster-files.ts'
import type { Log } from '../log.ts'
import { type Repeated, repeat } from '../repeat.ts'
import { writeState } from './backup-state.ts'
import { type BackupPlace, claimPlace } from './place.ts'
import { shipLog } from './ship-log.ts'

const SHIP_EVERY_MS = 5_000

/**
 * Brings the log to the backup place as it is written, until it is stopped. While the place is full or away, the log waits on this machine
 * up to a limit and the shop goes on; such an outage is logged when it begins and when it ends.
 */
export function startLogShipping(
  pool: pg.Pool,
  { cluster, place, dataFolder }: { readonly cluster: Place; readonly place: BackupPlace; readonly dataFolder: string },
  log: Log,
): Repeated {
  let problem: string | undefined
  let lostBefore = 0
  let isClaimed = false
  const ship = async () => {
    let found: string | undefined
    try {
      if (!isClaimed) {
        const { system, archives } = await describeServer(pool)
        if (!archives)
          log.error('the embedded server was started without BACKUP_URL: stop every process of the shop once')
        await claimPlace(place, system)
      }
      isClaimed = true
      await shipLog(cluster, place.store)
    } catch (error) {
      found = error instanceof Error ? error.message : String(error)
    }
    const lost = lostSegments(cluster).length
    if (found !== undefined && problem === undefined)
      log.error({ error: found }, 'the backup place cannot be written to: the log waits on this machine')
    if (found === undefined && problem !== undefined) log.warn('the backup place can be written to again')
    if (lost > lostBefore)
      log.error(
        { segments: lost },
        'too much of the log waited: a part of it is lost for restores until the next backup',
      )
    problem = found
    lostBefore = lost
    const state = { at: new Date().toISOString(), waiting: waitingSegments(cluster).length, lost }
    await writeState(dataFolder, 'log', { ...state, ...(found === undefined ? {} : { problem: found }) })
  }
  const attempt = () =>
    ship().catch((error: unknown) => log.error({ error: String(error) }, 'archiving could not be noted'))
  return repeat(SHIP_EVERY_MS, attempt)
}

async function describeServer(pool: pg.Pool): Promise<{ system: string; archives: boolean }> {
  const { rows } = await pool.query<{ system: string; archives: boolean }>(
    `select system_identifier::text as system, current_setting('archive_mode') <> 'off' as archives from pg_control_system()`,
  )
  return rows[0]!
}
