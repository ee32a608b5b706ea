import type { ReadHandle, Writer } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addMonths } from '#domain/calendar-month.ts'
import { adjustedPrice } from '#domain/valuation/estimate.ts'
import type { Fuel } from '#domain/vehicle/vocabulary.ts'
import { readValueEstimate } from '../valuation/value-estimate.ts'

interface DemoCar {
  readonly id: number
  readonly make: string
  readonly model: string
  readonly fuelType: Fuel
  readonly firstRegistration: string
  readonly mileage: number
}

const MONTHS = 17
const KILOMETRES_A_MONTH = 900
/** The market's own movement in thousandths, month by month backwards. */
const MARKET = [0, 4, -3, 6, 2, 9, 5, -2, 7, 12, 8, 10, 4, 11, 15, 9, 13, 10]

/**
 * Gives the demo's car the values that the monthly job would have stored: what today's estimate says of a car that was so many months
 * younger and had driven less. Nothing where there are too few comparable offers.
 */
export async function putDemoValues(
  { read, writer }: { readonly read: ReadHandle; readonly writer: Writer },
  car: DemoCar,
  today = berlinToday(),
): Promise<void> {
  const { estimate } = await readValueEstimate(read, car, [], today)
  if (!estimate) return
  const rows = Array.from({ length: MONTHS }, (_, index) => {
    const ago = MONTHS - index
    const then = {
      firstRegistration: addMonths(car.firstRegistration, ago),
      mileage: Math.max(0, car.mileage - ago * KILOMETRES_A_MONTH),
    }
    const value = adjustedPrice({ ...car, price: estimate.value }, then, today) * (1 + (MARKET[ago] ?? 0) / 1000)
    return {
      garage_vehicle_id: car.id,
      month: addMonths(today.slice(0, 7), -ago),
      value_cents: Math.round(value / 100_00) * 100_00,
    }
  })
  await writer.transaction((handle) =>
    handle
      .insertInto('garage_values')
      .values(rows)
      .onConflict((on) => on.doNothing())
      .execute(),
  )
}
