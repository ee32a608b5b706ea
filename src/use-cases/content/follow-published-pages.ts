import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import type { PublishedTexts, PublishedText } from '#services/content/port.ts'
import { watch } from '../watch.ts'

/** Interval of reading, in milliseconds. */
const POLL_MS = 1_000

/** The published texts as they were a second ago. */
export interface FollowedPages extends PublishedTexts {
  /** Grows with each change of what is shown. */
  readonly generation: () => number
  /** Reads at once. */
  readonly refresh: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Has every published text in memory, so that pages do not read the database; a time of publication that has come counts as a change. */
export async function followPublishedPages(
  read: ReadHandle,
  onError: (error: unknown) => void,
): Promise<FollowedPages> {
  let texts = new Map<number, PublishedText>()
  let byPage = new Map<string, PublishedText>()
  let generation = 0

  async function refresh(): Promise<void> {
    const ids = await readLiveIds(read)
    if (ids.length === texts.size && ids.every((id) => texts.has(id))) return
    const fresh = await readTexts(
      read,
      ids.filter((id) => !texts.has(id)),
    )
    texts = new Map(ids.flatMap((id) => [[id, (fresh.get(id) ?? texts.get(id))!] as const]))
    byPage = new Map([...texts.values()].map((text) => [keyOf(text), text]))
    generation++
  }

  // A shop that does not know its published terms does not start: orders would be concluded under the shipped ones.
  await refresh()
  const { stop } = watch(refresh, { everyMs: POLL_MS, waits: true, onError })
  return {
    find: (page) => byPage.get(keyOf(page)),
    list: () => [...byPage.values()],
    generation: () => generation,
    refresh,
    stop,
  }
}

function keyOf({ brand, section, slug, locale }: Parameters<PublishedTexts['find']>[0]): string {
  return [brand ?? '', section, slug, locale].join(' ')
}

/** Of each page the version that is shown, as `liveVersion` finds it. */
async function readLiveIds(read: ReadHandle): Promise<number[]> {
  const rows = await read
    .selectFrom('content_versions')
    .distinctOn(['brand', 'section', 'slug', 'locale'])
    .select('id')
    .where('publish_at', '<=', sql<Date>`now()`)
    .where('taken_back_at', 'is', null)
    .orderBy('brand')
    .orderBy('section')
    .orderBy('slug')
    .orderBy('locale')
    .orderBy('publish_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

async function readTexts(read: ReadHandle, ids: readonly number[]): Promise<Map<number, PublishedText>> {
  if (ids.length === 0) return new Map()
  const rows = await read
    .selectFrom('content_versions')
    .select(['id', 'brand', 'section', 'slug', 'locale', 'source', 'number', 'publish_at'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, publish_at: validFrom, ...text }) => [id, { ...text, validFrom: validFrom! }]))
}
