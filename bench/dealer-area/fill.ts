import type { Database } from '#database/connection.ts'
import { STAFF_ROLES } from '#domain/staff/roles.ts'
import { addCustomer } from '../../tests/support/account.ts'
import { addCalendar } from '../../tests/support/appointments.ts'
import { addOrder } from '../../tests/support/orders.ts'
import { addServiceBooking } from '../../tests/support/service-bookings.ts'
import { addStaff, logInStaffAs } from '../../tests/support/staff.ts'

const OWNER = 'bench@example.com'

/** Gives one merchant the whole stock, orders, requests, appointments and deliveries; returns the token of a log-in of its owner. */
export async function fillDealerArea(database: Database, orders: number): Promise<string> {
  const { pool } = database
  const { rows } = await pool.query<{ id: number }>(
    'select merchant_id as id from vehicles group by merchant_id order by count(*) desc limit 1',
  )
  const merchantId = rows[0]!.id
  await pool.query(
    `update vehicles set merchant_id = $1, internal_number = 'B-' || id, price_share = 800 + id % 400,
       pictures = array(select 'b/' || g from generate_series(1, case when id % 20 > 1 then 9 else id % 20 * 3 end) g),
       created_at = now() - (id % 200) * interval '1 day'`,
    [merchantId],
  )
  const { actor } = await addCustomer(database, 'eva@example.com')
  const order = await addOrder(database, { customerId: actor.customerId, merchantId })
  await pool.query(
    `insert into orders select (o).* from (select jsonb_populate_record(o, jsonb_build_object('id', 1000000000 + n,
       'placement', gen_random_uuid()::text, 'placed_at', now() - n * interval '11 minutes',
       'state', (array['PLACED', 'CONFIRMED', 'COMPLETED', 'CANCELLED'])[1 + n % 4])) as o
     from orders o, generate_series(1, $2::int) n where o.id = $1) rows`,
    [order, orders],
  )
  await pool.query(
    `insert into requests (id, kind, state, merchant_id, vehicle_id, first_name, last_name, email, locale, origin, data, due_at, created_at)
     select 2000000000 + n, 'CONTACT', 'NEW', $1, (select id from vehicles offset n % 500 limit 1), 'Eva', 'Kern ' || n,
       'eva@example.com', 'de', 'https://shop.example', '{"title": "Golf"}', now() + n * interval '1 minute',
       now() - n * interval '3 minutes' from generate_series(1, $2::int) n`,
    [merchantId, orders],
  )
  await pool.query(
    `insert into feed_runs (merchant_id, file_name, outcome, inserted, finished_at)
     select $1, 'stock.csv', 'APPLIED', n, now() - n * interval '8 hours' from generate_series(1, 1000) n`,
    [merchantId],
  )
  await addAppointments(database, merchantId)
  await addStaff(database, OWNER, { merchantId, roles: STAFF_ROLES, isAdmin: false })
  await pool.query('vacuum analyze')
  return (await logInStaffAs(database, OWNER)).token
}

/** Eight bays with eight appointments of an hour on each day of two months. */
async function addAppointments(database: Database, merchantId: number): Promise<void> {
  await database.pool.query('delete from appointment_calendars where merchant_id = $1', [merchantId])
  await addCalendar(database, merchantId, { bays: 8 })
  const { id } = await addServiceBooking(database, merchantId)
  await database.pool.query(
    `with booked as (insert into requests select (b).* from (select jsonb_populate_record(b, jsonb_build_object('id', 3000000000 + n,
         'state', 'CONFIRMED', 'form_key', gen_random_uuid()::text, 'answered_at', now())) as b
       from requests b, generate_series(1, 61 * 64) n where b.id = $2) rows returning id)
     insert into appointments (merchant_id, resource_id, kind, state, request_id, day, from_minute, length_minutes, starts_at, during)
     select $1, r.id, 'WORKSHOP', 'BOOKED', 3000000000 + row_number() over (), current_date + d, 480 + 60 * h, 60, s, tstzrange(s, s + interval '1 hour')
     from appointment_resources r, generate_series(-30, 30) d, generate_series(0, 7) h,
       lateral (select (current_date + d + (8 + h) * interval '1 hour') at time zone 'Europe/Berlin') at (s)
     where r.merchant_id = $1`,
    [merchantId, id],
  )
}
