import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import type { Refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { AWAITS_DEALER, FIRST_ANSWER_DUE_AT, hiddenKinds } from './awaits-dealer.ts'
import { isInPart } from './order-parts.ts'

/** What waits in each area of a dealer. */
export interface WorkCounts {
  /** The orders whose next step is the dealer's. */
  readonly orders: number
  readonly requests: number
  /** Of the requests those whose first answer is overdue. */
  readonly lateRequests: number
}

/** The figures beside the areas of the navigation. Refused as by `authorize`. */
export async function readWorkCounts(
  read: ReadHandle,
  actor: DealerAreaActor,
  merchantId: number,
): Promise<{ readonly kind: 'found'; readonly counts: WorkCounts } | Refused> {
  const now = new Date()
  const refusal = authorize(actor, 'home.read', merchantId, now)
  if (refusal) return refusal
  const [orders, requests] = await Promise.all([
    read
      .selectFrom('orders as o')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('o.merchant_id', '=', merchantId)
      .where(isInPart('TO_DO', now))
      .executeTakeFirstOrThrow(),
    read
      .selectFrom('requests as r')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .select(sql<number>`count(*) filter (where ${FIRST_ANSWER_DUE_AT} < now())`.as('late'))
      .where('merchant_id', '=', merchantId)
      .where('kind', 'not in', hiddenKinds(actor, merchantId))
      .where('delete_after', 'is', null)
      .where(AWAITS_DEALER)
      .executeTakeFirstOrThrow(),
  ])
  return { kind: 'found', counts: { orders: orders.count, requests: requests.count, lateRequests: requests.late } }
}
