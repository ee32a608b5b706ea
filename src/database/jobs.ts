import type { MailSite } from '#domain/mail.ts'
import type { ListingNews } from '#domain/private-sale/listing-mails.ts'
import { sql } from 'kysely'
import type { WriteHandle } from './handles.ts'

/** What happened to a request: an event of its history, a message, that its answer is late, or that its appointment is near. */
export type RequestNews =
  | { readonly eventId: number }
  | { readonly messageId: number }
  | { readonly requestId: number; readonly escalation: 1 | 2 }
  | { readonly appointmentId: number; readonly reminder: number }

/** A subscription that an outside list is informed of. It names the address, because a subscription loses its address when it ends. */
export interface PassedOnSubscription {
  readonly subscriptionId: number
  readonly email: string
}

/** The jobs and their payloads. A job starts after the transaction that enqueues it has been committed. */
export interface JobPayloads {
  'send-mail': { readonly mailId: string }
  'recover-customer': { readonly email: string; readonly site: MailSite }
  'resend-activation': { readonly email: string; readonly site: MailSite; readonly redirectTo?: string }
  'recover-staff': { readonly email: string; readonly site: MailSite }
  'notify-search-matches': { readonly rhythm: 'DAILY' | 'AT_ONCE' }
  'notify-price-drops': object
  'remind-of-inspections': object
  'note-garage-values': object
  'note-unmatched-withdrawal': { readonly withdrawalId: number; readonly site: MailSite }
  'sweep-expired': object
  'sweep-uploads': object
  'delete-expired-uploads': object
  'purge-vehicles': object
  'purge-price-history': object
  'purge-feed-runs': object
  'purge-photographs': object
  'purge-logos': object
  'mail-missing-deliveries': object
  'send-order-mails': { readonly eventId: number }
  'mail-offer-report': { readonly reportId: number }
  'send-request-mails': RequestNews
  'send-listing-mail': { readonly requestId: number; readonly news: ListingNews }
  'end-listing': { readonly requestId: number }
  'remind-of-listings': object
  'escalate-requests': object
  'run-timed-transitions': object
  'cancel-overdue-orders': object
  'expire-trade-ins': object
  'release-expired-reservations': object
  'remind-of-appointments': object
  'remind-of-offers': object
  'refresh-relevance': object
  'rate-prices': { readonly all?: boolean }
  'refund-payment': { readonly paymentId: number }
  'deliver-simulated-event': { readonly eventId: string }
  'pass-on-application': { readonly requestId: number }
  'fetch-bounces': object
  'pass-on-proofs': { readonly requestId: number }
  'deliver-bank-message': { readonly messageId: string }
  'remind-of-credit-withdrawal': { readonly requestId: number }
  'deliver-webhook': { readonly deliveryId: number }
  'fetch-pictures': { readonly vehicleId: number }
  'send-newsletter': { readonly issueId: number }
  'pass-on-subscription': PassedOnSubscription
  'back-up': object
  'copy-objects': object
  'test-restore': object
  'expire-simulated-payment': { readonly reference: string }
}

/** Names that jobs had in earlier releases: what was queued under them before an upgrade still has to run. */
export const FORMER_JOB_NAMES = {
  'send-search-alerts': 'notify-search-matches',
  'tell-of-price-drops': 'notify-price-drops',
  'tell-of-order': 'send-order-mails',
} as const satisfies Record<string, keyof JobPayloads>

interface JobOptions {
  readonly runAt?: Date
  /** Jobs with the same key are one job: enqueueing it again reschedules it. */
  readonly key?: string
  /** Jobs of one queue run one after another. */
  readonly queue?: string
}

/** Enqueues a job in the use case's own transaction: it exists if and only if the transaction is committed. */
export async function enqueue<Name extends keyof JobPayloads>(
  handle: WriteHandle,
  name: Name,
  payload: JobPayloads[Name],
  { runAt, key, queue }: JobOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json,
    run_at => ${runAt ?? null}::timestamptz, job_key => ${key ?? null}, queue_name => ${queue ?? null}, max_attempts => 12)`.execute(
    handle,
  )
}

/** Of a job `j`: all its attempts have been made, so that no worker begins another one by itself. */
export const IS_GIVEN_UP = sql<boolean>`(j.locked_at is null and j.attempts >= j.max_attempts)`

/** Of a job `j`: a run of the schedule, in whose payload the queue notes its time. The next run is a job of its own and does the same. */
export const IS_RUN = sql<boolean>`(j.payload -> '_cron' is not null)`

/**
 * Gives every given-up job all its attempts again, the first one at once, and answers how many jobs that were. Runs of the schedule are
 * left alone: of those that failed, night after night, each would do once more what the last one did.
 */
export async function rescheduleGivenUpJobs(handle: WriteHandle): Promise<number> {
  // They are locked first: who waits for somebody else's change finds them given up no longer, and counts none twice.
  const { rows } = await sql<{ count: number }>`with given_up as (
      select j.id from graphile_worker._private_jobs j where ${IS_GIVEN_UP} and not ${IS_RUN} order by j.id for update)
    select count(*)::int as count from graphile_worker.reschedule_jobs(
      array(select id from given_up), run_at => now(), attempts => 0)`.execute(handle)
  return rows[0]!.count
}

/** Removes runs of the schedule that were given up and planned before this moment. */
export async function removeGivenUpRuns(handle: WriteHandle, before: Date): Promise<void> {
  await sql`select from graphile_worker.complete_jobs(array(
    select j.id from graphile_worker._private_jobs j where ${IS_GIVEN_UP} and ${IS_RUN} and j.created_at < ${before}))`.execute(
    handle,
  )
}
