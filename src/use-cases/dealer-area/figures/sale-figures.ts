import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import { type FiguresOf, periodRows, readPeriodRows } from './periods-sql.ts'

interface OrderFigures {
  readonly orders: number
  readonly lostOrders: number
}

/** Orders that were placed, and how many of them were rejected or cancelled. */
export function readOrderFigures(read: ReadHandle, { merchantId, periods }: FiguresOf): Promise<OrderFigures[]> {
  const query = sql<OrderFigures>`
    select p.n, count(o.id)::int as orders,
      (count(o.id) filter (where o.state in ('REJECTED', 'CANCELLED')))::int as "lostOrders"
    from ${periodRows(periods)} left join orders o on o.merchant_id = ${merchantId}
      and o.placed_at >= p.since and o.placed_at < p.until
    group by p.n`
  return readPeriodRows(read, query)
}

interface SaleFigures {
  readonly sales: number
  readonly turnover: number
  readonly daysInStock: number | null
}

/** Cars whose orders were confirmed: that is when the contract is made. */
export function readSaleFigures(read: ReadHandle, { merchantId, periods }: FiguresOf): Promise<SaleFigures[]> {
  const query = sql<SaleFigures>`
    select p.n, count(s.price)::int as sales, coalesce(sum(s.price), 0)::float as turnover,
      percentile_disc(0.5) within group (order by s.days) as "daysInStock"
    from ${periodRows(periods)} left join (
      select e.at, l.unit_price_cents as price, floor(extract(epoch from e.at - v.created_at) / 86400)::int as days
      from orders o
        join order_events e on e.order_id = o.id and e.subject = 'ORDER' and e.to_state = 'CONFIRMED'
        join order_lines l on l.order_id = o.id and l.line_type = 'VEHICLE'
        left join vehicles v on v.id = l.vehicle_id
      where o.merchant_id = ${merchantId}
        and o.state not in ('REJECTED', 'CANCELLED', 'WITHDRAWN', 'RETURNED', 'REFUNDED')
    ) s on s.at >= p.since and s.at < p.until
    group by p.n`
  return readPeriodRows(read, query)
}
