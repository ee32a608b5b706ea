import { federalStateOf } from '#domain/delivery/federal-state.ts'
import { deliveryDays, earliestPickUp } from '#domain/delivery/lead-time.ts'
import { deliversToTheDoor } from '#domain/delivery/shipping-price.ts'
import { readyDay } from './days.ts'
import type { DealerTerms } from '../merchant/dealer-terms.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'

/** YYYY-MM-DD; no delivery where the dealer does not bring cars. */
export interface EarliestDays {
  readonly pickUp: string
  readonly delivery: string | null
}

/**
 * When a car bought today can be picked up and delivered at the earliest, counted as the checkout counts, from the day on which the dealer
 * has the car. `state` is the dealer's federal state. Null for private sellers.
 */
export function earliestDays(
  { merchant, attributes }: Pick<Vehicle, 'merchant' | 'attributes'>,
  terms: DealerTerms | undefined,
  state: string | undefined,
  today: string,
): EarliestDays | null {
  if (merchant.kind !== 'COMPANY' || !terms) return null
  const from = readyDay(attributes, today)
  const dealer = federalStateOf(state)
  return {
    pickUp: earliestPickUp(from, true, dealer),
    delivery: deliversToTheDoor(terms.delivery)
      ? deliveryDays(from, terms.group, terms.calendar, { dealer, destination: dealer }).earliest
      : null,
  }
}
