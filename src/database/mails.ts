import type { MailContent, MailSite } from '#domain/mail.ts'
import type { WriteHandle } from './handles.ts'
import { enqueue } from './jobs.ts'

/**
 * Writes a mail into the outbox in this transaction: it is sent once, after the commit, or not at all. With a `onceKey` it is sent once
 * however often it is requested.
 * Answers its id; undefined where it has been requested before.
 */
export async function requestMail(
  handle: WriteHandle,
  { origin, brandSlug, locale }: MailSite,
  recipient: string,
  { kind, ...data }: MailContent,
  onceKey: string | null = null,
): Promise<string | undefined> {
  const mail = await handle
    .insertInto('mails')
    .values({ kind, recipient, locale, origin, brand_slug: brandSlug, data: JSON.stringify(data), once_key: onceKey })
    .onConflict((on) => on.column('once_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (mail) await enqueue(handle, 'send-mail', { mailId: mail.id })
  return mail?.id
}
