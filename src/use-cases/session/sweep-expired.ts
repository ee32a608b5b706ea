import { type RawBuilder, sql } from 'kysely'
import type { Writer } from '#database/handles.ts'
import { removeGivenUpRuns } from '#database/jobs.ts'
import { type Sweep, sweepRows } from '../sweep-rows.ts'
import { retentionLimit } from '#domain/retention.ts'
import type { OnRowError } from '../for-each-safely.ts'

/**
 * Deletes what has run out: secrets, log-ins, counters, accounts nobody confirmed, carts and drafts nobody came back to, reservations of
 * checkouts, mails long sent, failed runs of the schedule, offers for customers' cars, requests and reports that ended long ago. What
 * cannot be deleted is reported and stops nothing else.
 */
export async function sweepExpired(writer: Writer, onError: OnRowError): Promise<void> {
  for (const sweep of sweepsAt(new Date())) await sweepRows(writer, sweep, onError)
  await writer.transaction((handle) => removeGivenUpRuns(handle, retentionLimit('givenUpRuns')))
}

function sweepsAt(now: Date): Sweep[] {
  const limit = (kind: Parameters<typeof retentionLimit>[0]) => retentionLimit(kind, now)
  return [
    rows('one_time_tokens', 'customer_id', sql`expires_at < ${now}`),
    rows('rate_limits', 'ends_at', sql`ends_at < ${now}`),
    rows('staff_challenges', 'id', sql`expires_at < ${now}`),
    rows('staff_password_links', 'staff_id', sql`expires_at < ${now}`),
    rows('staff_sessions', 'id', sql`coalesce(ended_at, expires_at) < ${limit('endedSessions')}`),
    rows('staff_invitations', 'id', sql`expires_at < ${limit('staffInvitations')}`),
    rows('spent_bot_checks', 'expires_at', sql`expires_at < ${now}`),
    rows('refresh_tokens', 'family_id', sql`expires_at < ${now}`),
    rows('session_families', 'id', sql`ended_at < ${limit('endedSessions')}`),
    rows('customers', 'id', sql`status = 'PENDING' and created_at < ${limit('unconfirmedAccounts')}`),
    rows('idempotency_keys', 'created_at', sql`created_at < ${limit('idempotencyKeys')}`),
    rows('carts', 'id', sql`customer_id is null and updated_at < ${limit('visitorCarts')}`),
    rows('vehicle_holds', 'vehicle_id', sql`held_until < ${now}`),
    rows('drafts', 'customer_id', sql`updated_at < ${limit('drafts')}`),
    rows('drafts', 'anonymous_id', sql`customer_id is null and updated_at < ${limit('visitorDrafts')}`),
    rows('drafts', 'customer_id', sql`flow like 'financing/%' and updated_at < ${limit('financingDrafts')}`),
    rows('financing_answers', 'request_id', answersToDelete(limit('endedApplications'))),
    rows('uploads', 'key', proofsToDelete()),
    rows('bank_messages', 'id', sql`received_at < ${limit('bankMessages')}`),
    rows('simulated_applications', 'reference', sql`created_at < ${limit('bankMessages')}`),
    rows('trade_ins', 'id', endedOffers(limit('endedOffers'))),
    rows('requests', 'id', sql`delete_after < ${now}`),
    rows('merchants', 'id', endedSellers()),
    rows('offer_reports', 'id', sql`decided_at < ${limit('decidedReports')}`),
    rows(
      'newsletter_subscriptions',
      'id',
      sql`state = 'PENDING' and requested_at < ${limit('unconfirmedSubscriptions')}`,
    ),
    rows('newsletter_subscriptions', 'id', sql`ended_at < ${limit('endedSubscriptions')}`),
    rows('newsletter_deliveries', 'issue_id', deliveriesOfIssues(limit('newsletterDeliveries'))),
    rows('alerted_vehicles', 'saved_search_id', sql`told_at < ${limit('alertedVehicles')}`),
    rows('shop_changes', 'id', sql`changed_at < ${limit('shopChanges')}`),
    rows('page_views', 'hour', sql`hour < ${limit('views')}`),
    rows('vehicle_views', 'vehicle_id', sql`day < ${limit('views')}`),
    rows('merchant_referrers', 'merchant_id', sql`day < ${limit('views')}`),
    rows('cookie_consents', 'id', sql`at < ${limit('cookieConsents')}`),
    rows('garage_values', 'garage_vehicle_id', sql`noted_at < ${limit('garageValues')}`),
    rows('mails', 'id', sql`sent_at < ${limit('sentMails')}`),
    rows('webhook_deliveries', 'id', sql`created_at < ${limit('webhookDeliveries')} and state <> 'WAITING'`),
  ]
}

function rows(table: Sweep['table'], id: string, where: RawBuilder<unknown>): Sweep {
  return { table, id, where }
}

/** Answers of applications whose car is handed over, and of all that ended before this moment. */
function answersToDelete(endedBefore: Date): RawBuilder<unknown> {
  return sql`exists (select from requests r left join orders o on o.id = r.order_id where r.id = financing_answers.request_id
    and r.delete_after is not null and (o.state in ('HANDED_OVER', 'COMPLETED') or r.changed_at < ${endedBefore}))`
}

/** To whom issues of newsletters went that were sent before this moment. */
function deliveriesOfIssues(sentBefore: Date): RawBuilder<unknown> {
  return sql`exists (select from newsletter_issues i where i.id = newsletter_deliveries.issue_id and i.sent_at < ${sentBefore})`
}

/** Sellers of private offers that were deleted, with their cars and what buyers wrote. */
function endedSellers(): RawBuilder<unknown> {
  return sql`is_of_listing and not exists (
    select from requests r where r.merchant_id = merchants.id and r.kind = 'PRIVATE_SALE')`
}

/** Proofs of applications whose answers are deleted. Their files go with the expired uploads. */
function proofsToDelete(): RawBuilder<unknown> {
  return sql`attached_to in (select 'request:' || a.request_id from financing_applications a
    where not exists (select from financing_answers f where f.request_id = a.request_id))`
}

/** Offers that ended before this moment and never were part of an order. */
function endedOffers(endedBefore: Date): RawBuilder<unknown> {
  return sql`state in ('DECLINED', 'EXPIRED')
    and not exists (select from trade_in_events e where e.trade_in_id = trade_ins.id and e.at >= ${endedBefore})
    and not exists (select from order_lines l where l.trade_in_id = trade_ins.id)`
}
