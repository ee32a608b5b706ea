import path from 'node:path'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import type { Config } from './config.ts'

/** Where pictures are stored, for every process of the shop. */
export function objectStore({ dataFolder }: Pick<Config, 'dataFolder'>): ObjectStore {
  return fileSystemStore(path.join(dataFolder, 'objects'))
}
