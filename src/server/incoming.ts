import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { retentionLimit } from '#domain/retention.ts'
import type { Config } from './config.ts'

/** Where uploads lie until they are imported. Several processes may share it. */
export function incomingFolder({ dataFolder }: Pick<Config, 'dataFolder'>): string {
  return path.join(dataFolder, 'incoming')
}

/** Deletes uploads of killed processes: those older than the retention period. One that is received, waiting or imported now is younger. */
export async function sweepUploads(config: Pick<Config, 'dataFolder'>): Promise<void> {
  const folder = incomingFolder(config)
  const limit = retentionLimit('uploads').getTime()
  for (const name of await readdir(folder).catch(ifMissing)) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined) // it may have been imported meanwhile
    if (found && found.mtimeMs < limit) await rm(file, { recursive: true, force: true })
  }
}

function ifMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
