import { isGarageVehicleTradedIn, isOpenFor } from '#database/traded-in.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { addDays, isDay } from '#domain/delivery/calendar-day.ts'
import { MAX_DAYS_OFFERED, MAX_OFFERED, type TradedCar } from '#domain/trade-in/trade-in.ts'
import { customerOfId } from '../account/customer-row.ts'
import { writeTradeInEvent } from '#database/trade-in-events.ts'
import { expireOffersFor } from './expire-trade-ins.ts'
import { mailOffer } from './mail-offer.ts'

interface OfferToMake {
  readonly merchantId: number
  readonly customerId: number
  readonly garageVehicleId: number
  /** Cents. */
  readonly price: number
  /** The last day it binds the dealer, YYYY-MM-DD. */
  readonly validUntil: string
  readonly actor: StateActor
  readonly reason?: string | undefined
  /** Origin of the main site. */
  readonly mainOrigin: string
}

/**
 * A dealer who has seen a car of a customer's garage offers a price for it. The car's identity is copied, and the customer is mailed. The
 * offer binds the dealer: while it is open, the same dealer cannot make another for this car. Refused: INVALID_INPUT naming `price` or
 * `validUntil`; NOT_FOUND for a car that is not in this customer's garage; CONFLICT while an offer of this dealer or a request to it
 * is open, or where the car is traded in already.
 */
export async function offerTradeIn(
  writer: Writer,
  { merchantId, customerId, garageVehicleId, price, validUntil, actor, reason, mainOrigin }: OfferToMake,
): Promise<{ readonly kind: 'done'; readonly id: number } | Refused> {
  const today = berlinToday()
  const isPossible = Number.isInteger(price) && price > 0 && price <= MAX_OFFERED
  if (!isPossible) return refused('INVALID_INPUT', { fields: [{ field: 'price', code: 'INVALID' }] })
  if (!isDay(validUntil) || validUntil < today || validUntil > addDays(today, MAX_DAYS_OFFERED))
    return refused('INVALID_INPUT', { fields: [{ field: 'validUntil', code: 'INVALID_DATE' }] })
  return writer.transaction(async (handle) => {
    // Trade-ins are locked before the garage, as everywhere both are locked.
    await expireOffersFor(handle, garageVehicleId, today)
    const vehicle = await lockedCar(handle, customerId, garageVehicleId)
    if (!vehicle) return refused('NOT_FOUND')
    if (await isOfferedOrTradedIn(handle, { customerId, garageVehicleId, merchantId, vehicle }))
      return refused('CONFLICT')
    const { id } = await handle
      .insertInto('trade_ins')
      .values({
        customer_id: customerId,
        garage_vehicle_id: garageVehicleId,
        vehicle: JSON.stringify(vehicle),
        merchant_id: merchantId,
        state: 'OFFERED',
        price_cents: price,
        valid_until: validUntil,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeTradeInEvent(handle, { tradeInId: id, actor, from: null, to: 'OFFERED', reason })
    await mailOffer(handle, id, mainOrigin)
    return { kind: 'done', id }
  })
}

/** The lock makes concurrent offers for a car wait for each other. The customer is locked first, as for every change of a garage. */
async function lockedCar(handle: WriteHandle, customerId: number, id: number): Promise<TradedCar | undefined> {
  if (!(await customerOfId(handle, customerId))) return undefined
  return handle
    .selectFrom('garage_vehicles')
    .select(['make', 'model', 'vin', 'plate', 'first_registration as firstRegistration', 'mileage'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
}

interface RequestedOffer extends Pick<OfferToMake, 'customerId' | 'garageVehicleId' | 'merchantId'> {
  readonly vehicle: TradedCar
}

/** Whether this dealer has an open offer or request for the car, or the car is traded in. */
export async function isOfferedOrTradedIn(
  handle: WriteHandle,
  { customerId, garageVehicleId, merchantId, vehicle }: RequestedOffer,
): Promise<boolean> {
  const { is } = await handle
    .selectNoFrom(({ or, exists, selectFrom }) =>
      or([
        isGarageVehicleTradedIn(customerId, garageVehicleId, vehicle),
        exists(
          selectFrom('trade_ins as open')
            .select('open.id')
            .where('open.merchant_id', '=', merchantId)
            // Where a request is open, its inspection decides the price.
            .where(isOpenFor({ customerId, garageVehicleId, vin: vehicle.vin })),
        ),
      ]).as('is'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(is)
}
