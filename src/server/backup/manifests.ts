import { z } from 'zod'
import { BackupManifest, ClusterFiles, ObjectEntry } from '#domain/backup/manifest.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import { pack, sha256, unpack } from './chunks.ts'

const MANIFEST = /^backups\/([^/]+)\/manifest\.json$/

const keyOf = (id: string, name: string) => `backups/${id}/${name}`

/** Every complete backup. Throws (StartRefusal) where a manifest is damaged. */
export async function readManifests(store: ObjectStore): Promise<BackupManifest[]> {
  const manifests: BackupManifest[] = []
  for await (const { key } of store.list('backups')) {
    if (!MANIFEST.test(key)) continue
    const parsed = BackupManifest.safeParse(JSON.parse(String(await store.get(key))))
    if (!parsed.success) throw new StartRefusal(`${key} of the backup place is damaged, or of a later version.`)
    manifests.push(parsed.data)
  }
  return manifests
}

/** The last step, which makes the backup complete. Refuses to overwrite another one. */
export async function writeManifest(store: ObjectStore, manifest: BackupManifest): Promise<void> {
  const key = keyOf(manifest.id, 'manifest.json')
  if (await store.has(key)) throw new StartRefusal(`There is a backup ${manifest.id} already.`)
  await store.put(key, Buffer.from(`${JSON.stringify(BackupManifest.parse(manifest), undefined, 2)}\n`))
}

type ListName = 'files' | 'objects'
const LISTS = { files: ClusterFiles, objects: z.array(ObjectEntry) } as const

/** Stores a list of the backup and returns its hash. */
export async function writeList<Name extends ListName>(
  store: ObjectStore,
  id: string,
  name: Name,
  list: z.output<(typeof LISTS)[Name]>,
): Promise<string> {
  const text = Buffer.from(JSON.stringify(list))
  await store.put(keyOf(id, `${name}.json.zst`), await pack(text))
  return sha256(text)
}

export function readFileList(store: ObjectStore, { id, files }: BackupManifest): Promise<ClusterFiles> {
  return readList(store, { id, sha256: files.sha256 }, 'files')
}

export function readObjectList(store: ObjectStore, { id, objects }: BackupManifest): Promise<ObjectEntry[]> {
  return readList(store, { id, sha256: objects.sha256 }, 'objects')
}

async function readList<Name extends ListName>(
  store: ObjectStore,
  backup: { readonly id: string; readonly sha256: string },
  name: Name,
): Promise<z.output<(typeof LISTS)[Name]>> {
  const packed = await store.get(keyOf(backup.id, `${name}.json.zst`))
  const text = packed && (await unpack(packed).catch(() => undefined))
  if (!text || sha256(text) !== backup.sha256)
    throw new StartRefusal(`The list of ${name} of the backup ${backup.id} is missing or damaged: restore another one.`)
  return LISTS[name].parse(JSON.parse(String(text))) as z.output<(typeof LISTS)[Name]>
}

/** Removes a backup, its manifest first, so that a removal that breaks off leaves no backup that looks complete. */
export async function deleteBackup(store: ObjectStore, id: string): Promise<void> {
  for (const name of ['manifest.json', 'files.json.zst', 'objects.json.zst']) await store.delete(keyOf(id, name))
}
