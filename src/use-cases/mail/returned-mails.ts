import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'

interface ReturnedMail {
  readonly id: string
  readonly kind: string
  readonly sentAt: Date
  readonly reason: string
}

const MAX_ROWS = 100

/**
 * Mails of the last seven days that were accepted and refused for good hours later, the newest first. They are not sent again.
 * Newsletters are left out, because each issue counts its own. Recipients are left out for privacy.
 */
export async function readReturnedMails(read: ReadHandle): Promise<ReturnedMail[]> {
  return read
    .selectFrom('mails')
    .select(['id', 'kind'])
    .select((eb) => [eb.ref('sent_at').$notNull().as('sentAt'), eb.ref('last_error').$notNull().as('reason')])
    .where('sent_at', '>', sql<Date>`now() - interval '7 days'`)
    .where('last_error', 'is not', null)
    .where('kind', '<>', 'newsletter')
    .orderBy('sent_at', 'desc')
    .limit(MAX_ROWS)
    .execute()
}
