import type { Database } from '#database/connection.ts'
import { retentionLimit } from '#domain/retention.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import { forEachSafely, type OnRowError } from '../for-each-safely.ts'
import { unusedPhotographs } from './unused-photographs.ts'

interface PhotographDeps {
  readonly database: Pick<Database, 'pool'>
  readonly store: ObjectStore
  readonly onError: OnRowError
}

/** Each page is compared with all pictures of the stock at once, so it is large. */
const PAGE_PHOTOGRAPHS = 10_000
const FOLDER = 'photographs'

/**
 * Deletes photographs that no vehicle and no order shows and that no dealer has delivered for a while, and the remains of interrupted
 * writes. A delivery counts a photograph as stored now (`renew`), so that none is deleted which an import is about to show.
 */
export async function purgePhotographs(deps: PhotographDeps): Promise<number> {
  const limit = retentionLimit('photographs').getTime()
  let deleted = 0
  let page: string[] = []
  for await (const { key, storedAt } of deps.store.list(FOLDER)) {
    if (storedAt < limit) page.push(key)
    if (page.length < PAGE_PHOTOGRAPHS) continue
    deleted += await deleteUnused(deps, page)
    page = []
  }
  return deleted + (await deleteUnused(deps, page))
}

async function deleteUnused({ database, store, onError }: PhotographDeps, keys: readonly string[]): Promise<number> {
  const prefix = `${FOLDER}/`
  const names = keys.map((key) => key.slice(prefix.length))
  const unused = await unusedPhotographs(database, names)
  // What lay below their boxes is deleted with the next purge.
  if (unused.length > 0)
    await database.pool.query('delete from covered_photographs where key = any($1::text[])', [unused])
  return forEachSafely(
    unused.map((name) => ({ id: prefix + name })),
    ({ id }) => store.delete(id),
    onError,
  )
}
