import { randomUUID } from 'node:crypto'
import { beforeAll, expect } from 'vitest'
import type { DraftOwner } from '#database/drafts.ts'
import { berlinToday, berlinYear } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { openSequenceStep } from '#domain/trade-in/sequence.ts'
import { placesTable } from '#services/places/table.ts'
import { stockVehicleLookup } from '#services/vehicle-lookup/stock.ts'
import { findByKeyNumbers } from '#use-cases/vehicle/key-numbers.ts'
import { chooseTradeInDealer, setTradeInCondition, setTradeInMileage } from '#use-cases/trade-in/change-trade-in.ts'
import { type Identification, identifyTradeIn } from '#use-cases/trade-in/identify-vehicle.ts'
import { requestTradeIn, tradeInDigest } from '#use-cases/trade-in/request-trade-in.ts'
import { readTradeInDraft } from '#use-cases/trade-in/trade-in-draft.ts'
import { readTradeInDetails, readTradeInProgress } from '#use-cases/trade-in/trade-in-progress.ts'
import { addCustomer } from './account.ts'
import { addCalendar } from './appointments.ts'
import { addMerchant, car, deliver } from './stock.ts'
import type { TestDatabase } from './test-database.ts'

export const ALL = { merchantUuids: [] }
export const SITE = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
export const YEAR = String(berlinYear() - 5)
const CLEAN = {
  ...{ scratches: 'none', windscreen: 'none', accident: 'none', import: 'german', serviceBook: 'workshop' },
  ...{ secondTyres: 'none', inspection: 'year', tyres: 'good', brakes: 'good', finance: 'none', seller: 'private' },
}
export const NINE = { day: addDays(berlinToday(), 7), minute: 540 }
const COLOGNE = {
  ...{ zip: '50670', city: 'Köln', state: 'Nordrhein-Westfalen', areaCode: '221' },
  ...{ latitude: 50.95, longitude: 6.95 },
}
export const GARAGE_GOLF = {
  ...{ make: 'Volkswagen', model: 'Golf', hsn: null, tsn: null, vin: null, plate: null },
  ...{ mileage: null, firstRegistration: null },
}

function golf(number: string, price: number) {
  const attributes = {
    ...{ price, mileage: 60_000 + Number(number) * 10, firstRegistration: `${YEAR}-03`, power: 110 },
    ...{ gearbox: 'MANUAL' as const, drive: 'FRONT' as const, seats: 5, hsn: '0603', tsn: 'ABC' },
  }
  return car(number, { attributes })
}

export const visitor = (): DraftOwner => ({ kind: 'VISITOR', anonymousId: randomUUID() })

/** Sellers' offers to compare with, a dealer who buys, and the steps of a sale by their use cases. */
export function useTradeInDrafts(test: TestDatabase) {
  const buyer = {} as { id: number; uuid: string }
  beforeAll(async () => {
    Object.assign(buyer, await addMerchant(test.database, { slug: 'buyer', name: 'Autohaus Käufer' }))
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

  const deps = () => ({
    ...{ read: test.database.read, writer: test.database, places: placesTable([COLOGNE]) },
    vehicleLookup: stockVehicleLookup((hsn, tsn) => findByKeyNumbers(test.database.read, hsn, tsn)),
  })
  const identify = (owner: DraftOwner, said: Identification) =>
    identifyTradeIn(deps(), owner, randomUUID(), { said, entry: null })
  const choose = (owner: DraftOwner, ...choices: [string, string][]) =>
    identify(owner, { kind: 'CHOICES', choices: choices.map(([step, option]) => ({ step: step as 'make', option })) })
  const progressOf = async (owner: DraftOwner) =>
    readTradeInProgress(test.database.read, ALL, await readTradeInDraft(test.database.read, owner, randomUUID()))
  const openStep = async (owner: DraftOwner) => openSequenceStep((await progressOf(owner)).states)

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
  return { answer, ask, buyer, choose, deps, identify, openStep, progressOf, seller, setState, stateOf }
}
