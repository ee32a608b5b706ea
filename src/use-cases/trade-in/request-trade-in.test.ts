import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type DraftOwner, putPendingForm, readPendingForm } from '#database/drafts.ts'
import { berlinToday, berlinYear } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { openSequenceStep } from '#domain/trade-in/sequence.ts'
import { placesTable } from '#services/places/table.ts'
import { stockVehicleLookup } from '#services/vehicle-lookup/stock.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addCalendar } from '../../../tests/support/appointments.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { tradeInOf } from '../../../tests/support/trade-ins.ts'
import { findByKeyNumbers } from '../vehicle/key-numbers.ts'
import { changeRequest } from '../request/change-request.ts'
import { withdrawRequest } from '../request/withdraw-request.ts'
import { chooseTradeInDealer, setTradeInCondition, setTradeInMileage } from './change-trade-in.ts'
import { putDealerTerms } from './put-dealer-terms.ts'
import { type Identification, identifyTradeIn } from './identify-vehicle.ts'
import { readHitRates } from './hit-rates.ts'
import { inspectTradeIn, offerAfterInspection } from './inspect-trade-in.ts'
import { requestTradeIn, tradeInDigest } from './request-trade-in.ts'
import { findGarageEntry } from './garage-entry.ts'
import { readAcceptedTradeIn, readOpenTradeIns } from './open-trade-ins.ts'
import { completeSale, sellTradeIn } from './sell-trade-in.ts'
import { readTradeInDraft } from './trade-in-draft.ts'
import { readTradeInDetails, readTradeInProgress } from './trade-in-progress.ts'

const test = useTestDatabase()
const ALL = { merchantUuids: [] }
const SITE = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
const YEAR = String(berlinYear() - 5)
const CLEAN = {
  ...{ scratches: 'none', windscreen: 'none', accident: 'none', import: 'german', serviceBook: 'workshop' },
  ...{ secondTyres: 'none', inspection: 'year', tyres: 'good', brakes: 'good', finance: 'none', seller: 'private' },
}
const NINE = { day: addDays(berlinToday(), 7), minute: 540 }
const COLOGNE = {
  ...{ zip: '50670', city: 'Köln', state: 'Nordrhein-Westfalen', areaCode: '221' },
  ...{ latitude: 50.95, longitude: 6.95 },
}
const GARAGE_GOLF = {
  ...{ make: 'Volkswagen', model: 'Golf', hsn: null, tsn: null, vin: null, plate: null },
  ...{ mileage: null, firstRegistration: null },
}
const NOTHING = { condition: {}, equipment: {}, mileage: null, amounts: {}, market: null }

let buyer: { id: number; uuid: string }

beforeAll(async () => {
  buyer = await addMerchant(test.database, { slug: 'buyer', name: 'Autohaus Käufer' })
  await addCalendar(test.database, buyer.id, { bays: 2 })
  // Five sellers, two cars each, and the buyer's own at a price that would move the estimate.
  for (const seller of [0, 1, 2, 3, 4]) {
    const { id } = await addMerchant(test.database, { slug: `seller-${seller}` })
    await deliver(
      test.database,
      id,
      [0, 1].map((index) => golf(`${seller}${index}`, 15_000_00 + seller * 200_00 + index * 50_00)),
    )
  }
  await deliver(test.database, (await addMerchant(test.database, { slug: 'opel' })).id, [
    car('1', { makeName: 'Opel', modelName: 'Corsa' }),
  ])
  await deliver(test.database, buyer.id, [golf('90', 5_000_00), golf('91', 5_100_00), golf('92', 5_200_00)])
})

function golf(number: string, price: number) {
  const attributes = {
    ...{ price, mileage: 60_000 + Number(number) * 10, firstRegistration: `${YEAR}-03`, power: 110 },
    ...{ gearbox: 'MANUAL' as const, drive: 'FRONT' as const, seats: 5, hsn: '0603', tsn: 'ABC' },
  }
  return car(number, { attributes })
}

const deps = () => ({
  ...{ read: test.database.read, writer: test.database, places: placesTable([COLOGNE]) },
  vehicleLookup: stockVehicleLookup((hsn, tsn) => findByKeyNumbers(test.database.read, hsn, tsn)),
})
const visitor = (): DraftOwner => ({ kind: 'VISITOR', anonymousId: randomUUID() })
const identify = (owner: DraftOwner, said: Identification) =>
  identifyTradeIn(deps(), owner, randomUUID(), { said, entry: null })
const choose = (owner: DraftOwner, ...choices: [string, string][]) =>
  identify(owner, { kind: 'CHOICES', choices: choices.map(([step, option]) => ({ step: step as 'make', option })) })
const progressOf = async (owner: DraftOwner) =>
  readTradeInProgress(test.database.read, ALL, await readTradeInDraft(test.database.read, owner, randomUUID()))
const openStep = async (owner: DraftOwner) => openSequenceStep((await progressOf(owner)).states)

describe('a car is identified', () => {
  it('by its questions: what has one answer is taken, a choice resets the later ones', async () => {
    const owner = visitor()
    expect(await choose(owner, ['make', 'volkswagen'])).toEqual({ kind: 'done' })
    // Our stock does not know every model: there is always another one.
    expect((await progressOf(owner)).states[1]).toMatchObject({ name: 'model', options: ['golf', 'OTHER'] })
    await choose(owner, ['model', 'golf'])
    await choose(owner, ['colors', 'BLUE'])
    await choose(owner, ['regmonth', '03'], ['regdate', YEAR])
    expect(await progressOf(owner)).toMatchObject({
      vehicle: { make: 'Volkswagen', model: 'Golf', fuel: 'DIESEL', power: 110, firstRegistration: `${YEAR}-03` },
      openStep: 'tradein-vehicle',
    })
    await choose(owner, ['colors', 'RED'])
    expect(await openStep(owner)).toBe('regmonth')
    expect(await choose(owner, ['regmonth', '13'])).toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ field: 'regmonth' }],
    })
  })

  it('by key numbers that dealers have delivered, by the make of a VIN, and not by unknown numbers', async () => {
    const owner = visitor()
    await identify(owner, { kind: 'KEY_NUMBERS', hsn: '0603', tsn: 'ABC' })
    expect((await progressOf(owner)).draft).toMatchObject({
      known: { make: 'volkswagen', model: 'golf', engine: 'DIESEL-110' },
    })
    expect(await openStep(owner)).toBe('colors')
    expect(await identify(owner, { kind: 'KEY_NUMBERS', hsn: '9999', tsn: 'AAA' })).toMatchObject({ code: 'NOT_FOUND' })
    await identify(owner, { kind: 'VIN', vin: 'WVWZZZ1KZ6W000001' })
    expect((await progressOf(owner)).draft).toMatchObject({ known: { make: 'volkswagen' }, hsn: null, tab: 'VIN' })
    await identify(owner, { kind: 'VIN', vin: 'XXXZZZ1KZ6W000001' })
    expect(await openStep(owner)).toBe('make')
    expect(await identify(owner, { kind: 'GARAGE', car: undefined })).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('from the garage: only what it does not know is asked, until an answer says that it is another car', async () => {
    const owner = visitor()
    await identify(owner, { kind: 'GARAGE', car: { ...GARAGE_GOLF, id: 7, firstRegistration: `${YEAR}-03` } })
    expect(await openStep(owner)).toBe('colors')
    await choose(owner, ['colors', 'BLUE'])
    expect(await openStep(owner)).toBeUndefined()
    expect(await progressOf(owner)).toMatchObject({ vehicle: { color: 'BLUE', firstRegistration: `${YEAR}-03` } })
    await identify(owner, { kind: 'REOPEN', step: 'colors' })
    await choose(owner, ['colors', 'RED'])
    expect(await openStep(owner)).toBeUndefined()
    await choose(owner, ['model', 'OTHER'], ['colors', 'RED'])
    expect(await openStep(owner)).toBe('regmonth')
  })

  it('what was left in a step of one car is not shown for another one', async () => {
    const owner = visitor()
    const said = { kind: 'GARAGE', car: { ...GARAGE_GOLF, id: 7 } } as const
    await identify(owner, said)
    const left = { page: '/auto-verkaufen/angebot', fields: { message: 'Der Golf ist scheckheftgepflegt.' } }
    await test.database.transaction((handle) => putPendingForm(handle, owner, 'trade-in', 'tradein-offer', left))
    const found = () => readPendingForm(test.database.read, owner, 'trade-in', 'tradein-offer')
    await identify(owner, said)
    expect(await found()).toEqual(left)
    await identify(owner, { kind: 'VIN', vin: 'XXXZZZ1KZ6W000001' })
    expect(await found()).toBeUndefined()
  })
})

/** A customer who has answered every step. */
async function seller() {
  const { actor } = await addCustomer(test.database, `${randomUUID()}@example.com`)
  const owner = { kind: 'CUSTOMER', customerId: actor.customerId } as const
  await choose(owner, ['make', 'volkswagen'], ['model', 'golf'])
  return { owner, actor, change: await answer(owner) }
}

/** Answers what follows make and model. */
async function answer(owner: Extract<DraftOwner, { kind: 'CUSTOMER' }>) {
  await choose(owner, ['colors', 'BLUE'])
  await choose(owner, ['regmonth', '03'], ['regdate', YEAR])
  const change = { owner, scope: ALL, newKey: randomUUID() }
  const outcomes = [
    await setTradeInMileage(deps(), change, 62_000),
    await setTradeInCondition(deps(), change, {
      condition: { ...CLEAN, brakes: 'UNKNOWN' },
      equipment: ['towBar', 'x'],
      isPartial: false,
    }),
    await chooseTradeInDealer(deps(), change, { merchant: buyer.uuid, place: null }),
  ]
  expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'done', 'done'])
  return change
}

async function ask({ owner }: { owner: { customerId: number; kind: 'CUSTOMER' } }, slot: typeof NINE | null = NINE) {
  const details = await readTradeInDetails(test.database.read, await progressOf(owner))
  const order = { customerId: owner.customerId, scope: ALL, site: SITE, key: randomUUID(), phone: null, text: null }
  return requestTradeIn(deps(), { ...order, shown: details ? tradeInDigest(details) : '', slot })
}

const federalStateOf = async (requestId: number) => {
  const row = test.database.read.selectFrom('requests').select('federal_state').where('id', '=', requestId)
  return (await row.executeTakeFirstOrThrow()).federal_state
}

const stateOf = async (requestId: number) => {
  const row = await test.database.read
    .selectFrom('trade_ins as t')
    .innerJoin('requests as r', 'r.id', 't.request_id')
    .select(['t.id', 't.state', 'r.state as request', 't.price_cents as price', 't.garage_vehicle_id as garage'])
    .where('r.id', '=', requestId)
    .executeTakeFirstOrThrow()
  return row
}

const setState = (id: number, state: string, validUntil: string | null = null) =>
  test.database.pool.query('update trade_ins set state = $2, price_cents = $4, valid_until = $3 where id = $1', [
    ...[id, state, validUntil, validUntil && 1_000_000],
  ])

describe('the estimate', () => {
  it('rests on other sellers’ offers, none of which weighs more than its share', async () => {
    const me = await seller()
    const details = (await readTradeInDetails(test.database.read, await progressOf(me.owner)))!
    expect(details.valuation).toMatchObject({
      offers: 10,
      sellers: 5,
      comparedBy: { fuel: 'DIESEL', gearbox: 'MANUAL' },
    })
    expect(details.valuation!.market.median).toBeGreaterThan(15_000_00)
    expect(details.valuation!.comparables.filter(({ isMedian }) => isMedian)).toHaveLength(1)
    expect(details.valuation!.comparables.some(({ price }) => price < 6_000_00)).toBe(false)
  })

  it('is not given without a mileage and a condition', async () => {
    const owner = visitor()
    const change = { owner, scope: ALL, newKey: randomUUID() }
    expect(await setTradeInMileage(deps(), change, null)).toMatchObject({
      fields: [
        { field: 'make', code: 'REQUIRED' },
        { field: 'mileage', code: 'REQUIRED' },
      ],
    })
    const empty = { condition: {}, equipment: [] }
    expect(await setTradeInCondition(deps(), change, { ...empty, isPartial: false })).toMatchObject({
      code: 'INVALID_INPUT',
    })
    // Not even in part before the car is named: it would replace another draft.
    expect(await setTradeInCondition(deps(), change, { ...empty, isPartial: true })).toMatchObject({ code: 'CONFLICT' })
    expect(await chooseTradeInDealer(deps(), change, { merchant: randomUUID(), place: null })).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('stores answers in part while pictures change, which does not end the step', async () => {
    const { owner, change } = await seller()
    const part = { condition: { tyres: 'two' }, equipment: ['camera'] }
    expect(await setTradeInCondition(deps(), change, { ...part, isPartial: true })).toEqual({ kind: 'done' })
    expect(await progressOf(owner)).toMatchObject({ draft: part, openStep: 'tradein-condition' })
  })

  it('counts with the dealer’s own amounts', async () => {
    const { id, uuid } = await addMerchant(test.database, { slug: 'terms' })
    expect(await putDealerTerms(test.database, id, { amounts: { 'tyres.nonsense': 1 } })).toMatchObject({
      code: 'INVALID_INPUT',
    })
    await putDealerTerms(test.database, id, { marginPermille: 80, amounts: { 'equipment.towBar': 50_00 } })
    const me = await seller()
    await chooseTradeInDealer(deps(), me.change, { merchant: uuid, place: null })
    expect((await progressOf(me.owner)).terms).toMatchObject({
      ...{ marginPermille: 80, reconditioning: 390_00, amounts: { 'equipment.towBar': 50_00 }, since: berlinToday() },
    })
  })
})

describe('a request to the dealer', () => {
  it('leads over inspection and offer to a sale without a purchase', async () => {
    const me = await seller()
    const sent = await ask(me)
    if (sent.kind !== 'done') throw new Error(sent.code)
    const { requestId } = sent
    // Its due time leaves out the holidays of the dealer’s state.
    expect(await federalStateOf(requestId)).toBe('NW')
    expect(await stateOf(requestId)).toMatchObject({ state: 'INSPECTION_BOOKED', request: 'INSPECTION_BOOKED' })
    expect(await ask(me)).toMatchObject({ code: 'CONFLICT' })
    // What was unknown has to be found.
    expect(await inspectTradeIn(test.database, requestId, NOTHING)).toMatchObject({ fields: [{ field: 'brakes' }] })
    const wrong = { ...NOTHING, condition: { brakes: 'good' }, amounts: { 'tyres.two': -900_00 } }
    expect(await inspectTradeIn(test.database, requestId, wrong)).toMatchObject({ fields: [{ field: 'tyres.two' }] })
    const market = { ...NOTHING, condition: { brakes: 'good' }, market: 1_000_00 }
    expect(await inspectTradeIn(test.database, requestId, market)).toMatchObject({ fields: [{ field: 'market' }] })
    const found = { ...NOTHING, condition: { brakes: 'good', tyres: 'two' }, mileage: 63_000 }
    const inspected = await inspectTradeIn(test.database, requestId, found)
    if (inspected.kind !== 'done') throw new Error(inspected.code)
    expect(inspected.price.differences.map(({ line, amount }) => [line, Math.sign(amount)])).toEqual([
      ['mileage', -1],
      ['tyres', -1],
      ['brakes', 1],
    ])
    const terms = {
      requestId,
      validUntil: addDays(berlinToday(), 7),
      actor: 'MERCHANT',
      mainOrigin: SITE.origin,
    } as const
    expect(await offerAfterInspection(test.database, { ...terms, validUntil: '2020-01-01' })).toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect(await offerAfterInspection(test.database, terms)).toEqual({ kind: 'done', price: inspected.price.estimate })
    expect(await stateOf(requestId)).toMatchObject({
      state: 'OFFERED',
      request: 'OFFERED',
      price: inspected.price.estimate,
    })
    // A car of five years whose tyres were worse than described, at a price the estimate had left room for.
    expect(await readHitRates(test.database.read, buyer.id)).toMatchObject({
      offers: 1,
      ages: [{ offers: 0 }, { age: 'FROM_3', offers: 1 }, { offers: 0 }, { offers: 0 }],
    })
    const other = (await addCustomer(test.database, `${randomUUID()}@example.com`)).actor.customerId
    expect(await sellTradeIn(test.database, { customerId: other, requestId })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await completeSale(test.database, { requestId, actor: 'MERCHANT' })).toMatchObject({ code: 'CONFLICT' })
    expect(await sellTradeIn(test.database, { customerId: me.actor.customerId, requestId })).toEqual({ kind: 'done' })
    expect(await sellTradeIn(test.database, { customerId: me.actor.customerId, requestId })).toMatchObject({
      code: 'CONFLICT',
    })
    expect(await completeSale(test.database, { requestId, actor: 'MERCHANT' })).toEqual({ kind: 'done' })
    const row = await stateOf(requestId)
    expect(row).toMatchObject({ state: 'PURCHASED', request: 'PURCHASED' })
    expect((await tradeInOf(test.database, row.id)).events.map(([to, by]) => `${to} ${by}`)).toEqual([
      ...['OFFER_REQUESTED CUSTOMER', 'INSPECTION_BOOKED CUSTOMER', 'OFFERED MERCHANT', 'ACCEPTED CUSTOMER'],
      'PURCHASED MERCHANT',
    ])
  })

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

  it('is withdrawn with its appointment, or declined by the dealer, and the trade-in follows', async () => {
    const withdrawn = await ask(await seller(), { ...NINE, minute: 600 })
    const declined = await ask(await seller(), null)
    if (withdrawn.kind !== 'done' || declined.kind !== 'done') throw new Error('refused')
    expect(await stateOf(declined.requestId)).toMatchObject({ state: 'OFFER_REQUESTED', request: 'OFFER_REQUESTED' })
    const { requestId } = withdrawn
    const { customer_id: customerId } = await test.database.read
      .selectFrom('requests')
      .select('customer_id')
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow()
    await withdrawRequest(test.database, { customerId, key: null, scope: ALL }, requestId)
    expect(await stateOf(requestId)).toMatchObject({ state: 'DECLINED', request: 'DECLINED' })
    await test.database.transaction((handle) =>
      changeRequest(handle, {
        requestId: declined.requestId,
        to: 'DECLINED',
        actor: 'MERCHANT',
        reason: 'CAR_NOT_WANTED',
      }),
    )
    expect(await stateOf(declined.requestId)).toMatchObject({ state: 'DECLINED', request: 'DECLINED' })
    const appointment = await test.database.read
      .selectFrom('appointments')
      .select('state')
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow()
    expect(appointment.state).toBe('CANCELLED')
  })

  it('sends what was shown and nothing else, and nothing of it where the time is taken', async () => {
    const me = await seller()
    const order = {
      customerId: me.actor.customerId,
      scope: ALL,
      site: SITE,
      key: randomUUID(),
      phone: null,
      text: null,
    }
    expect(await requestTradeIn(deps(), { ...order, shown: 'other', slot: NINE })).toMatchObject({ code: 'CHANGED' })
    const late = { day: NINE.day, minute: 700 }
    expect(await ask(await seller(), late)).toMatchObject({ code: 'UNAVAILABLE' })
    await ask(await seller(), { ...NINE, minute: 720 })
    await ask(await seller(), { ...NINE, minute: 720 })
    expect(await ask(me, { ...NINE, minute: 720 })).toMatchObject({ code: 'UNAVAILABLE', alternatives: [{}, {}, {}] })
    const garage = await test.database.read
      .selectFrom('garage_vehicles')
      .select('id')
      .where('customer_id', '=', me.actor.customerId)
      .execute()
    expect(garage).toEqual([])
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
