import type { Database } from '#database/connection.ts'
import { readAttachedStandbys } from '#database/replica/attached-standbys.ts'
import type { SharedReads } from '#database/replica/replica.ts'
import type { BackupMaker } from '#domain/operations/backup-maker.ts'
import type { VitalSign } from '#domain/operations/vital-signs.ts'
import type { ProcessFigures } from '#services/process-figures/port.ts'
import { readStuckMails } from '#use-cases/mail/waiting-mails.ts'
import { countLateJobs } from '#use-cases/dealer-area/platform/operations.ts'
import type { VehicleIndex } from '#use-cases/vehicle-search/vehicle-index.ts'
import { backupFigures } from '../backup/backup-figures.ts'
import type { Config } from '../config.ts'
import type { Measurements } from './measurements.ts'
import type { RecentFaults } from './recent-faults.ts'

const HOUR_S = 3_600
const BYTES_PER_MEGABYTE = 1_000_000

interface ProcessFiguresDeps {
  readonly measurements: Measurements
  readonly faults: RecentFaults
  readonly database: Pick<Database, 'read'>
  readonly reads: Pick<SharedReads, 'standby'>
  readonly index: Pick<VehicleIndex, 'shelf'>
  readonly backups: BackupMaker
  readonly config: Pick<Config, 'production' | 'dataFolder'>
}

export function processFigures({
  measurements,
  faults,
  database,
  reads,
  index,
  backups,
  config,
}: ProcessFiguresDeps): ProcessFigures {
  return {
    backups,
    faults: () => faults.list(),
    async vitalSigns() {
      const { hits, looks } = index.shelf.usage()
      const measured: Partial<Record<VitalSign, number | null | undefined>> = {
        // Left out until there was a first request.
        PAGE_P95: measurements.quantile('page', 0.95) ?? undefined,
        REQUEST_P95: measurements.quantile('request', 0.95) ?? undefined,
        STATEMENT_P95: measurements.quantile('statement', 0.95) ?? undefined,
        PAGES_FROM_MEMORY: measurements.hitRate('pages'),
        CARS_FROM_SHELF: looks === 0 ? null : (hits / looks) * 100,
        JOBS_WAITING: await countLateJobs(database.read),
        MAILS_WAITING: (await readStuckMails(database.read)).length,
        ...lagOf(reads.standby),
        ...(await attachedStandbys(database)),
        STORE_ERRORS: measurements.storeErrors(),
        ...(await backupAges(backups, config)),
      }
      return (Object.entries(measured) as [VitalSign, number | null | undefined][]).flatMap(([sign, value]) =>
        value === undefined ? [] : { sign, value },
      )
    },
  }
}

function lagOf(standby: SharedReads['standby']): Partial<Record<VitalSign, number | null>> {
  if (!standby) return {}
  const lag = standby.lag()
  return { STANDBY_LAG: lag === undefined ? null : lag / 1_000 }
}

/** Of a database that no standby follows there is nothing to say. */
async function attachedStandbys({ read }: Pick<Database, 'read'>): Promise<Partial<Record<VitalSign, number>>> {
  const { count, away, behind } = await readAttachedStandbys(read)
  return count === 0 ? {} : { STANDBYS_AWAY: away, STANDBY_BEHIND: behind / BYTES_PER_MEGABYTE }
}

/**
 * Hours since the shop's last backup and its last restore test that passed, and what the last test found. A shop in production that nobody
 * backs up lacks a backup.
 */
export async function backupAges(
  backups: BackupMaker,
  config: ProcessFiguresDeps['config'],
): Promise<Partial<Record<VitalSign, number | null>>> {
  const figures = await backupFigures(backups, config)
  const hours = (name: string) => {
    const seconds = figures[name]
    return seconds === undefined || seconds < 0 ? null : seconds / HOUR_S
  }
  if (backups === 'NOBODY' && config.production) return { BACKUP_AGE: null }
  if (backups !== 'SHOP') return {}
  return {
    BACKUP_AGE: hours('fahrwerk_backup_age_seconds'),
    RESTORE_TEST_AGE: hours('fahrwerk_backup_restore_test_age_seconds'),
    RESTORE_TEST_PROBLEMS: figures.fahrwerk_backup_restore_test_problems ?? null,
  }
}
