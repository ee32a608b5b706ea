import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import { MIN_VIEWS } from '#domain/analytics/min-views.ts'
import { type FiguresOf, periodRows, readPeriodRows } from './periods-sql.ts'

interface ViewFigures {
  readonly views: number | null
}

/** How often pages of the merchant's cars were opened. Counted without visitors, so one who comes twice counts twice. */
export function readViewFigures(read: ReadHandle, { merchantId, periods }: FiguresOf): Promise<ViewFigures[]> {
  const query = sql<ViewFigures>`
    select p.n, case when sum(v.views) >= ${MIN_VIEWS} then sum(v.views)::int end as views
    from ${periodRows(periods)} left join vehicle_views v on v.merchant_id = ${merchantId}
      and v.day >= (p.since at time zone 'Europe/Berlin')::date and v.day < (p.until at time zone 'Europe/Berlin')::date
    group by p.n`
  return readPeriodRows(read, query)
}
