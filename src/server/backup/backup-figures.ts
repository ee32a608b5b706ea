import type { BackupMaker } from '#domain/operations/backup-maker.ts'
import type { Config } from '../config.ts'
import { readState } from './backup-state.ts'

/** The figures of the shop's own backups for `/metrics`. Ages are those of the last success, -1 before the first one. */
export async function backupFigures(
  backups: BackupMaker,
  { dataFolder }: Pick<Config, 'dataFolder'>,
  now = Date.now(),
): Promise<Record<string, number>> {
  if (backups !== 'SHOP') return {}
  const [latest, test, log] = await Promise.all([
    readState(dataFolder, 'backup'),
    readState(dataFolder, 'restore-test'),
    readState(dataFolder, 'log'),
  ])
  const age = (at: string | undefined) =>
    at === undefined ? -1 : Math.max(0, Math.round((now - Date.parse(at)) / 1000))
  return {
    fahrwerk_backup_age_seconds: age(latest?.at),
    fahrwerk_backup_duration_seconds: latest?.seconds ?? 0,
    fahrwerk_backup_bytes: latest?.bytes ?? 0,
    fahrwerk_backup_restore_test_age_seconds: age(test?.passedAt),
    fahrwerk_backup_restore_test_duration_seconds: test?.seconds ?? 0,
    fahrwerk_backup_restore_test_problems: test?.problems.length ?? 0,
    fahrwerk_backup_log_age_seconds: age(log?.at),
    fahrwerk_backup_log_waiting_segments: log?.waiting ?? 0,
    fahrwerk_backup_log_lost_segments: log?.lost ?? 0,
    fahrwerk_backup_log_failing: log?.problem === undefined ? 0 : 1,
  }
}
