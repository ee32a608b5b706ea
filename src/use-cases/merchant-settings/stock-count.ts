import { sql } from 'kysely'

/** How many cars the merchant `m` of a query has in stock, whether or not they are shown. */
export const STOCK_COUNT = sql<number>`(
  select count(*)::int from vehicles v
  where v.merchant_id = m.id and v.state in ('PUBLISHED', 'INCOMPLETE', 'RESERVED'))`
