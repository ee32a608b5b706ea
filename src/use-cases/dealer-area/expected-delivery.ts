import type { SelectHandle } from '#database/handles.ts'
import type { Refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { expectedDelivery, type ExpectedDelivery } from '#domain/stock/feed-schedule.ts'

export interface MerchantDelivery extends ExpectedDelivery {
  readonly merchantId: number
  readonly merchant: string
  /** When the last one came; null where none ever did. */
  readonly latest: Date | null
  /** Which of the times its owners have had a mail about. */
  readonly mailedFor: Date | null
}

/** The deliveries that published merchants expect, of one merchant or of all with a schedule. */
export async function readExpectedDeliveries(
  read: SelectHandle,
  now: Date,
  merchantId?: number,
): Promise<MerchantDelivery[]> {
  const rows = await read
    .selectFrom('merchants as m')
    .select(['m.id as merchantId', 'm.name as merchant', 'm.feed_days as days', 'm.feed_by_minute as byMinute'])
    .select(['m.feed_schedule_since as since', 'm.feed_missing_mailed_for as mailedFor'])
    .select(({ selectFrom }) =>
      selectFrom('feed_runs as f')
        .select('f.finished_at')
        .whereRef('f.merchant_id', '=', 'm.id')
        .where('f.outcome', '=', 'APPLIED')
        .where('f.is_dry_run', '=', false)
        .where('f.is_partial', '=', false)
        .orderBy('f.id', 'desc')
        .limit(1)
        .as('latest'),
    )
    .where('m.state', '=', 'PUBLISHED')
    .where('m.feed_days', 'is not', null)
    .$if(merchantId !== undefined, (query) => query.where('m.id', '=', merchantId!))
    .orderBy('m.id')
    .execute()
  return rows.map(({ days, byMinute, since, ...row }) => ({
    ...row,
    ...expectedDelivery({ days: days!, byMinute, since }, row.latest, now),
  }))
}

/** What a merchant expects; null without a schedule, and before it is published. Refused as by `authorize`. */
export async function readExpectedDelivery(
  read: SelectHandle,
  actor: DealerAreaActor,
  merchantId: number,
): Promise<{ readonly kind: 'found'; readonly expected: ExpectedDelivery | null } | Refused> {
  const now = new Date()
  const refusal = authorize(actor, 'imports.read', merchantId, now)
  if (refusal) return refusal
  const [expected] = await readExpectedDeliveries(read, now, merchantId)
  return { kind: 'found', expected: expected ?? null }
}
