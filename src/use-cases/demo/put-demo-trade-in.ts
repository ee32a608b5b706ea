import type { ReadHandle, Writer } from '#database/handles.ts'
import { emailKey } from '#domain/account/fields.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { GarageVehicleInput } from '#domain/garage/garage-vehicle.ts'
import { MAX_DAYS_OFFERED } from '#domain/trade-in/trade-in.ts'
import { addGarageVehicle } from '../garage/change-garage-vehicles.ts'
import { putDemoValues } from './put-demo-values.ts'
import { offerTradeIn } from '../trade-in/offer-trade-in.ts'

const CAR = {
  make: 'VW',
  model: 'Golf',
  vin: 'WVWZZZ1KZ6W000001',
  plate: 'K-FW 2017',
  fuelType: 'DIESEL',
  firstRegistration: '2017-03',
  mileage: 84_000,
  nextInspection: '2027-03',
  nextService: '2027-01',
} as const
/** Cents. */
const PRICE = 8_500_00

interface DemoOwner {
  readonly email: string
  readonly merchantId: number
  /** Origin of the main site. */
  readonly mainOrigin: string
}

/**
 * Puts a car into the demo customer's garage, with its values so far and a dealer's trade-in offer for it; does nothing where the garage
 * has a car already.
 */
export async function putDemoTradeIn(
  { read, writer }: { readonly read: ReadHandle; readonly writer: Writer },
  { email, merchantId, mainOrigin }: DemoOwner,
): Promise<void> {
  const customer = await writer.transaction((handle) =>
    handle
      .selectFrom('customers as c')
      .leftJoin('garage_vehicles as g', 'g.customer_id', 'c.id')
      .select(['c.id', 'g.id as garageVehicleId'])
      .where('c.email_key', '=', emailKey(email))
      .executeTakeFirst(),
  )
  if (!customer || customer.garageVehicleId !== null) return
  const actor = { kind: 'CUSTOMER', customerId: customer.id, role: 'USER', familyId: '' } as const
  const added = await addGarageVehicle(writer, actor, GarageVehicleInput.parse(CAR))
  if (added.kind === 'refused') throw new Error(`The demo’s car was refused: ${added.code}`)
  await putDemoValues({ read, writer }, { ...CAR, id: added.id })
  await offerTradeIn(writer, {
    ...{ merchantId, customerId: customer.id, garageVehicleId: added.id, price: PRICE },
    validUntil: addDays(berlinToday(), MAX_DAYS_OFFERED),
    ...{ actor: 'MERCHANT', mainOrigin },
  })
}
