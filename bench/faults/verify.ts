import type { Ledger } from './ledger.ts'
import type { FaultShop } from './shop.ts'
import { DELIVERED_CARS } from './work/deliver-stock.ts'
import { hasUpload } from './work/upload.ts'
import { DELIVERING } from './fill.ts'

/** Queries for rows that must not exist after any fault, because something of them is missing. */
export const HALF: Readonly<Record<string, string>> = {
  'orders that are not whole': `
    select o.id from orders o where not (
      (select count(*) from order_lines l where l.order_id = o.id and l.line_type = 'VEHICLE') = 1
      and (select count(*) from order_events e where e.order_id = o.id) >= 2
      and o.total_cents = (select sum(l.quantity * l.unit_price_cents) from order_lines l where l.order_id = o.id)
      and (select v.state from order_lines l join vehicles v on v.id = l.vehicle_id
           where l.order_id = o.id and l.line_type = 'VEHICLE') = 'RESERVED'
      and not exists (select from cart_lines l join carts c on c.id = l.cart_id where c.customer_id = o.customer_id)
      and not exists (select from drafts d where d.customer_id = o.customer_id))`,
  'customers with two orders': 'select customer_id from orders group by customer_id having count(*) > 1',
  'cars reserved without an order': `
    select v.id from vehicles v where v.state = 'RESERVED'
    and not exists (select from order_lines l where l.vehicle_id = v.id and l.is_open)`,
  'bookings that are not whole': `
    select r.id from requests r where r.kind = 'BOOKING' and not (
      (select count(*) from appointments a where a.request_id = r.id and a.state = 'BOOKED') = 1
      and (select count(*) from request_events e where e.request_id = r.id) = 1
      and (select count(*) from request_keys k where k.request_id = r.id) >= 1)`,
  'times booked twice': `
    select a.id from appointments a join appointments b on a.resource_id = b.resource_id and a.id < b.id and a.during && b.during
    where a.state <> 'CANCELLED' and b.state <> 'CANCELLED'`,
  'orders without a receipt or the job for it': `
    select e.order_id from order_events e where e.subject = 'ORDER' and e.from_state is null
    and not exists (select from mails m where m.once_key like 'order-event-' || e.id || '-%')
    and not exists (select from graphile_worker._private_jobs j where (j.payload->>'eventId')::bigint = e.id)`,
}

/** Everything in the ledger that is missing, and everything that is half written, one line each. */
export async function losses(shop: FaultShop, ledger: Ledger): Promise<string[]> {
  const missing = [
    ...(await missingOrders(shop, ledger)),
    ...(await missingBookings(shop, ledger)),
    ...(await missingUploads(shop, ledger)),
    ...(await missingImports(shop, ledger)),
  ]
  for (const [name, sql] of Object.entries(HALF)) {
    const rows = await shop.rows(sql)
    if (rows.length > 0)
      missing.push(
        `${name}: ${rows
          .slice(0, 3)
          .map((row) => JSON.stringify(row))
          .join(', ')}`,
      )
  }
  return missing
}

async function missingOrders(shop: FaultShop, { orders }: Ledger): Promise<string[]> {
  const missing: string[] = []
  for (const { id, token } of orders) {
    const query = 'query ($id: ID!) { order(id: $id) { id } }'
    const response = await fetch(`${shop.base}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables: { id } }),
    })
    const { data } = (await response.json()) as { data?: { order?: { id: string } } }
    if (data?.order?.id !== id) missing.push(`order ${id}`)
  }
  return missing
}

async function missingBookings(shop: FaultShop, { bookings }: Ledger): Promise<string[]> {
  const ids = bookings.map(({ id }) => id)
  const rows = await shop.rows<{ id: string }>('select id::text from requests where id = any($1)', [ids])
  const there = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !there.has(id)).map((id) => `booking ${id}`)
}

async function missingUploads(shop: FaultShop, { uploads }: Ledger): Promise<string[]> {
  const missing: string[] = []
  for (const one of uploads) if (!(await hasUpload(shop.base, one))) missing.push(`upload ${one.key}`)
  return missing
}

/** A delivery that was not confirmed may have been applied, but never a part of one. */
async function missingImports(shop: FaultShop, { imports }: Ledger): Promise<string[]> {
  const prices = await shop.rows<{ euros: number; cars: number }>(
    `select (price_cents / 100)::int as euros, count(*)::int as cars from vehicles
     where merchant_id = (select id from merchants where slug = $1) group by 1`,
    [DELIVERING],
  )
  if (prices.length === 0) return imports.length > 0 ? ['every delivery'] : []
  const [{ euros, cars }] = prices as [{ euros: number; cars: number }]
  if (prices.length > 1 || cars !== DELIVERED_CARS) return [`a delivery is half there: ${JSON.stringify(prices)}`]
  return euros < Math.max(0, ...imports) ? [`delivery at ${euros}`] : []
}
