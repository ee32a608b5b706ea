import { type RawBuilder, sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import type { Period } from '#domain/figures/period.ts'

export interface FiguresOf {
  readonly merchantId: number
  /** The earliest first. */
  readonly periods: readonly Period[]
}

/** The periods as a table `p`: their number, and their first instant and the first after them in Berlin. */
export function periodRows(periods: readonly Period[]) {
  return sql`(select n, f::timestamp at time zone 'Europe/Berlin' as since, t::timestamp at time zone 'Europe/Berlin' as until
    from unnest(${periods.map(({ from }) => from)}::date[], ${periods.map(({ to }) => to)}::date[])
      with ordinality as u(f, t, n)) p`
}

/** The rows of a query over `periodRows` that selects the number `n` of the period, in the order of the periods. */
export async function readPeriodRows<Row>(read: ReadHandle, query: RawBuilder<Row>): Promise<Row[]> {
  const rows = await read
    .selectFrom(sql<Row & { n: number }>`(${query})`.as('figures'))
    .selectAll()
    .orderBy(sql.ref('n'))
    .execute()
  return rows as Row[]
}
