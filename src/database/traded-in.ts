import { type RawBuilder, sql } from 'kysely'
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

/**
 * A car is recognised by its VIN under another entry of the garage. Its plate counts as long as the car is not handed over; after that the
 * owner may have moved the plate to the next car, so it counts only where a VIN is missing.
 */
function isTradedInAs(
  customerId: RawBuilder<unknown>,
  garageVehicleId: RawBuilder<unknown>,
  vehicle: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from trade_ins given
    where given.customer_id = ${customerId} and given.state in ('ACCEPTED', 'PURCHASED')
      and (given.garage_vehicle_id = ${garageVehicleId}
        or given.vehicle->>'vin' = ${vehicle}->>'vin'
        or (given.vehicle->>'plate' = ${vehicle}->>'plate'
          and (given.state = 'ACCEPTED' or given.vehicle->>'vin' is null or ${vehicle}->>'vin' is null))))`
}
