import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ownerName } from '#database/carts.ts'
import { lockDraftOf, putPendingForm, readOpenedDraft } from '#database/drafts.ts'
import type { Writer } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { somebodyWaits } from '../../../tests/support/somebody-waits.ts'
import { ALL, GARAGE_GOLF, useTradeInDrafts, visitor, YEAR } from '../../../tests/support/trade-in-drafts.ts'
import { lockDraft } from '../appointment/reserve-slot.ts'
import { chooseTradeInDealer, setTradeInCondition, setTradeInMileage } from './change-trade-in.ts'
import { putDealerTerms } from './put-dealer-terms.ts'
import { continueWidgetDraft, newWidgetDraft, widgetVisitorOf } from './widget-draft.ts'
import { readTradeInDetails } from './trade-in-progress.ts'

const test = useTestDatabase()
const { choose, deps, identify, openStep, progressOf, seller } = useTradeInDrafts(test)

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
    await test.database.transaction((handle) =>
      putPendingForm(handle, owner, 'trade-in', { step: 'tradein-offer', form: left }),
    )
    const found = () => readOpenedDraft(test.database.read, owner, 'trade-in', 'tradein-offer')
    await identify(owner, said)
    expect((await found())?.form).toEqual(left)
    await identify(owner, { kind: 'VIN', vin: 'XXXZZZ1KZ6W000001' })
    expect((await found())?.form).toBeNull()
  })
})

it('what was entered in a frame takes the place of an earlier draft, whose open forms change nothing of it', async () => {
  const owner = visitor()
  await choose(owner, ['make', 'volkswagen'])
  const idOf = async () => (await readOpenedDraft(test.database.read, owner, 'trade-in', 'tradein-vehicle'))?.id
  const earlier = await idOf()
  const capability = newWidgetDraft(new Date(), undefined)
  const framed = { kind: 'VISITOR', anonymousId: widgetVisitorOf(capability, new Date())! } as const
  await choose(framed, ['make', 'volkswagen'], ['model', 'golf'])
  expect(await continueWidgetDraft(test.database, owner, capability, new Date())).toEqual({ kind: 'done' })
  expect((await progressOf(owner)).draft.answers).toMatchObject({ model: 'golf' })
  expect(earlier).toBeDefined()
  expect(await idOf()).not.toBe(earlier)
})

it('what was entered in a frame waits for a step of the earlier draft that is being saved, without a deadlock', async () => {
  const owner = visitor()
  await choose(owner, ['make', 'volkswagen'])
  const capability = newWidgetDraft(new Date(), undefined)
  await choose({ kind: 'VISITOR', anonymousId: widgetVisitorOf(capability, new Date())! }, ['make', 'volkswagen'])
  let attempts = 0
  const writer: Writer = {
    transaction: (work) =>
      test.database.transaction((handle) => {
        attempts += 1
        return work(handle)
      }),
  }
  let continued: ReturnType<typeof continueWidgetDraft> | undefined
  await writer.transaction(async (handle) => {
    await lockDraftOf(handle, owner, 'trade-in')
    continued ??= continueWidgetDraft(writer, owner, capability, new Date())
    await expect.poll(() => somebodyWaits(test.database), { interval: 20 }).toBe(true)
    await lockDraft(handle, ownerName(owner))
  })
  expect(await continued).toEqual({ kind: 'done' })
  expect(attempts).toBe(2)
})

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
