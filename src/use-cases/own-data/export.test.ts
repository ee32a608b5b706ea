import { expect, it } from 'vitest'
import { deleteCustomer } from '../account/delete-customer.ts'
import { changeOrderState } from '../order/change-state.ts'
import { addCustomer, setPassword } from '../../../tests/support/account.ts'
import { addOrder, statesOf } from '../../../tests/support/orders.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { addTradeInRequest } from '../../../tests/support/trade-in-requests.ts'
import { addTradeIn } from '../../../tests/support/trade-ins.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import { TEST_SECRET } from '../../../tests/support/gateway-context.ts'
import { putAnswers } from '../banking/sealed-answers.ts'
import { readExport } from './export.ts'

const test = useTestDatabase()
const box = aesSecretBox([TEST_SECRET])
const LINE = { line_type: 'ACCESSORY_STAND_ALONE', title: 'Fußmatten', unit_price_cents: 49_90 } as const

it('contains all of one’s own orders and none of others’; deleting the account leaves them unchanged', async () => {
  const { id: merchantId } = await addMerchant(test.database)
  const { actor } = await addCustomer(test.database, 'jana@example.com')
  const other = (await addCustomer(test.database, 'other@example.com')).actor
  const { customerId } = actor
  const own = await addOrder(test.database, { customerId, merchantId, state: 'IN_PREPARATION', lines: [LINE] })
  await addOrder(test.database, { customerId: other.customerId, merchantId, lines: [{ ...LINE, title: 'Dachbox' }] })
  await test.database.pool.query(
    "insert into order_events (order_id, actor, subject, to_state) values ($1, 'CUSTOMER', 'ORDER', 'PLACED')",
    [own],
  )
  const exported = await readExport(test.database.read, box, customerId)
  expect(exported.orders).toMatchObject([
    { id: own, billing: { city: 'Köln' }, customer: { email: 'jana@example.com' } },
  ])
  expect(exported.order_lines).toMatchObject([{ title: 'Fußmatten' }])
  expect(exported.order_events).toMatchObject([{ to_state: 'PLACED' }])
  expect(JSON.stringify(exported)).not.toContain('Dachbox')

  const site = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
  const password = await setPassword(test.database, actor)
  expect(await deleteCustomer(test.database, site, actor, { customerId, password })).toEqual({ kind: 'done' })
  expect(await statesOf(test.database, own)).toMatchObject({ state: 'IN_PREPARATION' })
  const { rows } = await test.database.pool.query('select customer_id, billing from orders where id = $1', [own])
  expect(rows).toMatchObject([{ customer_id: null, billing: { firstName: 'Jana', city: 'Köln' } }])
})

it('contains one’s trade-ins; deleting the account leaves only those of orders, until such an order is voided', async () => {
  const { id: merchantId } = await addMerchant(test.database, { slug: 'schmitz' })
  const mine = await addTradeIn(test.database, { merchantId })
  const { customerId } = mine.actor
  const orderId = await addOrder(test.database, { customerId, merchantId })
  await test.database.pool.query("update trade_ins set state = 'ACCEPTED', order_id = $2 where id = $1", [
    mine.tradeInId,
    orderId,
  ])
  const { rows } = await test.database.pool.query<{ id: number }>(
    `insert into trade_ins (customer_id, garage_vehicle_id, vehicle, merchant_id, state, price_cents, valid_until)
     select customer_id, garage_vehicle_id + 1000, vehicle, merchant_id, 'OFFERED', 1, valid_until from trade_ins where id = $1 returning id`,
    [mine.tradeInId],
  )
  const exported = await readExport(test.database.read, box, customerId)
  expect(exported.trade_ins).toMatchObject([
    { id: mine.tradeInId, vehicle: { vin: 'W0L0XCF0814000001' } },
    { id: rows[0]!.id },
  ])
  expect(exported.trade_in_events).toMatchObject([{ to_state: 'OFFERED', actor: 'MERCHANT' }])

  const site = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
  const password = await setPassword(test.database, mine.actor)
  await deleteCustomer(test.database, site, mine.actor, { customerId, password })
  const left = async () => (await test.database.pool.query('select id, customer_id from trade_ins')).rows
  expect(await left()).toEqual([{ id: mine.tradeInId, customer_id: null }])
  const change = { orderId, to: 'REJECTED', actor: 'MERCHANT' } as const
  expect(await test.database.transaction((handle) => changeOrderState(handle, change))).toMatchObject({ kind: 'done' })
  expect(await left()).toEqual([])
})

it('contains uploads by name, private offers, and what is sealed, opened for its owner alone', async () => {
  const { id: merchantId } = await addMerchant(test.database, { slug: 'export' })
  const { customerId } = (await addCustomer(test.database, 'eva@example.com')).actor
  const other = (await addCustomer(test.database, 'nosy@example.com')).actor
  const orderId = await addOrder(test.database, { customerId, merchantId })
  const { pool } = test.database
  await pool.query(
    `insert into uploads (key, kind, customer_id, field, file_name, content_type, bytes, object_key, position)
     values ('aa-upload-1', 'DOCUMENT', $1, 'proof', 'Lohn.pdf', 'application/pdf', 9, 'uploads/secret', 0)`,
    [customerId],
  )
  for (const [id, kind] of [
    [1111111111, 'FINANCING'],
    [2222222222, 'PRIVATE_SALE'],
  ])
    await pool.query(
      `insert into requests (id, kind, state, merchant_id, customer_id, first_name, last_name, email, locale, origin, data)
       values ($1, $2, 'X', $3, $4, 'Eva', 'Kern', 'eva@example.com', 'de', 'https://shop.example', $5)`,
      [
        id,
        kind,
        merchantId,
        customerId,
        JSON.stringify({ title: 'Golf', description: 'Aus erster Hand', postalCode: '50670', city: 'Köln' }),
      ],
    )
  await pool.query(
    `insert into financing_applications (request_id, order_id, customer_id, type, consents, recipient) values (1111111111, $1, $2, 'DEFAULT', '[]', 'Elbkredit GmbH')`,
    [orderId, customerId],
  )
  const answers = { personal: { birthPlace: 'Husum' }, household: {}, income: {} }
  await test.database.transaction((handle) => putAnswers(handle, box, 1111111111, answers as never))
  const exported = await readExport(test.database.read, box, customerId)
  expect(exported.uploads).toMatchObject([{ file_name: 'Lohn.pdf' }])
  expect(JSON.stringify(exported.requests)).toContain('Aus erster Hand')
  expect(exported.financing_answers).toMatchObject([{ answers: { personal: { birthPlace: 'Husum' } } }])
  expect(JSON.stringify(exported)).not.toContain('uploads/secret')
  expect(JSON.stringify(await readExport(test.database.read, box, other.customerId))).not.toMatch(/Husum|Lohn|Golf/)
})

it('contains what staff added to one’s orders and inspections; the pictures go with the account', async () => {
  const { id: merchantId } = await addMerchant(test.database, { slug: 'staff-files' })
  const { actor, id: requestId } = await addTradeInRequest(test.database, merchantId)
  const { id: otherRequest } = await addTradeInRequest(test.database, merchantId)
  const { customerId } = actor
  const orderId = await addOrder(test.database, { customerId, merchantId, lines: [LINE] })
  const { pool } = test.database
  const files = [`order:${orderId}`, `inspection:${requestId}`, `inspection:${otherRequest}`]
  for (const place of files)
    await pool.query(
      `insert into uploads (key, kind, attached_to, field, file_name, content_type, bytes, object_key, position)
       values ($1, 'PICTURE', $1, 'OTHER', 'scan', 'image/jpeg', 9, 'secret ' || $1, 0)`,
      [place],
    )
  await pool.query(
    `insert into hand_over_protocols (order_id, handed_over_on, cars, recorded_by) values ($1, '2026-11-20', '[]', 'Susi')`,
    [orderId],
  )
  const exported = await readExport(test.database.read, box, customerId)
  expect(exported.uploads).toMatchObject([{ attached_to: files[1] }, { attached_to: files[0] }])
  expect(exported.hand_over_protocols).toMatchObject([{ order_id: orderId, recorded_by: 'Susi' }])
  expect(JSON.stringify(exported)).not.toContain('secret')

  const site = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
  const password = await setPassword(test.database, actor)
  expect(await deleteCustomer(test.database, site, actor, { customerId, password })).toEqual({ kind: 'done' })
  const left = await pool.query<{ key: string }>('select key from uploads where key = any($1) order by key', [files])
  expect(left.rows.map(({ key }) => key)).toEqual([files[2], files[0]])
})
