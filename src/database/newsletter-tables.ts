import type { Generated } from 'kysely'
import type { Locale } from '#domain/locale.ts'
import type { IssueState } from '#domain/newsletter/issue.ts'
import type { ConsentChannel } from '#domain/newsletter/subscription.ts'
import type { Timestamp, WritableTimestamp } from './column-types.ts'

interface NewsletterSubscriptionsTable {
  id: Generated<number>
  /** See `use-cases/newsletter/email-hash.ts`. */
  email_hash: string
  email: string | null
  brand_slug: string | null
  state: 'PENDING' | 'CONFIRMED' | 'ENDED'
  locale: Locale
  origin: string
  source_code: string
  confirm_hash: string | null
  confirm_until: WritableTimestamp | null
  unsubscribe_key: Generated<string>
  hard_bounces: Generated<number>
  requested_at: Timestamp
  confirmed_at: WritableTimestamp | null
  ended_at: WritableTimestamp | null
}

interface NewsletterConsentsTable {
  id: Generated<number>
  subscription_id: number
  step: 'REQUESTED' | 'CONFIRMED' | 'WITHDRAWN'
  purpose: Generated<'NEWSLETTER'>
  text_version: string | null
  text: string | null
  source_code: string
  channel: ConsentChannel
  network: string | null
  mail_id: string | null
  at: Timestamp
}

interface NewsletterSuppressionsTable {
  email_hash: string
  brand_slug: string | null
  reason: 'UNSUBSCRIBED' | 'BOUNCED'
  at: Timestamp
}

interface NewsletterIssuesTable {
  id: Generated<number>
  merchant_id: number | null
  brand_slug: string | null
  state: Generated<IssueState>
  locale: Locale
  subject: string
  text: string
  query: string
  cars: string
  vehicle_ids: Generated<number[]>
  created_by: string
  created_at: Timestamp
  sending_since: WritableTimestamp | null
  sent_at: WritableTimestamp | null
  past_recipients: Generated<number>
  past_sent: Generated<number>
  past_bounced: Generated<number>
  past_unsubscribed: Generated<number>
}

interface NewsletterDeliveriesTable {
  issue_id: number
  email_hash: string
  subscription_id: number | null
  mail_id: string | null
  sent_at: WritableTimestamp | null
  bounced_at: WritableTimestamp | null
  unsubscribed_at: WritableTimestamp | null
}

export interface NewsletterTables {
  newsletter_issues: NewsletterIssuesTable
  newsletter_deliveries: NewsletterDeliveriesTable
  newsletter_subscriptions: NewsletterSubscriptionsTable
  newsletter_consents: NewsletterConsentsTable
  newsletter_suppressions: NewsletterSuppressionsTable
}
