import { sql } from 'kysely'
import type { ReadHandle, Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'

/** What changed of a merchant since a cursor, the oldest change first. */
export interface Changed {
  readonly ids: readonly number[]
  /** Where to go on. */
  readonly next: string
  /** Whether more has changed. */
  readonly hasMore: boolean
}

export interface Since {
  /** The cursor of an earlier answer; null: from the beginning. */
  readonly after: string | null
  readonly first: number
}

interface ChangeDeps {
  readonly read: ReadHandle
  readonly writer: Writer
}

const MAX_PAGE = 100
const BEGINNING = '0'

/**
 * The orders or requests of a merchant with events after a cursor. Refused: INVALID_INPUT for a cursor that is none, and for more than a
 * hundred at once.
 */
export async function readChanged(
  deps: ChangeDeps,
  subject: 'order_id' | 'request_id',
  merchantId: number,
  { after, first }: Since,
): Promise<({ readonly kind: 'found' } & Changed) | Refused> {
  const position = positionOf(after ?? BEGINNING)
  if (position === undefined) return refused('INVALID_INPUT', { fields: [{ field: 'after', code: 'INVALID' }] })
  if (first < 1 || first > MAX_PAGE)
    return refused('INVALID_INPUT', { fields: [{ field: 'first', code: 'INVALID', limit: MAX_PAGE }] })
  await numberEvents(deps, merchantId)
  const rows = await deps.read
    .selectFrom('merchant_events')
    .select([sql<number>`${sql.ref(subject)}`.as('id'), sql<number>`max(position)`.as('last')])
    .where('merchant_id', '=', merchantId)
    .where('position', '>', position)
    .where(subject, 'is not', null)
    .groupBy(subject)
    .orderBy('last')
    .limit(first + 1)
    .execute()
  const page = rows.slice(0, first)
  const last = page.at(-1)?.last
  const next = last === undefined ? (after ?? BEGINNING) : `c${last}`
  return { kind: 'found', ids: page.map(({ id }) => id), next, hasMore: rows.length > first }
}

/** Cursors of earlier releases counted something else: with them everything comes again, so that nothing is lost. */
function positionOf(cursor: string): number | undefined {
  const match = /^(c?)(\d{1,15})$/.exec(cursor)
  return match ? (match[1] === '' ? 0 : Number(match[2])) : undefined
}

/**
 * Numbers the merchant's committed events. One numbering follows another, and none sees what is not committed yet: an event whose
 * transaction ends late gets a later number than everything that was read before.
 */
async function numberEvents({ read, writer }: ChangeDeps, merchantId: number): Promise<void> {
  const unnumbered = await read
    .selectFrom('merchant_events')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('position', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!unnumbered) return
  await writer.transaction(async (handle) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`merchant events ${merchantId}`}, 0))`.execute(handle)
    await sql`update merchant_events e set position = numbered.position from (
        select id, row_number() over (order by id)
          + (select coalesce(max(position), 0) from merchant_events where merchant_id = ${merchantId}) as position
        from merchant_events where merchant_id = ${merchantId} and position is null
      ) numbered where e.id = numbered.id`.execute(handle)
  })
}
