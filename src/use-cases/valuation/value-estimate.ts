import type { ReadHandle } from '#database/handles.ts'
import { ENOUGH_COMPARABLES, type Estimate, estimateValue } from '#domain/valuation/estimate.ts'
import { type ComparedCar, readComparables } from './comparables.ts'

export interface ValueEstimate {
  /** Null where there are too few comparables. */
  readonly estimate: Estimate | null
  /** Similar offers that were found, whether enough or not. */
  readonly found: number
  /** False where cars of other fuels were included, or the fuel is unknown. */
  readonly isOfOneFuel: boolean
}

/** Estimates a car's value from our own stock on a day: from cars with the same fuel first, from all where too few are found. */
export async function readValueEstimate(
  read: ReadHandle,
  car: ComparedCar & { readonly fuelType: string | null },
  merchantUuids: readonly string[],
  today: string,
): Promise<ValueEstimate> {
  if (car.fuelType !== null) {
    const alike = await readComparables(read, car, car.fuelType, merchantUuids)
    const estimate = alike.length >= ENOUGH_COMPARABLES ? estimateValue(car, alike, today) : undefined
    if (estimate) return { estimate, found: alike.length, isOfOneFuel: true }
  }
  const wider = await readComparables(read, car, null, merchantUuids)
  return { estimate: estimateValue(car, wider, today) ?? null, found: wider.length, isOfOneFuel: false }
}
