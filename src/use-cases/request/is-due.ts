import { type RawBuilder, sql } from 'kysely'
import type { TimeOfTransition } from '#domain/request/transitions.ts'

const DAY_MS = 86_400_000

/** Whether the time of a transition has come, for a row of `requests`. */
export function isDue(after: TimeOfTransition, now: Date): RawBuilder<boolean> {
  if (after === 'expiresAt') return sql`expires_at < ${now}`
  if (after === 'vehicleSold') return sql`${IS_SOLD} and not ${IS_BUYERS}`
  if (after === 'vehicleRemoved') return sql`${isRemoved(now)} and not ${IS_BUYERS}`
  return sql`changed_at < ${new Date(now.getTime() - after.days * DAY_MS)}`
}

const IS_SOLD = sql<boolean>`exists (select from vehicles v where v.id = requests.vehicle_id and v.state = 'SOLD')`

/**
 * A private offer is no longer on offer once its seller has ended it: while it is reviewed or can be renewed it only pauses. A dealer's car
 * counts after a day, because the next delivery may bring it back.
 */
function isRemoved(now: Date): RawBuilder<boolean> {
  const since = new Date(now.getTime() - DAY_MS)
  return sql`exists (
    select from vehicles v left join requests l on l.vehicle_id = v.id and l.kind = 'PRIVATE_SALE'
    where v.id = requests.vehicle_id and v.state = 'ARCHIVED'
      and case when l.id is null then v.updated_at < ${since} else l.state = 'ENDED' end)`
}

/** Whoever has bought the car, or agreed to the sales contract about it, still needs the conversation. */
const IS_BUYERS = sql<boolean>`(exists (
    select from order_lines x join orders o on o.id = x.order_id
    where x.vehicle_id = requests.vehicle_id and x.is_open
      and (o.customer_id = requests.customer_id or lower(o.customer ->> 'email') = lower(requests.email)))
  or (select count(*) from sales_contract_parties p where p.request_id = requests.id) > 1)`
