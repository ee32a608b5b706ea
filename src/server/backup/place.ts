import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { StartRefusal } from '#domain/start-refusal.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import { readS3Address, s3Store } from '#services/object-store/s3.ts'

/** Elsewhere no program flushes all files of a folder. */
const CAN_FLUSH_DISK = process.platform === 'linux'
const MARK = 'place.json'
const Mark = z.object({ format: z.literal(1), system: z.string() })

/** Where backups lie. */
export interface BackupPlace {
  readonly store: ObjectStore
  /** The same for the many pieces of a backup, which are on the disk only after `flush`: flushing each takes longer than all else. */
  readonly pieces: ObjectStore
  /** The place as messages name it, without access keys. */
  readonly name: string
  /** Waits until everything stored is on the disk. A service answers only then, so it need not wait. */
  flush(): Promise<void>
}

/** Opens a folder, or `s3://…` as in OBJECT_STORE_URL. Refuses an address of a service that cannot be read. */
export function openPlace(address: string): BackupPlace {
  if (!address.startsWith('s3://')) {
    const folder = path.resolve(address)
    const pieces = fileSystemStore(folder, { flushes: !CAN_FLUSH_DISK })
    return { store: fileSystemStore(folder), pieces, name: folder, flush: () => flushDisk(folder) }
  }
  const service = readS3Address(address)
  if (!service)
    throw new StartRefusal('Use s3://<access key>:<secret key>@<host>/<bucket>?region=<region> for the backup place.')
  const store = s3Store(service)
  return { store, pieces: store, name: `${service.endpoint}/${service.folder}`, flush: async () => {} }
}

/** Refuses a place inside the data folder: it would be lost with it. */
export function refuseInside(address: string, dataFolder: string): void {
  const relative = path.relative(dataFolder, path.resolve(address))
  const isInside =
    relative === '' || !(relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative))
  if (!address.startsWith('s3://') && isInside)
    throw new StartRefusal(`A backup inside the data folder ${dataFolder} is lost with it: choose another place.`)
}

/** Makes the place one for backups of this cluster. Refuses one with other contents, or with another shop's backups. */
export async function claimPlace({ store, name }: BackupPlace, system: string): Promise<void> {
  const found = await store.get(MARK)
  if (found) {
    if (Mark.parse(JSON.parse(String(found))).system === system) return
    throw new StartRefusal(`${name} has the backups of another database: choose another place.`)
  }
  for await (const { key } of store.list())
    throw new StartRefusal(`${name} has other contents (${key}): choose an empty place.`)
  await store.put(MARK, Buffer.from(JSON.stringify({ format: 1, system })))
}

export async function isPlace({ store }: BackupPlace): Promise<boolean> {
  return store.has(MARK)
}

async function flushDisk(folder: string): Promise<void> {
  if (CAN_FLUSH_DISK) await promisify(execFile)('sync', ['--file-system', folder])
}

export async function isEmptyStore(store: Pick<ObjectStore, 'list'>): Promise<boolean> {
  for await (const _ of store.list()) return false
  return true
}

/** Whether a folder has nothing in it, or is not there. */
export async function isEmptyFolder(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.length === 0
}
