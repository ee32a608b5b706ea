import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { ALL, GARAGE_GOLF, useTradeInDrafts } from '../../../tests/support/trade-in-drafts.ts'
import { chooseTradeInDealer } from './change-trade-in.ts'
import { findGarageEntry } from './garage-entry.ts'
import { readAcceptedTradeIn, readOpenTradeIns } from './open-trade-ins.ts'

const test = useTestDatabase()
const { answer, ask, buyer, deps, identify, progressOf, seller, setState, stateOf } = useTradeInDrafts(test)

describe('a request to the dealer', () => {
  it('is refused while a request or an offer of the same dealer is open for the car, and nothing of it stays', async () => {
    const me = await seller()
    const first = await ask(me, null)
    if (first.kind !== 'done') throw new Error(first.code)
    const { garage, id } = await stateOf(first.requestId)
    const said = { kind: 'GARAGE', car: { ...GARAGE_GOLF, id: garage } } as const
    expect(await identify(me.owner, said)).toEqual({ kind: 'done' })
    const openOf = ({ customerId }: typeof me.owner, scope: { readonly merchantUuids: readonly string[] } = ALL) =>
      readOpenTradeIns(test.database.read, { customerId, scope }, { garageId: garage, vin: null })
    expect(await openOf(me.owner)).toEqual([
      { merchantUuid: buyer.uuid, merchantName: 'Autohaus Käufer', requestId: first.requestId },
    ])
    // A dealer with a request and an older offer is named once.
    const { rows: offers } = await test.database.pool.query<{ id: number }>(
      `insert into trade_ins (customer_id, garage_vehicle_id, merchant_id, vehicle, state, price_cents, valid_until)
       select customer_id, garage_vehicle_id, merchant_id, vehicle, 'OFFERED', 1000000, $2 from trade_ins where id = $1
       returning id`,
      [id, addDays(berlinToday(), 7)],
    )
    expect(await openOf(me.owner)).toMatchObject([{ requestId: first.requestId }])
    await test.database.pool.query('delete from trade_ins where id = $1', [offers[0]!.id])
    const stranger = await seller()
    expect(await openOf(stranger.owner)).toEqual([])
    // The shop of another dealer neither names it nor could show it.
    expect(await openOf(me.owner, { merchantUuids: [randomUUID()] })).toEqual([])
    expect(await openOf(me.owner, { merchantUuids: [buyer.uuid] })).toHaveLength(1)
    // The dealer is refused where it is chosen; a draft that has chosen it before is refused at the end.
    await setState(id, 'DECLINED')
    const change = await answer(me.owner)
    await setState(id, 'OFFER_REQUESTED')
    const again = { merchant: buyer.uuid, place: null }
    expect(await chooseTradeInDealer(deps(), change, again)).toMatchObject({
      ...{ code: 'INVALID_INPUT', fields: [{ field: 'merchant' }] },
    })
    const requests = () =>
      test.database.read.selectFrom('requests').select('id').where('customer_id', '=', me.owner.customerId).execute()
    expect(await ask(me, null)).toMatchObject({ code: 'CONFLICT' })
    await setState(id, 'OFFERED', addDays(berlinToday(), 7))
    expect(await ask(me, null)).toMatchObject({ code: 'CONFLICT' })
    const open = () => openOf(me.owner)
    expect(await open()).toHaveLength(1)
    await setState(id, 'OFFERED', addDays(berlinToday(), -1))
    expect(await open()).toEqual([])
    await setState(id, 'OFFERED', addDays(berlinToday(), 7))
    expect(await requests()).toHaveLength(1)
    expect(await progressOf(me.owner)).toMatchObject({ openStep: 'tradein-offer' })
  })

  it('is refused while one is open for the same car under another entry of the garage, known by its VIN', async () => {
    const me = await seller()
    const first = await ask(me, null)
    if (first.kind !== 'done') throw new Error(first.code)
    const { id } = await stateOf(first.requestId)
    const vin = 'WVWZZZ1KZAW000007'
    await test.database.pool.query(
      `update trade_ins set vehicle = vehicle || jsonb_build_object('vin', $2::text) where id = $1`,
      [id, vin],
    )
    const { rows } = await test.database.pool.query<{ id: number }>(
      `insert into garage_vehicles (customer_id, make, model, vin, is_selected)
       values ($1, 'Volkswagen', 'Golf', $2, false) returning id`,
      [me.owner.customerId, vin],
    )
    const entry = rows[0]!.id
    const openOf = (customerId: number, car: Readonly<{ garageId: number | null; vin: string | null }>) =>
      readOpenTradeIns(test.database.read, { customerId, scope: ALL }, car)
    const { customerId } = me.owner
    for (const garageId of [entry, null])
      expect(await openOf(customerId, { garageId, vin })).toMatchObject([{ requestId: first.requestId }])
    expect(await openOf(customerId, { garageId: entry, vin: 'WVWZZZ1KZAW000008' })).toEqual([])
    expect(await openOf(customerId, { garageId: entry, vin: null })).toEqual([])
    expect(await openOf((await seller()).owner.customerId, { garageId: null, vin })).toEqual([])
    const car = { ...GARAGE_GOLF, id: entry, vin }
    expect(await identify(me.owner, { kind: 'GARAGE', car })).toEqual({ kind: 'done' })
    await setState(id, 'DECLINED')
    const change = await answer(me.owner)
    await setState(id, 'OFFER_REQUESTED')
    expect(await chooseTradeInDealer(deps(), change, { merchant: buyer.uuid, place: null })).toMatchObject({
      ...{ code: 'INVALID_INPUT', fields: [{ field: 'merchant' }] },
    })
    expect(await ask(me, null)).toMatchObject({ code: 'CONFLICT' })
    await setState(id, 'OFFERED', addDays(berlinToday(), -1))
    expect(await ask(me, null)).toMatchObject({ kind: 'done' })
  })

  it('is refused where its dealer is chosen for a car that is sold already, by its entry, its VIN or its plate', async () => {
    const me = await seller()
    const first = await ask(me, null)
    if (first.kind !== 'done') throw new Error(first.code)
    const { garage, id } = await stateOf(first.requestId)
    const soldTo = ({ customerId }: typeof me.owner, car: Partial<{ garageId: number; vin: string; plate: string }>) =>
      readAcceptedTradeIn(test.database.read, { customerId, scope: ALL }, { ...NO_CAR, ...car })
    const NO_CAR = { garageId: null, vin: null, plate: null }
    expect(await soldTo(me.owner, { garageId: garage })).toBeUndefined()
    expect(await identify(me.owner, { kind: 'GARAGE', car: { ...GARAGE_GOLF, id: garage } })).toEqual({ kind: 'done' })
    await setState(id, 'DECLINED')
    const change = await answer(me.owner)
    await setState(id, 'OFFERED', addDays(berlinToday(), 7))
    await test.database.pool.query(`update trade_ins set state = 'ACCEPTED', is_sale = true where id = $1`, [id])
    expect(await soldTo(me.owner, { garageId: garage })).toEqual({ requestId: first.requestId })
    expect(await soldTo(me.owner, {})).toBeUndefined()
    expect(await soldTo(me.owner, { plate: 'K-XX 999' })).toBeUndefined()
    await test.database.pool.query(
      `update trade_ins set vehicle = vehicle || '{"vin": "WVWZZZ1KZAW000001", "plate": "K-AB 12"}' where id = $1`,
      [id],
    )
    for (const car of [{ vin: 'WVWZZZ1KZAW000001' }, { plate: 'K-AB 12' }])
      expect(await soldTo(me.owner, car)).toEqual({ requestId: first.requestId })
    expect(await soldTo((await seller()).owner, { garageId: garage })).toBeUndefined()
    // The shop of another dealer says so, but does not lead there.
    const elsewhere = { customerId: me.owner.customerId, scope: { merchantUuids: [randomUUID()] } }
    expect(await readAcceptedTradeIn(test.database.read, elsewhere, { ...NO_CAR, garageId: garage })).toEqual({
      requestId: null,
    })
    expect(await chooseTradeInDealer(deps(), change, { merchant: buyer.uuid, place: null })).toMatchObject({
      code: 'CONFLICT',
    })
    expect(await ask(me, null)).toMatchObject({ code: 'CONFLICT' })
  })
})

it('is of the entry of the garage that was chosen, otherwise of the oldest with its VIN', async () => {
  const [me, stranger] = [await seller(), await seller()]
  const vin = 'WVWZZZ1KZAW000077'
  const { rows } = await test.database.pool.query<{ id: number }>(
    `insert into garage_vehicles (customer_id, make, model, vin, is_selected)
     values ($1, 'VW', 'Golf', $2, false), ($1, 'VW', 'Golf', $2, false), ($1, 'Seat', 'Leon', null, false) returning id`,
    [me.owner.customerId, vin],
  )
  const [oldest, second, other] = rows.map(({ id }) => id)
  const found = (garageId: number | null, of: string | null, { owner } = me) =>
    findGarageEntry(test.database.read, owner.customerId, { garageId, vin: of })
  expect(await found(second!, vin)).toBe(second)
  expect(await found(other!, vin)).toBe(other)
  expect(await found(null, vin)).toBe(oldest)
  expect(await found(null, null)).toBeUndefined()
  expect(await found(second!, vin, stranger)).toBeUndefined()
})
