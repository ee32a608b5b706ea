import type { Database } from '#database/connection.ts'
import { retentionLimit } from '#domain/retention.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import { forEachSafely, type OnRowError } from '../for-each-safely.ts'

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
  if (keys.length === 0) return 0
  const { rows } = await database.pool.query<{ id: string }>(
    `select key as id from unnest($1::text[]) as key
     where not exists (select from (select unnest(pictures) as picture from vehicles
       union all select picture from order_lines where picture is not null) shown
       where $2 || shown.picture = key)`,
    [keys, `${FOLDER}/`],
  )
  return forEachSafely(rows, ({ id }) => store.delete(id), onError)
}
