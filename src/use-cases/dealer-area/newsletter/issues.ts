import { sql } from 'kysely'
import type { ReadHandle, SelectHandle } from '#database/handles.ts'
import type { Locale } from '#domain/locale.ts'
import type { IssueState } from '#domain/newsletter/issue.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { authorizeNewsletter, readSender } from './sender.ts'

export interface NewsletterIssue {
  readonly id: number
  readonly state: IssueState
  readonly locale: Locale
  readonly subject: string
  readonly text: string
  readonly query: string
  readonly cars: string
  readonly createdBy: string
  readonly createdAt: Date
  readonly sendingSince: Date | null
  readonly vehicleIds: readonly number[]
  /** Addresses it was handed to, or is waiting for. */
  readonly recipients: number
  readonly sent: number
  readonly bounced: number
  readonly unsubscribed: number
}

/** The issues of a sender, the newest first, and how many readers there are in each language. */
export interface NewsletterOverview {
  readonly sender: string
  readonly readers: Readonly<Record<Locale, number>>
  readonly issues: readonly NewsletterIssue[]
}

const MAX_ISSUES = 100

/** Refused as by `authorizeNewsletter` and `readSender`. */
export async function readIssues(
  read: ReadHandle,
  actor: DealerAreaActor,
  mainOrigin: string,
  merchantId: number | null,
): Promise<{ readonly kind: 'found'; readonly overview: NewsletterOverview } | Refused> {
  const refusal = authorizeNewsletter(actor, merchantId)
  if (refusal) return refusal
  const sender = await readSender(read, mainOrigin, merchantId)
  if (sender.kind === 'refused') return sender
  const issues = await selectIssues(read, merchantId).orderBy('i.id', 'desc').limit(MAX_ISSUES).execute()
  const { name, slug } = sender.brand
  const [de, en] = [await countReaders(read, slug, 'de'), await countReaders(read, slug, 'en')]
  return { kind: 'found', overview: { sender: name, readers: { de, en }, issues } }
}

/** Refused as by `authorizeNewsletter`; NOT_FOUND. */
export async function readIssue(
  read: ReadHandle,
  actor: DealerAreaActor,
  { merchantId, id }: { readonly merchantId: number | null; readonly id: number },
): Promise<{ readonly kind: 'found'; readonly issue: NewsletterIssue } | Refused> {
  const refusal = authorizeNewsletter(actor, merchantId)
  if (refusal) return refusal
  const issue = await selectIssues(read, merchantId).where('i.id', '=', id).executeTakeFirst()
  return issue ? { kind: 'found', issue } : refused('NOT_FOUND')
}

/** Readers who would get an issue in this language. */
export async function countReaders(read: SelectHandle, brandSlug: string | null, locale: Locale): Promise<number> {
  const { count } = await readersOf(read, brandSlug, locale)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Confirmed subscriptions of a shop in a language, without suppressed addresses. */
export function readersOf(read: SelectHandle, brandSlug: string | null, locale: Locale) {
  return read
    .selectFrom('newsletter_subscriptions as s')
    .where('s.state', '=', 'CONFIRMED')
    .where('s.locale', '=', locale)
    .where(sql<boolean>`s.brand_slug is not distinct from ${brandSlug}`)
    .where(
      sql<boolean>`not exists (select from newsletter_suppressions x
        where x.email_hash = s.email_hash and x.brand_slug is not distinct from s.brand_slug)`,
    )
}

/** Of what the form of an issue shows. */
export function issueFingerprint({
  subject,
  text,
  locale,
  query,
  cars,
}: Pick<NewsletterIssue, 'subject' | 'text' | 'locale' | 'query' | 'cars'>): string {
  return fingerprintOf({ subject, text, locale, query, cars })
}

export function issueSubject(id: number): string {
  return `newsletter ${id}`
}

function selectIssues(read: ReadHandle, merchantId: number | null) {
  const count = (past: string, condition: string) =>
    sql<number>`(select ${sql.ref(past)} + count(*)::int from newsletter_deliveries d
      where d.issue_id = i.id and ${sql.raw(condition)})`
  return read
    .selectFrom('newsletter_issues as i')
    .select(['i.id', 'i.state', 'i.locale', 'i.subject', 'i.text', 'i.query', 'i.cars', 'i.created_by as createdBy'])
    .select(['i.created_at as createdAt', 'i.sending_since as sendingSince', 'i.vehicle_ids as vehicleIds'])
    .select([
      count('i.past_recipients', 'true').as('recipients'),
      count('i.past_sent', 'd.sent_at is not null').as('sent'),
    ])
    .select([
      count('i.past_bounced', 'd.bounced_at is not null').as('bounced'),
      count('i.past_unsubscribed', 'd.unsubscribed_at is not null').as('unsubscribed'),
    ])
    .where(sql<boolean>`i.merchant_id is not distinct from ${merchantId}`)
}
