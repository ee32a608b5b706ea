import path from 'node:path'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import { s3Store } from '#services/object-store/s3.ts'
import type { Config } from './config.ts'

/** Where pictures, uploads and documents are stored, for every process of the shop. */
export function objectStore({
  dataFolder,
  objectStore: service,
}: Pick<Config, 'dataFolder' | 'objectStore'>): ObjectStore {
  return service ? s3Store(service) : fileSystemStore(path.join(dataFolder, 'objects'))
}
