import type { ReadHandle } from '#database/handles.ts'
import type { Locale } from '#domain/locale.ts'
import type { MailContent } from '#domain/mail.ts'

interface WaitingMail {
  readonly id: string
  readonly recipient: string
  readonly locale: Locale
  readonly origin: string
  readonly brandSlug: string | null
  readonly content: MailContent
}

/** A mail that is still to be sent; undefined where it has been sent. */
export async function readWaitingMail(read: ReadHandle, id: string): Promise<WaitingMail | undefined> {
  const row = await read
    .selectFrom('mails')
    .select(['id', 'kind', 'recipient', 'locale', 'origin', 'brand_slug as brandSlug', 'data'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  if (!row?.data) return undefined
  const { kind, data, ...rest } = row
  return { ...rest, content: { kind, ...data } as MailContent }
}

interface StuckMail {
  readonly id: string
  readonly kind: string
  readonly createdAt: Date
  readonly attempts: number
  readonly lastError: string | null
}

/** Mails that should have been sent a while ago, the oldest first. Recipients are left out for privacy. */
export async function readStuckMails(read: ReadHandle, minutes = 5): Promise<StuckMail[]> {
  return read
    .selectFrom('mails')
    .select(['id', 'kind', 'created_at as createdAt', 'attempts', 'last_error as lastError'])
    .where('sent_at', 'is', null)
    .where('created_at', '<', new Date(Date.now() - minutes * 60_000))
    .orderBy('created_at')
    .limit(100)
    .execute()
}
