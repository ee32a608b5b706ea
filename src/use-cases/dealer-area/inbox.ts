import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import type { Refused } from '#domain/refused.ts'
import { type RequestKind, type RequestTitle, titleOf } from '#domain/request/request.ts'
import type { RequestState } from '#domain/request/transitions.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { AWAITS_DEALER, FIRST_ANSWER_DUE_AT, hiddenKinds } from './awaits-dealer.ts'
import { readListPage } from './list-page.ts'

/** Which part of a dealer's requests: those to answer, one's own open ones, those that wait for the customer, those that are closed. */
export const INBOX_PARTS = ['OPEN', 'MINE', 'WAITING', 'CLOSED'] as const
export type InboxPart = (typeof INBOX_PARTS)[number]

export interface InboxRequest extends RequestTitle {
  readonly id: number
  readonly kind: RequestKind
  readonly state: RequestState
  readonly person: string
  readonly createdAt: Date
  /** Until when it has to be answered for the first time; null once it is. */
  readonly dueAt: Date | null
  /** Who answers it; null: nobody has taken it. */
  readonly assignee: string | null
  /** Of an appointment that is to come. */
  readonly startsAt: Date | null
}

export interface Inbox {
  readonly kind: 'found'
  readonly rows: readonly InboxRequest[]
  /** How many there are of each part. */
  readonly counts: Readonly<Record<InboxPart, number>>
}

/** A page, from 1, of the requests to a dealer, those due first; offers of private persons are none. Refused as by `authorize`. */
export async function readInbox(
  read: ReadHandle,
  actor: DealerAreaActor,
  { merchantId, part, page }: { readonly merchantId: number; readonly part: InboxPart; readonly page: number },
): Promise<Inbox | Refused> {
  const refusal = authorize(actor, 'requests.read', merchantId, new Date())
  if (refusal) return refusal
  const hidden = hiddenKinds(actor, merchantId)
  const staffId = actor.kind === 'STAFF' ? actor.staffId : 0
  const [rows, counts] = await Promise.all([
    requestsOf(read, { merchantId, part, page, staffId, hidden }),
    countsOf(read, { merchantId, staffId, hidden }),
  ])
  return { kind: 'found', rows, counts }
}

/** Closed ones have an end; of the open ones those that do not wait for the dealer wait for the customer. */
const PART_OF = sql<Exclude<InboxPart, 'MINE'>>`case when r.delete_after is not null then 'CLOSED'
  when ${AWAITS_DEALER} then 'OPEN' else 'WAITING' end`

interface Shown {
  readonly merchantId: number
  readonly staffId: number
  /** Kinds the actor does not see. */
  readonly hidden: readonly RequestKind[]
}

async function requestsOf(
  read: ReadHandle,
  { merchantId, part, page, staffId, hidden }: Shown & { readonly part: InboxPart; readonly page: number },
): Promise<InboxRequest[]> {
  const query = read
    .selectFrom('requests as r')
    .leftJoin('staff as s', 's.id', 'r.assigned_to')
    .select(['r.id', 's.name as assignee', 'r.kind', 'r.state', 'r.data', 'r.created_at as createdAt'])
    .select(FIRST_ANSWER_DUE_AT.as('dueAt'))
    .select(['r.first_name as firstName', 'r.last_name as lastName'])
    .select(
      sql<Date | null>`(select max(a.starts_at) from appointments a
        where a.request_id = r.id and a.state = 'BOOKED' and a.starts_at > now())`.as('startsAt'),
    )
    .where('r.merchant_id', '=', merchantId)
    .where('r.kind', 'not in', hidden)
    .$if(part === 'MINE', (query) => query.where('r.assigned_to', '=', staffId).where('r.delete_after', 'is', null))
    .$if(part !== 'MINE', (query) => query.where(PART_OF, '=', part as Exclude<InboxPart, 'MINE'>))
    .$if(part === 'CLOSED', (query) => query.orderBy('r.delete_after', 'desc'))
    .orderBy('dueAt')
    .orderBy('r.created_at')
    .orderBy('r.id')
  const { rows } = await readListPage(query, page)
  return rows.map(({ data, firstName, lastName, ...row }) => ({
    ...row,
    ...titleOf(data),
    person: `${firstName} ${lastName}`.trim(),
  }))
}

async function countsOf(read: ReadHandle, { merchantId, staffId, hidden }: Shown): Promise<Inbox['counts']> {
  const rows = await read
    .selectFrom('requests as r')
    .select([PART_OF.as('part'), sql<number>`count(*)`.as('count')])
    .select(sql<number>`count(*) filter (where r.assigned_to = ${staffId} and r.delete_after is null)`.as('mine'))
    .where('r.merchant_id', '=', merchantId)
    .where('r.kind', 'not in', hidden)
    .groupBy('part')
    .execute()
  const counted = new Map<InboxPart, number>(rows.map(({ part, count }) => [part, count]))
  counted.set(
    'MINE',
    rows.reduce((sum, { mine }) => sum + mine, 0),
  )
  return Object.fromEntries(INBOX_PARTS.map((part) => [part, counted.get(part) ?? 0])) as Record<InboxPart, number>
}
