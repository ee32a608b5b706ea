import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { ALL, NINE, SITE, useTradeInDrafts } from '../../../tests/support/trade-in-drafts.ts'
import { tradeInOf } from '../../../tests/support/trade-ins.ts'
import { changeRequest } from '../request/change-request.ts'
import { withdrawRequest } from '../request/withdraw-request.ts'
import { readHitRates } from './hit-rates.ts'
import { inspectTradeIn, offerAfterInspection } from './inspect-trade-in.ts'
import { requestTradeIn } from './request-trade-in.ts'
import { completeSale, sellTradeIn } from './sell-trade-in.ts'

const test = useTestDatabase()
const { ask, buyer, deps, seller, stateOf } = useTradeInDrafts(test)
const NOTHING = { condition: {}, equipment: {}, mileage: null, amounts: {}, market: null }

const federalStateOf = async (requestId: number) => {
  const row = test.database.read.selectFrom('requests').select('federal_state').where('id', '=', requestId)
  return (await row.executeTakeFirstOrThrow()).federal_state
}

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
