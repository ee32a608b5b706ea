import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import type { CustomerActor } from '#domain/actor.ts'
import { GarageVehicleInput } from '#domain/garage/garage-vehicle.ts'
import { readOpenOffers, readTradeIns } from './trade-ins.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { collectReports, failOnError, poisonRows } from '../../../tests/support/poison.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { addTradeIn, tradeInOf } from '../../../tests/support/trade-ins.ts'
import { addGarageVehicle, deleteGarageVehicle } from '../garage/change-garage-vehicles.ts'
import type { OnRowError } from '../for-each-safely.ts'
import { expireTradeIns } from './expire-trade-ins.ts'
import { remindOfOffers } from './mail-offer.ts'
import { offerTradeIn } from './offer-trade-in.ts'

const test = useTestDatabase()
const TODAY = berlinToday()
const MAIN = 'https://main.example'
const timer = (onError: OnRowError = failOnError) => ({
  read: test.database.read,
  writer: test.database,
  mainOrigin: MAIN,
  onError,
})
let merchantId: number
let otherId: number

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  otherId = (await addMerchant(test.database, { slug: 'schmitz', name: 'Autohaus Schmitz' })).id
  await test.database.pool.query(
    `insert into brands (slug, name, merchant_uuids, merchant_origin, tokens)
     select slug, name, array[uuid], slug, '{}' from merchants where id = any($1)`,
    [[merchantId, otherId]],
  )
})

const expiresYesterday = (id: number) =>
  test.database.pool.query('update trade_ins set valid_until = $2 where id = $1', [id, addDays(TODAY, -1)])

async function owner() {
  const { actor, garageVehicleId, tradeInId } = await addTradeIn(test.database, { merchantId })
  const offer = (given: Partial<Parameters<typeof offerTradeIn>[1]> = {}) =>
    offerTradeIn(test.database, {
      ...{ merchantId, customerId: actor.customerId, garageVehicleId, price: 9_000_00 },
      ...{ actor: 'MERCHANT', mainOrigin: MAIN },
      validUntil: addDays(TODAY, 7),
      ...given,
    })
  return { actor, garageVehicleId, tradeInId, offer }
}

describe('a dealer’s offer', () => {
  it('exists once for each car and dealer', async () => {
    const { tradeInId, offer } = await owner()
    expect(await offer()).toMatchObject({ code: 'CONFLICT' })
    expect(await offer({ merchantId: otherId })).toMatchObject({ kind: 'done' })
    await expiresYesterday(tradeInId)
    const both = await Promise.all([offer(), offer()])
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused'])
    expect(await tradeInOf(test.database, tradeInId)).toMatchObject({ state: 'EXPIRED' })
  })

  it('is for a car of this customer’s garage, with a valid price and last day', async () => {
    const { offer } = await owner()
    const { actor: stranger } = await addCustomer(test.database, 'stranger@example.com')
    expect(await offer({ merchantId: otherId, customerId: stranger.customerId })).toMatchObject({ code: 'NOT_FOUND' })
    for (const price of [0, -1, 0.5, 500_000_01, Number.NaN])
      expect(await offer({ merchantId: otherId, price })).toMatchObject({ fields: [{ field: 'price' }] })
    for (const validUntil of [addDays(TODAY, -1), addDays(TODAY, 91), '2027-02-30', 'bald', ''])
      expect(await offer({ merchantId: otherId, validUntil })).toMatchObject({ fields: [{ field: 'validUntil' }] })
  })

  it('is declined when its car leaves the garage, keeps its identification, and leaves the cart', async () => {
    const { actor, garageVehicleId, tradeInId } = await owner()
    await test.database.pool.query(
      `with c as (insert into carts (customer_id) values ($1) returning id)
       insert into cart_lines (cart_id, product_type, trade_in_id, merchant_id, payment, price_cents, quantity)
       select id, 'TradeInVehicle', $2, $3, 'CASH', -1, 1 from c`,
      [actor.customerId, tradeInId, merchantId],
    )
    await deleteGarageVehicle(test.database, actor, garageVehicleId)
    const { rows } = await test.database.pool.query(
      `select state, vehicle, (select count(*)::int from cart_lines where trade_in_id = t.id) as lines
       from trade_ins t where id = $1`,
      [tradeInId],
    )
    expect(rows).toEqual([
      {
        ...{ state: 'DECLINED', lines: 0 },
        vehicle: {
          ...{ make: 'Opel', model: 'Corsa', vin: 'W0L0XCF0814000001', plate: 'K-OC 18' },
          ...{ firstRegistration: '2018-05', mileage: 62_000 },
        },
      },
    ])
  })

  it('is never left without its car in concurrent requests', async () => {
    for (let round = 0; round < 6; round++) {
      const { actor, garageVehicleId, offer } = await owner()
      const [made] = await Promise.all([
        offer({ merchantId: otherId }),
        deleteGarageVehicle(test.database, actor, garageVehicleId),
      ])
      if (made.kind === 'done') expect((await tradeInOf(test.database, made.id)).state).toBe('DECLINED')
      else expect(made.code).toBe('NOT_FOUND')
    }
  })

  it('ends after its last day, once, by a scheduled job', async () => {
    const { tradeInId } = await owner()
    await test.database.pool.query('update trade_ins set valid_until = $2 where id = $1', [tradeInId, TODAY])
    await expireTradeIns(timer())
    expect((await tradeInOf(test.database, tradeInId)).state).toBe('OFFERED')
    await expireTradeIns(timer(), addDays(TODAY, 1))
    await expireTradeIns(timer(), addDays(TODAY, 2))
    expect((await tradeInOf(test.database, tradeInId)).events).toEqual([
      ['OFFERED', 'MERCHANT', null],
      ['EXPIRED', 'TIMER', null],
    ])
  })
})

describe('a traded-in car', () => {
  const CORSA = { vin: 'W0L0XCF0814000001', plate: 'K-OC 18' }

  /** A customer whose car is traded in with an order. */
  async function giver(state: 'ACCEPTED' | 'PURCHASED' = 'ACCEPTED') {
    const me = await owner()
    const orderId = await addOrder(test.database, { customerId: me.actor.customerId, merchantId })
    await test.database.pool.query('update trade_ins set state = $2, order_id = $3 where id = $1', [
      ...[me.tradeInId, state, orderId],
    ])
    return me
  }
  async function entered({ actor }: { actor: CustomerActor }, numbers: { vin: string | null; plate: string | null }) {
    const added = await addGarageVehicle(test.database, actor, GarageVehicleInput.parse({ make: 'Opel', ...numbers }))
    if (added.kind === 'refused') throw new Error(added.code)
    return added.id
  }

  it('stays in the garage until the dealer has it', async () => {
    const me = await giver()
    const leaves = () => deleteGarageVehicle(test.database, me.actor, me.garageVehicleId)
    expect(await leaves()).toMatchObject({ code: 'CONFLICT' })
    await test.database.pool.query("update trade_ins set state = 'PURCHASED' where id = $1", [me.tradeInId])
    expect(await leaves()).toMatchObject({ kind: 'done' })
  })

  it.each([
    ['ACCEPTED', 'with both its numbers', 'refused', CORSA],
    ['ACCEPTED', 'with its VIN', 'refused', { ...CORSA, plate: null }],
    ['ACCEPTED', 'with its plate', 'refused', { ...CORSA, vin: 'ZFA31200000000001' }],
    ['PURCHASED', 'with its VIN', 'refused', { ...CORSA, plate: 'K-XY 1' }],
    ['PURCHASED', 'with its plate and no VIN', 'refused', { ...CORSA, vin: null }],
    ['PURCHASED', 'with its plate and another VIN', 'done', { ...CORSA, vin: 'ZFA31200000000001' }],
    ['ACCEPTED', 'of another car', 'done', { vin: 'ZFA31200000000001', plate: 'K-XY 1' }],
    ['ACCEPTED', 'without numbers', 'done', { vin: null, plate: null }],
  ] as const)('when it is %s: an offer for another entry %s is %s', async (state, _, kind, numbers) => {
    const me = await giver(state)
    const garageVehicleId = await entered(me, numbers)
    expect(await me.offer({ merchantId: otherId, garageVehicleId })).toMatchObject({ kind })
  })

  it('ends the offers for all its entries, and nobody is reminded of them', async () => {
    const me = await owner()
    const second = await me.offer({ merchantId: otherId, garageVehicleId: await entered(me, CORSA) })
    if (second.kind === 'refused') throw new Error(second.code)
    await test.database.pool.query("update trade_ins set created_at = now() - interval '9 days' where id = $1", [
      second.id,
    ])
    const open = () => readOpenOffers(test.database.read, me.actor.customerId, { merchantUuids: [] })
    expect(await open()).toHaveLength(2)
    const orderId = await addOrder(test.database, { customerId: me.actor.customerId, merchantId })
    await test.database.pool.query("update trade_ins set state = 'ACCEPTED', order_id = $2 where id = $1", [
      ...[me.tradeInId, orderId],
    ])
    expect(await open()).toEqual([])
    const offers = await readTradeIns(test.database.read, [second.id])
    expect(offers.get(second.id)).toMatchObject({ isOpen: false })
    expect(await remindOfOffers(timer(), addDays(TODAY, 5))).toBe(0)
  })
})

describe('the customer', () => {
  const mailsTo = async (customerId: number) =>
    (
      await test.database.pool.query(
        `select m.kind, m.locale, m.data->'isEnding' as ending, m.data->'offer'->>'car' as car
         from mails m join customers c on c.email = m.recipient where c.id = $1 order by m.created_at`,
        [customerId],
      )
    ).rows
  const reported = { kind: 'trade-in-offered', locale: 'de', car: 'Opel Corsa (K-OC 18)' }

  it('is mailed the offer, and once more three days before it ends', async () => {
    const { actor, tradeInId } = await owner()
    expect(await mailsTo(actor.customerId)).toEqual([{ ...reported, ending: false }])
    await remindOfOffers(timer(), addDays(TODAY, 12))
    expect(await mailsTo(actor.customerId), 'made a moment ago').toHaveLength(1)
    await test.database.pool.query("update trade_ins set created_at = now() - interval '11 days' where id = $1", [
      tradeInId,
    ])
    await remindOfOffers(timer(), addDays(TODAY, 10))
    expect(await mailsTo(actor.customerId), 'four days before').toHaveLength(1)
    for (const day of [11, 12]) await remindOfOffers(timer(), addDays(TODAY, day))
    expect(await mailsTo(actor.customerId)).toEqual([
      { ...reported, ending: false },
      { ...reported, ending: true },
    ])
  })

  it('is reminded, and has an offer ended, although the same fails for another', async () => {
    const [poisoned, healthy] = [await owner(), await owner()]
    const ids = [poisoned.tradeInId, healthy.tradeInId]
    await test.database.pool.query(
      "update trade_ins set created_at = now() - interval '11 days', valid_until = $2 where id = any($1)",
      [ids, addDays(TODAY, 40)],
    )
    const { reports, onError } = collectReports()
    const healMails = await poisonRows(
      test.database,
      'insert',
      'mails',
      `new.once_key = 'trade-in-${poisoned.tradeInId}-ending'`,
    )
    await remindOfOffers(timer(onError), addDays(TODAY, 39))
    await healMails()
    expect(await mailsTo(healthy.actor.customerId)).toHaveLength(2)
    const heal = await poisonRows(test.database, 'update', 'trade_ins', `old.id = ${poisoned.tradeInId}`)
    await expireTradeIns(timer(onError), addDays(TODAY, 41))
    await heal()
    expect((await tradeInOf(test.database, healthy.tradeInId)).state).toBe('EXPIRED')
    expect(reports).toEqual(Array(2).fill(`${poisoned.tradeInId}: error: poisoned`))
    await expireTradeIns(timer(), addDays(TODAY, 41))
    expect((await tradeInOf(test.database, poisoned.tradeInId)).state).toBe('EXPIRED')
  })

  it.each([
    ['leads to the storefront of its customer', 'brinkmann', 'https://brinkmann.example'],
    ['leads to the main site where the storefront hides it', 'schmitz', MAIN],
    ['leads to the main site where the storefront is gone', 'gone', MAIN],
  ])('%s', async (_, registeredAt, origin) => {
    const { actor, offer, garageVehicleId } = await owner()
    await deleteGarageVehicle(test.database, actor, garageVehicleId)
    await test.database.pool.query('update customers set brand_slug = $2, origin = $3 where id = $1', [
      ...[actor.customerId, registeredAt, `https://${registeredAt}.example`],
    ])
    const added = await addGarageVehicle(test.database, actor, GarageVehicleInput.parse({ make: 'Fiat' }))
    if (added.kind === 'refused') throw new Error(added.code)
    await offer({ garageVehicleId: added.id })
    const { rows } = await test.database.pool.query(
      `select m.origin, m.brand_slug as brand from mails m join customers c on c.email = m.recipient
       where c.id = $1 and m.data->'offer'->>'car' = 'Fiat'`,
      [actor.customerId],
    )
    expect(rows).toEqual([{ origin, brand: origin === MAIN ? null : registeredAt }])
  })
})

it('writes sales recorded by a word as a code, in a database that has such rows, and leaves what people wrote', async () => {
  const migration = await readFile(
    new URL('../../database/migrations/0480_sales_of_trade_ins.sql', import.meta.url),
    'utf8',
  )
  const { tradeInId } = await addTradeIn(test.database, { merchantId })
  const { rows: events } = await test.database.pool.query<{ id: number }>(
    `insert into trade_in_events (trade_in_id, actor, from_state, to_state, reason) values
       ($1, 'CUSTOMER', 'OFFERED', 'ACCEPTED', 'sale'), ($1, 'MERCHANT', 'OFFERED', 'DECLINED', 'sale'),
       ($1, 'MERCHANT', 'OFFERED', 'DECLINED', 'Kein Bedarf') returning id`,
    [tradeInId],
  )
  await test.database.pool.query(migration)
  await test.database.pool.query(migration)
  const { rows } = await test.database.pool.query<{ reason: string }>(
    'select reason from trade_in_events where id = any($1) order by id',
    [events.map((event) => event.id)],
  )
  expect(rows.map(({ reason }) => reason)).toEqual(['SALE', 'sale', 'Kein Bedarf'])
})
