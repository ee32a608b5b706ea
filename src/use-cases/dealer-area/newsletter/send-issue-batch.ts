import { sql } from 'kysely'
import type { Database } from '#database/connection.ts'
import type { WriteHandle } from '#database/handles.ts'
import { enqueue } from '#database/jobs.ts'
import { requestMail } from '#database/mails.ts'
import { issueMail } from './issue-mail.ts'
import { readersOf } from './issues.ts'
import { readSender } from './sender.ts'

const BATCH = 100

/**
 * Hands an issue to the next readers, and asks for another run until nobody is left. A batch is one transaction: it happened or it did not,
 * so a run that broke off is simply repeated, and an address that has its row gets no second mail.
 */
export async function sendIssueBatch(
  { read, transaction }: Pick<Database, 'read' | 'transaction'>,
  mainOrigin: string,
  { issueId }: { readonly issueId: number },
): Promise<void> {
  const issue = await read
    .selectFrom('newsletter_issues')
    .select(['merchant_id', 'brand_slug as brandSlug', 'subject', 'text', 'locale', 'query'])
    .select(['vehicle_ids as vehicleIds', 'sending_since as since'])
    .where('id', '=', issueId)
    .where('state', '=', 'SENDING')
    .executeTakeFirst()
  if (!issue?.since) return
  const { locale, since } = issue
  const sender = await readSender(read, mainOrigin, issue.merchant_id)
  // Without a storefront there is nobody any more whose newsletter it would be.
  if (sender.kind === 'refused') return transaction((handle) => endIssue(handle, issueId))
  const { origin, brand } = sender
  const brandSlug = brand.slug
  const content = await issueMail(read, { ...issue, sender: sender.lines })
  await transaction(async (handle) => {
    // A second run waits here until this one has written its rows.
    const locked = await handle
      .selectFrom('newsletter_issues')
      .select('brand_slug as brandSlug')
      .where('id', '=', issueId)
      .forUpdate()
      .executeTakeFirst()
    if (locked?.brandSlug !== brandSlug)
      throw new Error(`The storefront of newsletter ${issueId} was renamed meanwhile`)
    const readers = await readersOf(handle, brandSlug, locale)
      .select(['s.id', 's.email', 's.email_hash as hash', 's.unsubscribe_key as unsubscribeKey'])
      .where('s.confirmed_at', '<=', since)
      .where(
        sql<boolean>`not exists (select from newsletter_deliveries d
          where d.issue_id = ${issueId} and d.email_hash = s.email_hash)`,
      )
      .orderBy('s.id')
      .limit(BATCH)
      // A subscription that is being ended is waited for and left out; ending one later withdraws its mail.
      .forShare('s')
      .execute()
    for (const { id, email, hash, unsubscribeKey } of readers) {
      if (email === null) continue
      const mailId = await requestMail(handle, { origin, brandSlug, locale }, email, { ...content, unsubscribeKey })
      await addDelivery(handle, { issueId, hash, subscriptionId: id, mailId })
    }
    if (readers.length === BATCH) await enqueue(handle, 'send-newsletter', { issueId })
    else await endIssue(handle, issueId)
  })
}

async function endIssue(handle: WriteHandle, issueId: number): Promise<void> {
  await handle
    .updateTable('newsletter_issues')
    .set({ state: 'SENT', sent_at: new Date() })
    .where('id', '=', issueId)
    .where('state', '=', 'SENDING')
    .execute()
}

interface Delivery {
  readonly issueId: number
  readonly hash: string
  readonly subscriptionId: number
  readonly mailId: string | undefined
}

async function addDelivery(handle: WriteHandle, { issueId, hash, subscriptionId, mailId = '' }: Delivery) {
  await handle
    .insertInto('newsletter_deliveries')
    .values({ issue_id: issueId, email_hash: hash, subscription_id: subscriptionId, mail_id: mailId })
    .execute()
}
