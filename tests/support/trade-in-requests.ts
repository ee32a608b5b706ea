import { randomUUID } from 'node:crypto'
import type { Database } from '#database/connection.ts'
import { writeTradeInEvent } from '#database/trade-in-events.ts'
import type { TradeInData } from '#domain/trade-in/trade-in-data.ts'
import { SHOP_TERMS } from '#use-cases/trade-in/dealer-terms.ts'
import { changeTradeInState } from '#use-cases/trade-in/change-state.ts'
import { issueRequestKey } from '#use-cases/request/request-keys.ts'
import { openRequest } from '#use-cases/request/open-request.ts'
import { addCustomer } from './account.ts'

const VIN = 'WVWZZZ1JZXW000001'
export const TRADED: TradeInData = {
  title: 'Volkswagen Golf',
  vehicle: {
    ...{ make: 'Volkswagen', model: 'Golf', vin: VIN, plate: 'K-FW 123', color: 'BLUE', mileage: 62_000 },
    ...{ firstRegistration: '2021-03', body: 'HATCHBACK', seats: '5', fuel: 'DIESEL', power: 110, drive: 'FRONT' },
    gearbox: 'MANUAL',
  },
  condition: {
    ...{ scratches: 'none', windscreen: 'none', accident: 'none', import: 'german', serviceBook: 'workshop' },
    ...{ secondTyres: 'none', inspection: 'year', tyres: 'good', brakes: 'UNKNOWN', finance: 'none' },
    seller: 'private',
  },
  equipment: ['towBar'],
  ...{ flow: 'standFlow', origin: 'STANDALONE', terms: SHOP_TERMS, slot: null },
  valuation: {
    asOf: '2026-11-20',
    market: { median: 15_000_00, age: -100_00, mileage: -50_00, power: 0, low: 14_500_00, high: 15_600_00 },
    medianOffer: { firstRegistration: '2021-04', mileage: 60_000 },
    ...{ offers: 10, sellers: 5 },
    comparedBy: {
      ...{ make: 'volkswagen', model: 'golf', fuel: 'DIESEL', gearbox: 'MANUAL', body: null, minPower: 88 },
      ...{ maxPower: 132, from: '2019-03', to: '2023-03', maxMileage: 93_000 },
    },
    comparables: [],
  },
}

/** A request for a trade-in whose inspection is booked, with a key for each side. */
export async function addTradeInRequest(database: Database, merchantId: number, changed: Partial<TradeInData> = {}) {
  const { actor } = await addCustomer(database, `${randomUUID()}@example.com`)
  const { customerId } = actor
  const data = { ...TRADED, ...changed }
  const site = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
  const ids = await database.transaction(async (handle) => {
    const { id, key } = await openRequest(handle, site, randomUUID(), {
      ...{ kind: 'TRADE_IN', merchantId, vehicleId: null, customerId, data, text: null, federalState: null },
      person: { salutation: null, firstName: 'Jana', lastName: 'Krüger' },
      ...{ email: 'jana@example.com', phone: null },
    })
    const { make, model, vin, plate, firstRegistration, mileage } = data.vehicle
    const garage = await handle
      .insertInto('garage_vehicles')
      .values({
        ...{ customer_id: customerId, make, model, vin, plate, first_registration: firstRegistration, mileage },
        ...{ fuel_type: data.vehicle.fuel, is_selected: true },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: tradeInId } = await handle
      .insertInto('trade_ins')
      .values({
        ...{ customer_id: customerId, garage_vehicle_id: garage.id, merchant_id: merchantId, inspection: null },
        vehicle: JSON.stringify({ make, model, vin, plate, firstRegistration, mileage }),
        ...{ state: 'OFFER_REQUESTED', price_cents: null, valid_until: null, request_id: id },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeTradeInEvent(handle, { tradeInId, actor: 'CUSTOMER', from: null, to: 'OFFER_REQUESTED' })
    await changeTradeInState(handle, { tradeInId, to: 'INSPECTION_BOOKED', actor: 'CUSTOMER' })
    return { id, key, tradeInId, sellerKey: await issueRequestKey(handle, id, 'MERCHANT') }
  })
  return { actor, ...ids }
}
