import type { MailContent, MailSite } from '#domain/mail.ts'
import type { WriteHandle } from './handles.ts'
import { enqueue } from './jobs.ts'

/** Writes a mail into the outbox of this transaction: it goes out once, after the commit, or not at all. */
export async function requestMail(
  handle: WriteHandle,
  { origin, brandSlug, locale }: MailSite,
  recipient: string,
  { kind, ...data }: MailContent,
): Promise<void> {
  const { id } = await handle
    .insertInto('mails')
    .values({ kind, recipient, locale, origin, brand_slug: brandSlug, data: JSON.stringify(data) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(handle, 'send-mail', { mailId: id })
}
