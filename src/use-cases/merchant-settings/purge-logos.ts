import type { ReadHandle } from '#database/handles.ts'
import { logoObject, LOGOS_FOLDER } from '#domain/brand-look/logo.ts'
import { retentionLimit } from '#domain/retention.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import { forEachSafely, type OnRowError } from '../for-each-safely.ts'

interface LogoDeps {
  readonly read: ReadHandle
  readonly store: Pick<ObjectStore, 'list' | 'delete'>
  readonly onError: OnRowError
}

/** Deletes logos that no storefront has shown for a while: mails that were sent with one show it until then. Returns their number. */
export async function purgeLogos({ read, store, onError }: LogoDeps): Promise<number> {
  const limit = retentionLimit('logos').getTime()
  const old: { readonly id: string }[] = []
  for await (const { key, storedAt } of store.list(LOGOS_FOLDER)) if (storedAt < limit) old.push({ id: key })
  // Read after the list: a logo that is uploaded meanwhile is not in it.
  const rows = await read.selectFrom('brands').select('logo_url').where('logo_url', 'is not', null).execute()
  const shown = new Set(rows.map(({ logo_url: address }) => logoObject(address!)))
  return forEachSafely(
    old.filter(({ id }) => !shown.has(id)),
    ({ id }) => store.delete(id),
    onError,
  )
}
