import { berlinYear } from '#domain/berlin-time.ts'
import { psOf } from '#domain/vehicle/power.ts'

/** Where the handles of a range stop, by what is bounded; the outermost mean "no bound". */
export function stopsOf(range: string, unit?: string, year = berlinYear()): readonly number[] {
  if (range === 'power' && unit === 'PS') return POWER_STOPS.map(psOf)
  if (range === 'year') return [1980, 1990, 1995, 2000, ...steps(2005, year, 1)]
  return STOPS[range] ?? steps(0, 100, 10)
}

/** Kilowatts at which many engines are. */
const POWER_STOPS = [0, 37, 55, 66, 74, 85, 96, 110, 125, 140, 160, 180, 200, 250, 300, 400, 500]

const STOPS: Readonly<Record<string, readonly number[]>> = {
  power: POWER_STOPS,
  seats: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  co2: [0, 50, 95, 115, 135, 155, 175, 200, 250, 300],
}

/** Whole euros: close together where most cars are, further apart above. */
export const PRICE_STOPS: readonly number[] = [
  ...steps(0, 20_000, 2500),
  ...steps(25_000, 50_000, 5000),
  60_000,
  80_000,
  100_000,
]
export const RATE_STOPS: readonly number[] = [...steps(0, 500, 50), ...steps(600, 1200, 100)]

function steps(first: number, last: number, step: number): number[] {
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step)
}
