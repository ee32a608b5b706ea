import { type RawBuilder, sql } from 'kysely'
import { berlinToday } from '#domain/berlin-time.ts'
import type { TradedCar } from '#domain/trade-in/trade-in.ts'

/** Whether the car of the trade-in with this alias is being or has been traded in. */
export function isTradedIn(alias: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return isTradedInAs(column('customer_id'), column('garage_vehicle_id'), column('vehicle'))
}

/** The same for a car in a customer's garage. */
export function isGarageVehicleTradedIn(
  customerId: number,
  garageVehicleId: number,
  car: TradedCar,
): RawBuilder<boolean> {
  return isTradedInAs(sql.val(customerId), sql.val(garageVehicleId), sql`${JSON.stringify(car)}::jsonb`)
}

/** The same as a condition on the trade-in with the alias `given`. `garageVehicleId`: null for a car that is not in the garage. */
export function tradesInGarageVehicle(
  customerId: number,
  garageVehicleId: number | null,
  car: Pick<TradedCar, 'vin' | 'plate'>,
): RawBuilder<boolean> {
  return tradesIn(sql.val(customerId), sql.val(garageVehicleId), sql`${JSON.stringify(car)}::jsonb`)
}

function isTradedInAs(...car: Parameters<typeof tradesIn>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from trade_ins given where ${tradesIn(...car)})`
}

/** The car of a customer: its entry in the garage, null where it has none, and its VIN. */
interface CustomersCar {
  readonly customerId: number
  readonly garageVehicleId: number | null
  readonly vin: string | null
}

/**
 * A condition on the trade-in with the alias `open`: it is a request or an offer for this car that is not decided. The car is recognised by
 * its VIN under another entry of the garage.
 */
export function isOpenFor({ customerId, garageVehicleId, vin }: CustomersCar): RawBuilder<boolean> {
  return sql<boolean>`open.customer_id = ${customerId}
    and (open.garage_vehicle_id = ${garageVehicleId} or open.vehicle->>'vin' = ${vin})
    and (open.state in ('OFFER_REQUESTED', 'INSPECTION_BOOKED')
      or (open.state = 'OFFERED' and open.valid_until >= ${berlinToday()}))`
}

/**
 * A car is recognised by its VIN under another entry of the garage. Its plate counts as long as the car is not handed over; after that the
 * owner may have moved the plate to the next car, so it counts only where a VIN is missing.
 */
function tradesIn(
  customerId: RawBuilder<unknown>,
  garageVehicleId: RawBuilder<unknown>,
  vehicle: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`given.customer_id = ${customerId} and given.state in ('ACCEPTED', 'PURCHASED')
    and (given.garage_vehicle_id = ${garageVehicleId}
      or given.vehicle->>'vin' = ${vehicle}->>'vin'
      or (given.vehicle->>'plate' = ${vehicle}->>'plate'
        and (given.state = 'ACCEPTED' or given.vehicle->>'vin' is null or ${vehicle}->>'vin' is null)))`
}
