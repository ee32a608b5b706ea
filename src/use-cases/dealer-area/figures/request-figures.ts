import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import { type FiguresOf, periodRows, readPeriodRows } from './periods-sql.ts'

interface RequestFigures {
  readonly requests: number
  readonly answerMinutes: number | null
}

/** Requests that came in, and how fast contacts among them were answered. */
export function readRequestFigures(read: ReadHandle, { merchantId, periods }: FiguresOf): Promise<RequestFigures[]> {
  const query = sql<RequestFigures>`
    select p.n, count(r.id)::int as requests,
      percentile_disc(0.5) within group (order by r.answer_minutes) filter (where r.kind = 'CONTACT') as "answerMinutes"
    from ${periodRows(periods)} left join requests r on r.merchant_id = ${merchantId} and r.kind <> 'PRIVATE_SALE'
      and r.created_at >= p.since and r.created_at < p.until
    group by p.n`
  return readPeriodRows(read, query)
}
