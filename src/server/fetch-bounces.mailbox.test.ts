import { expect, it } from 'vitest'
import { imapMailbox } from '#services/mail/bounce-mailbox.ts'
import { imapStandIn } from '../../tests/support/imap-stand-in.ts'
import { failOnError } from '../../tests/support/poison.ts'
import { useTestDatabase } from '../../tests/support/test-database.ts'
import { fetchBounces } from './fetch-bounces.ts'

const test = useTestDatabase()
const server = imapStandIn('bounces', 'geheim')

/** A mail of an issue to a confirmed subscription, accepted at first. */
async function sentMail(subscriptionId: number): Promise<string> {
  const { rows } = await test.database.pool.query<{ mail: string }>(
    `with issue as (
       insert into newsletter_issues (state, locale, subject, text, query, cars, created_by, sending_since, sent_at)
       values ('SENT', 'de', 'Neu', 'Neu', '', '', 'Eva', now(), now()) returning id
     ), mail as (
       insert into mails (kind, recipient, locale, origin, sent_at)
       values ('newsletter', 'ada@example.com', 'de', 'https://shop.example', now()) returning id
     )
     insert into newsletter_deliveries (issue_id, email_hash, subscription_id, mail_id, sent_at)
     select issue.id, 'hash', $1, mail.id, now() from issue, mail returning mail_id as mail`,
    [subscriptionId],
  )
  return rows[0]!.mail
}

const refusalOf = (mailId: string) =>
  [
    'Content-Type: multipart/report; report-type=delivery-status; boundary="B"',
    ...['', '--B', 'Content-Type: message/delivery-status', '', 'Action: failed', 'Status: 5.1.1'],
    ...['--B', 'Content-Type: text/rfc822-headers', '', `Message-ID: <${mailId}@shop.example>`, '--B--', ''],
  ].join('\r\n')

it('blocks an address whose mails come back into the mailbox, marks them as read, and finds nothing new afterwards', async () => {
  const { rows } = await test.database.pool.query<{ id: number }>(
    `insert into newsletter_subscriptions (email_hash, email, state, locale, origin, source_code, confirmed_at)
     values ('hash', 'ada@example.com', 'CONFIRMED', 'de', 'https://shop.example', 'x', now()) returning id`,
  )
  for (const _ of ['first', 'second']) server.put(refusalOf(await sentMail(rows[0]!.id)))
  server.put('Subject: Abwesend\r\n\r\nBis Montag.\r\n')
  let transactions = 0
  const writer: typeof test.database.transaction = (run) => {
    transactions += 1
    return test.database.transaction(run)
  }
  const fetched = () =>
    fetchBounces({ writer: { transaction: writer }, mailbox: imapMailbox(server.url()), onError: failOnError })
  await fetched()
  const state = async () =>
    (
      await test.database.pool.query<{ state: string; reason: string }>(
        `select s.state, p.reason from newsletter_subscriptions s join newsletter_suppressions p using (email_hash)`,
      )
    ).rows
  expect(await state()).toEqual([{ state: 'ENDED', reason: 'BOUNCED' }])
  expect([server.unseen(), transactions]).toEqual([[], 2])
  await fetched()
  expect([await state(), transactions]).toEqual([[{ state: 'ENDED', reason: 'BOUNCED' }], 2])
})
