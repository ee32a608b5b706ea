import type { ShippingChoice } from '#domain/delivery/shipping-kinds.ts'
import type { PricedItem } from '#domain/checkout/order-plan.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { DAYS_TO_ANSWER, DAYS_TO_FINANCE, DAYS_TO_TRANSFER } from '#domain/order/deadlines.ts'
import type { PaymentMethod } from '#domain/order/payment-methods.ts'
import { federalStateOf } from '#domain/delivery/federal-state.ts'
import { type DeliveryDays, deliveryDays, earliestPickUp } from '#domain/delivery/lead-time.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'
import type { DealerTerms } from '../merchant/dealer-terms.ts'

/** The names of the federal states a delivery goes from and to, as far as they are known. */
interface States {
  readonly dealer: string | undefined
  readonly destination: string | undefined
}

/** What has to come before the goods leave. */
interface Paying {
  readonly method: PaymentMethod | null
  /** A bank pays, once it has approved. */
  readonly isFinanced: boolean
}

/** The day on which the dealer has a car, YYYY-MM-DD: today, where it is there already. */
export function readyDay({ availableFrom, availability }: Availability, today: string): string {
  const ready = availableFrom ?? (availability ? addDays(today, availability) : today)
  return ready > today ? ready : today
}

type Availability = Pick<Vehicle['attributes'], 'availableFrom' | 'availability'>

/**
 * When the goods of one dealer are available, `ready` being the day on which the dealer has the last of its cars: for pick-up from the
 * first day on, delivered within the lead time, parcels from the first day on. The range begins as if the dealer accepted and the money
 * came today, and ends with the longest wait for dealer, bank and money. Null until the delivery is chosen.
 */
export function daysOf(
  { today, ready }: { readonly today: string; readonly ready: string },
  { group, calendar }: Pick<DealerTerms, 'group' | 'calendar'>,
  { vehicles, accessories }: ShippingChoice,
  items: readonly Pick<PricedItem, 'type'>[],
  states: States,
  paying: Paying,
): DeliveryDays | null {
  const dealer = federalStateOf(states.dealer)
  const hasCar = items.some(({ type }) => type === 'VEHICLE')
  const kind = hasCar ? vehicles : accessories
  if (!kind) return null
  // Dealers' yards are closed on Sundays by law nearly everywhere.
  const first = earliestPickUp(hasCar ? ready : today, true, dealer)
  if (kind === 'PICK_UP' || kind === 'ACCESSORY_PICK_UP') return { earliest: first, latest: first }
  const destination = kind === 'DELIVERY' || kind === 'ACCESSORY_DELIVERY' ? federalStateOf(states.destination) : dealer
  const places = { dealer, destination }
  const paid = addDays(today, longestWait(paying))
  const { latest } = deliveryDays(hasCar && ready > paid ? ready : paid, group, calendar, places)
  return { earliest: hasCar ? deliveryDays(ready, group, calendar, places).earliest : first, latest }
}

/** Days until dealer and bank have answered at the latest and a transfer, which is requested then, has arrived. */
function longestWait({ method, isFinanced }: Paying): number {
  const isTransferred = method === 'BANK_TRANSFER' || method === 'PREPAYMENT'
  const answered = isFinanced ? Math.max(DAYS_TO_ANSWER, DAYS_TO_FINANCE) : DAYS_TO_ANSWER
  return answered + (isTransferred ? DAYS_TO_TRANSFER : 0)
}
