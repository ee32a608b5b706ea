import type { Database } from '#database/connection.ts'
import type { RequestNews } from '#database/jobs.ts'
import { sendRequestMails } from '#use-cases/request/send-request-mails.ts'

export interface SentRequestMail {
  readonly kind: string
  readonly recipient: string
  readonly locale: string
  readonly data: {
    readonly news?: string
    readonly token?: string
    readonly appointment?: { readonly startsAt: string; readonly sequence: number }
  }
}

/** Runs the queued mails about requests as the worker would, each twice, and takes what was written out of the outbox. */
export async function takeRequestMails(database: Database): Promise<SentRequestMail[]> {
  const jobs = await database.pool.query<{ payload: RequestNews }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where identifier = 'send-request-mails' order by j.id`,
  )
  const deps = { writer: database, operatorEmail: async () => 'shop@example.com' }
  for (const { payload } of [...jobs.rows, ...jobs.rows]) await sendRequestMails(deps, payload)
  await database.pool.query('delete from graphile_worker._private_jobs')
  const { rows } = await database.pool.query<SentRequestMail>(
    'delete from mails returning kind, recipient, locale, data',
  )
  return rows
}

/** "RECEIVED to jana@example.com in de", in alphabetical order. */
export function linesOf(mails: readonly SentRequestMail[]): string[] {
  return mails.map(({ recipient, locale, data }) => `${data.news ?? 'OVERDUE'} to ${recipient} in ${locale}`).toSorted()
}
