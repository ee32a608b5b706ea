import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Place, preparePlace } from '#database/embedded/cluster-files.ts'
import { isServing } from '#database/embedded/probe.ts'
import type { BackupMaker } from '#domain/operations/backup-maker.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { objectStore } from '../object-store.ts'
import type { Store } from '../store.ts'
import { backUp } from './back-up.ts'
import { noteBackup } from './backup-state.ts'
import { copyNewObjects } from './object-copies.ts'
import { firstOf } from './missing-text.ts'
import { openPlace } from './place.ts'
import { LOST_BY_SHOP, noteRestoreTest, testRestore } from './restore-test.ts'

export const BACKUP_JOBS = ['copy-objects', 'back-up', 'test-restore'] as const

/** The times of the tasks, in the format of the worker's `schedule.ts`. */
export const BACKUP_CRONTAB = `
*/5 * * * * copy-objects ?max=3&queue=backups&jobKey=copy-objects
5 0 * * * back-up ?max=3&queue=backups&jobKey=back-up&fill=1d
40 3 * * * test-restore ?max=3&queue=backups&jobKey=test-restore&fill=1d
`

/** The scheduled tasks of backups; they do nothing without a backup place or beside another database server than the embedded one. */
export function backupTasks(config: Config, url: string, log: Log) {
  const { backup, dataFolder } = config
  return {
    'back-up': async () => {
      const cluster = await embeddedPlace(config, url)
      if (!backup || !cluster) return
      const place = openPlace(backup.url)
      const objects = objectStore(config)
      const { manifest, expired, problem } = await backUp(
        { url, cluster, objects, environment: process.env, dataFolder, archives: true },
        place,
        backup.retain,
      )
      await noteBackup(dataFolder, manifest)
      log.info({ backup: manifest.id, bytes: manifest.files.bytes, expired }, 'backed up')
      if (problem) log.error({ problem }, 'old backups could not be deleted')
    },
    'copy-objects': async () => {
      if (backup && (await embeddedPlace(config, url)))
        await copyNewObjects(objectStore(config), openPlace(backup.url).store)
    },
    'test-restore': async () => {
      if (!backup || !(await embeddedPlace(config, url))) return
      const tested = await testRestore(openPlace(backup.url), { dataFolder, url, objects: objectStore(config) })
      await noteRestoreTest(dataFolder, tested)
      const { problems, lost } = tested
      if (problems.length > 0) log.error({ problems }, 'the latest backup could not be restored as it should be')
      if (lost.length > 0) log.warn({ objects: firstOf(lost) }, LOST_BY_SHOP)
    },
  }
}

export async function backupMaker(
  config: Pick<Config, 'backup' | 'dataFolder'>,
  { url, embedded }: Pick<Store, 'url' | 'embedded'>,
): Promise<BackupMaker> {
  // DATABASE_URL may lead to the embedded server as well, which nobody else backs up.
  if (!embedded && !(await servingPlace(config.dataFolder, url))) return 'DATABASE_HOST'
  return config.backup ? 'SHOP' : 'NOBODY'
}

/** The embedded server's place; undefined without a backup place, and where `url` leads to another server, which has backups of its own. */
export async function embeddedPlace(
  { backup, dataFolder }: Pick<Config, 'backup' | 'dataFolder'>,
  url: string,
): Promise<Place | undefined> {
  return backup && servingPlace(dataFolder, url)
}

async function servingPlace(dataFolder: string, url: string): Promise<Place | undefined> {
  const folder = path.join(dataFolder, 'postgres')
  if (!existsSync(folder)) return undefined
  const place = preparePlace(folder)
  return (await isServing(url, place.data)) ? place : undefined
}
