import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'

/** What changed of a merchant since a cursor, the oldest change first. */
export interface Changed {
  readonly ids: readonly number[]
  /** Where to go on; something that has just changed may come again. */
  readonly next: string
  /** Whether more has changed. */
  readonly hasMore: boolean
}

export interface Since {
  /** The cursor of an earlier answer; null: from the beginning. */
  readonly after: string | null
  readonly first: number
}

const MAX_PAGE = 100
/** Events are numbered before they are committed, so a cursor only passes those of which no earlier one can still appear. */
const SETTLED_SECONDS = 60

const HISTORIES = {
  orders: { events: 'order_events', key: 'order_id' },
  requests: { events: 'request_events', key: 'request_id' },
} as const

/** Refused: INVALID_INPUT for a cursor that is none, and for more than a hundred at once. */
export async function readChanged(
  read: ReadHandle,
  subject: keyof typeof HISTORIES,
  merchantId: number,
  { after, first }: Since,
): Promise<({ readonly kind: 'found' } & Changed) | Refused> {
  if (after !== null && !/^\d{1,15}$/.test(after))
    return refused('INVALID_INPUT', { fields: [{ field: 'after', code: 'INVALID' }] })
  if (first < 1 || first > MAX_PAGE)
    return refused('INVALID_INPUT', { fields: [{ field: 'first', code: 'INVALID', limit: MAX_PAGE }] })
  const { events, key } = HISTORIES[subject]
  const of = sql.ref(`e.${key}`)
  const shown = subject === 'requests' ? sql`and s.kind not in ('PRIVATE_SALE', 'FINANCING')` : sql``
  const found = sql<{ id: number; last: number }>`(select ${of} as id, max(e.id) as last
    from ${sql.table(events)} e join ${sql.table(subject)} s on s.id = ${of}
    where s.merchant_id = ${merchantId} and e.id > ${Number(after ?? 0)} ${shown} group by ${of})`
  const rows = await read
    .selectFrom(found.as('changed'))
    .selectAll()
    .orderBy('last')
    .limit(first + 1)
    .execute()
  const page = rows.slice(0, first)
  const ids = page.map(({ id }) => id)
  const last = page.at(-1)?.last ?? Number(after ?? 0)
  if (rows.length > first) return { kind: 'found', ids, next: String(last), hasMore: true }
  const settled = await read
    .selectFrom(events)
    .select('id')
    .where('at', '<', sql<Date>`now() - make_interval(secs => ${SETTLED_SECONDS})`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const next = String(Math.min(last, settled?.id ?? 0))
  return { kind: 'found', ids, next, hasMore: false }
}
