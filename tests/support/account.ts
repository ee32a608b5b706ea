import type { Database } from '#database/connection.ts'
import type { MailKind } from '#domain/mail.ts'

export interface RequestedMail {
  readonly kind: MailKind
  /** The secret its link carries, where it has one. */
  readonly token: string
}

/** Every mail that was asked for, to one address, the oldest first. */
export async function mailsTo(database: Database, recipient: string): Promise<RequestedMail[]> {
  const { rows } = await database.pool.query<{ kind: MailKind; data: { token?: string } | null }>(
    'select kind, data from mails where lower(recipient) = lower($1) order by created_at',
    [recipient],
  )
  return rows.map(({ kind, data }) => ({ kind, token: data?.token ?? '' }))
}

export async function lastMail(database: Database, recipient: string): Promise<RequestedMail> {
  const mail = (await mailsTo(database, recipient)).at(-1)
  if (!mail) throw new Error(`Nobody asked for a mail to ${recipient}`)
  return mail
}
