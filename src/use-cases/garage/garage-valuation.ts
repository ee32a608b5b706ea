import type { ReadHandle } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { Shopper } from '#domain/shopper.ts'
import { readValueEstimate, type ValueEstimate } from '../valuation/value-estimate.ts'
import { readGarage } from './garage-vehicles.ts'

export interface GarageValuation extends ValueEstimate {
  /** The day of the estimate, `YYYY-MM-DD`. */
  readonly asOf: string
}

type Outcome = { readonly kind: 'done'; readonly valuation: GarageValuation | null } | Refused

/** What a car of the customer's garage is worth today; null while its model, registration or mileage is unknown. Refused: NOT_FOUND. */
export async function readGarageValuation(
  read: ReadHandle,
  { customerId, scope }: Shopper,
  garageId: number,
): Promise<Outcome> {
  const garage = await readGarage(read, customerId)
  const vehicle = garage.find(({ id }) => id === garageId)
  if (!vehicle) return refused('NOT_FOUND')
  const { model, firstRegistration, mileage } = vehicle
  if (model === null || firstRegistration === null || mileage === null) return { kind: 'done', valuation: null }
  const asOf = berlinToday()
  const car = { ...vehicle, model, firstRegistration, mileage }
  return { kind: 'done', valuation: { asOf, ...(await readValueEstimate(read, car, scope.merchantUuids, asOf)) } }
}
