import { expect, it } from 'vitest'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { collectReports, failOnError, poisonRows } from '../../../tests/support/poison.ts'
import { addStaff } from '../../../tests/support/staff.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { sweepExpired } from './sweep-expired.ts'

const test = useTestDatabase()
const sql = async (text: string) =>
  (await test.database.pool.query<{ what: string }>(text)).rows.map(({ what }) => what)

it('deletes only what has expired', async () => {
  const { actor } = await addCustomer(test.database, 'stays@example.com')
  await addCustomer(test.database, 'pending@example.com')
  await addCustomer(test.database, 'new@example.com')
  await sql(`update customers set status = 'PENDING' where email <> 'stays@example.com'`)
  await sql(
    `update customers set created_at = now() - interval '15 days' where email in ('stays@example.com', 'pending@example.com')`,
  )
  for (const age of ['now()', `now() - interval '91 days'`]) {
    await sql(`insert into carts (updated_at) values (${age})`)
    await sql(`insert into rate_limits (key, hits, ends_at) values ('${age.length}', 1, ${age} + interval '1 minute')`)
    await sql(`insert into one_time_tokens (hash, purpose, customer_id, expires_at)
      values ('${age.length}', 'reset-password', ${actor.customerId}, ${age} + interval '1 minute')`)
    await sql(
      `insert into mails (kind, recipient, locale, origin, sent_at, created_at) values ('x', 'x', 'de', 'x', ${age}, ${age})`,
    )
  }
  const { id: merchantId } = await addMerchant(test.database)
  await deliver(test.database, merchantId, [car('1'), car('2')])
  await sql(`insert into vehicle_holds select id, ${actor.customerId}, now() + make_interval(mins => case when id = (select min(id) from vehicles) then -1 else 1 end)
    from vehicles`)
  await sql(`insert into drafts (customer_id, anonymous_id, flow, data, updated_at) values
    (${actor.customerId}, null, 'checkout', '{}', now() - interval '91 days'),
    (${actor.customerId}, null, 'old', '{}', now() - interval '181 days'),
    (null, gen_random_uuid(), 'trade-in', '{}', now()), (null, gen_random_uuid(), 'left', '{}', now() - interval '91 days')`)
  await sql(`insert into carts (customer_id, updated_at) values (${actor.customerId}, now() - interval '1 year')`)
  await sql(
    `insert into mails (kind, recipient, locale, origin, created_at) values ('unsent', 'x', 'de', 'x', now() - interval '1 year')`,
  )
  await sweepExpired(test.database, failOnError)
  expect(await sql('select email as what from customers order by id')).toEqual(['stays@example.com', 'new@example.com'])
  expect(await sql('select count(*)::text as what from carts')).toEqual(['2'])
  expect(await sql('select count(*)::text as what from rate_limits')).toEqual(['1'])
  expect(await sql('select count(*)::text as what from one_time_tokens')).toEqual(['1'])
  expect(await sql('select (held_until > now())::text as what from vehicle_holds')).toEqual(['true'])
  expect(await sql('select flow as what from drafts order by flow')).toEqual(['checkout', 'trade-in'])
  expect(await sql('select kind as what from mails order by kind')).toEqual(['unsent', 'x'])
})

it('deletes offers for customers’ cars half a year after their end, except those of an order', async () => {
  const { id: merchantId } = await addMerchant(test.database, { slug: 'offers' })
  const { actor } = await addCustomer(test.database, 'offers@example.com')
  const orderId = await addOrder(test.database, { customerId: actor.customerId, merchantId })
  let cars = 0
  const offer = async (name: string, state: string, days: number) => {
    const order = state === 'PURCHASED' ? orderId : null
    const { rows } = await test.database.pool.query<{ id: number }>(
      `insert into trade_ins (customer_id, garage_vehicle_id, vehicle, merchant_id, state, price_cents, valid_until, order_id, created_at)
       values ($1, $2, jsonb_build_object('make', $3::text), $4, $5, 1, '2026-01-01', $6, now() - interval '1 year') returning id`,
      [actor.customerId, ++cars, name, merchantId, state, order],
    )
    await test.database.pool.query(
      `insert into trade_in_events (trade_in_id, at, actor, to_state) values
         ($1, now() - interval '1 year', 'MERCHANT', 'OFFERED'), ($1, now() - make_interval(days => $2), 'CUSTOMER', $3)`,
      [rows[0]!.id, days, state],
    )
    return rows[0]!.id
  }
  for (const [state, days] of [
    ['DECLINED', 184],
    ['EXPIRED', 184],
    ['DECLINED', 182],
    ['EXPIRED', 182],
    ['PURCHASED', 364],
    ['OFFERED', 364],
  ] as const)
    await offer(`${state} ${days}`, state, days)
  const ordered = await offer('EXPIRED of an order', 'EXPIRED', 184)
  await sql(`insert into order_lines (order_id, position, line_type, quantity, title, unit_price_cents, vat_mode, trade_in_id, is_open)
    values (${orderId}, 9, 'TRADE_IN_VEHICLE', 1, 'x', -1, 'NONE', ${ordered}, false)`)
  await sweepExpired(test.database, failOnError)
  expect(await sql(`select vehicle->>'make' as what from trade_ins order by id`)).toEqual([
    'DECLINED 182',
    'EXPIRED 182',
    'PURCHASED 364',
    'OFFERED 364',
    'EXPIRED of an order',
  ])
})

it('deletes log-ins, links and invitations of staff, and never the audit log', async () => {
  const staffId = await addStaff(test.database, 'eva@example.com', { isAdmin: true })
  for (const [hash, ended, expires] of [
    ['a', 'null', '1 hour'],
    ['b', "now() - interval '23 hours'", '1 hour'],
    ['c', "now() - interval '25 hours'", '1 hour'],
    ['d', 'null', '-25 hours'],
  ])
    await sql(`insert into staff_sessions (staff_id, token_hash, expires_at, ended_at, network)
      values (${staffId}, '${hash}', now() + interval '${expires}', ${ended}, 'x')`)
  for (const [hash, expires] of [
    ['a', '1 minute'],
    ['b', '-1 minute'],
    ['c', '-31 days'],
  ]) {
    const at = `now() + interval '${expires}'`
    await sql(`insert into staff_password_links values ('${hash}', ${staffId}, ${at})`)
    await sql(`insert into staff_challenges (purpose, challenge, expires_at) values ('LOG_IN', '${hash}', ${at})`)
    await sql(`insert into staff_invitations (key_hash, expires_at) values ('${hash}', ${at})`)
  }
  await sql(`update staff set created_at = now() - interval '10 years'`)
  await sweepExpired(test.database, failOnError)
  const rest = (table: string, column: string) =>
    sql(`select convert_from(${column}::bytea, 'UTF8') as what from ${table} order by ${column}`)
  expect(await rest('staff_sessions', 'token_hash')).toEqual(['a', 'b'])
  expect(await rest('staff_password_links', 'key_hash')).toEqual(['a'])
  expect(await rest('staff_challenges', 'challenge')).toEqual(['a'])
  expect(await rest('staff_invitations', 'key_hash')).toEqual(['a', 'b'])
  expect(await sql('select name as what from staff')).toEqual(['Eva'])
  expect(await sql('select operation as what from audit_log')).toEqual(['add-demo-staff'])
})

it('deletes all others where one row cannot be deleted, and reports that one', async () => {
  const { actor } = await addCustomer(test.database, 'poisoned@example.com')
  const other = await addCustomer(test.database, 'healthy@example.com')
  const pending = [actor.customerId, other.actor.customerId].join()
  await sql(`update customers set status = 'PENDING', created_at = now() - interval '15 days' where id in (${pending})`)
  await sql(`insert into mails (kind, recipient, locale, origin, sent_at)
    values ('after', 'x', 'de', 'x', now() - interval '31 days')`)
  const heal = await poisonRows(test.database, 'delete', 'customers', `old.id = ${actor.customerId}`)
  const { reports, onError } = collectReports()
  await sweepExpired(test.database, onError)
  await heal()
  expect(reports).toEqual([`customers ${actor.customerId}: error: poisoned`])
  expect(await sql(`select email as what from customers where id in (${pending})`)).toEqual(['poisoned@example.com'])
  expect(await sql(`select kind as what from mails where kind = 'after'`)).toEqual([])
})
