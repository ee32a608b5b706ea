import type { ReadHandle, Writer } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import type { Refused } from '#domain/refused.ts'
import { DAYS_OFFERED } from '#domain/trade-in/trade-in.ts'
import { findFeedMerchant } from '../merchant/feed-merchant.ts'
import { offerTradeIn } from './offer-trade-in.ts'
import { type OwnedCar, readCarsOf } from './trade-in-list.ts'

interface OfferByName {
  readonly merchantSlug: string
  /** Of the customer's account. */
  readonly email: string
  /** Plate or VIN; left out, the selected car of the garage is meant. */
  readonly car: string | undefined
  /** Cents. */
  readonly price: number
  /** YYYY-MM-DD; left out, the offer holds for `DAYS_OFFERED` days. */
  readonly validUntil: string | undefined
  readonly actor: StateActor
  readonly reason: string | undefined
  readonly mainOrigin: string
}

export type OfferByNameOutcome =
  | { readonly kind: 'done'; readonly id: number; readonly validUntil: string }
  | { readonly kind: 'UNKNOWN_MERCHANT' }
  /** With the cars that there are. */
  | { readonly kind: 'UNKNOWN_CAR'; readonly cars: readonly OwnedCar[] }
  | Refused

/** `offerTradeIn` for an operator, who knows names and plates instead of ids. */
export async function offerTradeInByName(
  database: Writer & { readonly read: ReadHandle },
  { merchantSlug, email, car: name, price, validUntil: until, ...offer }: OfferByName,
): Promise<OfferByNameOutcome> {
  const merchant = await findFeedMerchant(database.read, merchantSlug)
  if (!merchant) return { kind: 'UNKNOWN_MERCHANT' }
  const cars = await readCarsOf(database.read, email)
  const car = cars.find(({ plate, vin, isSelected }) =>
    name === undefined ? isSelected : isSameNumber(plate, name) || isSameNumber(vin, name),
  )
  if (!car) return { kind: 'UNKNOWN_CAR', cars }
  const { customerId, garageVehicleId } = car
  const validUntil = until ?? addDays(berlinToday(), DAYS_OFFERED)
  const ids = { merchantId: merchant.id, customerId, garageVehicleId }
  const outcome = await offerTradeIn(database, { ...ids, price, validUntil, ...offer })
  return outcome.kind === 'done' ? { ...outcome, validUntil } : outcome
}

/** However a plate or VIN is written. */
function isSameNumber(number: string | null, name: string): boolean {
  return number !== null && lettersAndDigits(number) === lettersAndDigits(name)
}

function lettersAndDigits(text: string): string {
  return text.replaceAll(/[^a-zäöü0-9]/gi, '').toUpperCase()
}
