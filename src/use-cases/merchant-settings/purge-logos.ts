import type { ReadHandle } from '#database/handles.ts'
import { logoObject, LOGOS_FOLDER } from '#domain/brand-look/logo.ts'
import { retentionLimit } from '#domain/retention.ts'
import type { ObjectStore, StoredObject } from '#services/object-store/port.ts'
import { forEachSafely, type OnRowError } from '../for-each-safely.ts'

interface LogoDeps {
  readonly read: ReadHandle
  readonly store: Pick<ObjectStore, 'list' | 'delete'>
  readonly onError: OnRowError
}

/** Deletes logos that no storefront has shown for a while: mails that were sent with one show it until then. Returns their number. */
export async function purgeLogos({ read, store, onError }: LogoDeps): Promise<number> {
  const limit = retentionLimit('logos').getTime()
  const isOld = ({ storedAt }: StoredObject) => storedAt < limit
  const old: { readonly id: string }[] = []
  for await (const object of store.list(LOGOS_FOLDER)) if (isOld(object)) old.push({ id: object.key })
  let deleted = 0
  const purge = async ({ id }: { readonly id: string }) => {
    // The same picture has the same key: one that was uploaded again since the list was read stays. There are few to look at again.
    if (await isShown(read, id)) return
    const object = await storedObject(store, id)
    if (!object || !isOld(object) || (await isShown(read, id))) return
    await store.delete(id)
    deleted++
  }
  await forEachSafely(old, purge, onError)
  return deleted
}

async function storedObject(store: LogoDeps['store'], key: string): Promise<StoredObject | undefined> {
  for await (const object of store.list(LOGOS_FOLDER)) if (object.key === key) return object
  return undefined
}

async function isShown(read: ReadHandle, key: string): Promise<boolean> {
  const rows = await read.selectFrom('brands').select('logo_url').where('logo_url', 'is not', null).execute()
  return rows.some(({ logo_url: address }) => logoObject(address!) === key)
}
