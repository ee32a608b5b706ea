import { tankedCarrier, type CombustionFuel } from './energy-prices.ts'
import type { Fuel } from './vocabulary.ts'

/** What the vehicle tax of a car is calculated from. */
export interface TaxedCar {
  readonly fuel: Fuel | null
  /** The engine's fuel of a plug-in hybrid. */
  readonly combustionFuel: CombustionFuel | null
  readonly cubicCapacity: number | null
  readonly co2Emission: number | null
  /** YYYY-MM; null: will be registered now. */
  readonly firstRegistration: string | null
}

export type VehicleTax =
  /** Whole euros a year. */
  | { readonly kind: 'YEARLY'; readonly euros: number }
  /** Exempt up to and including this month (YYYY-MM). */
  | { readonly kind: 'EXEMPT'; readonly until: string }

/** Cents per 100 cm³ or part of them (§ 9 (1) no. 2 b KraftStG). */
const DISPLACEMENT = { spark: 200, compression: 950 } as const

/** Cents for each g/km above a limit, first registrations since 2021 (§ 9 (1) no. 2 c KraftStG). */
const CO2_STEPS: readonly (readonly [above: number, cents: number])[] = [
  [95, 200],
  [115, 220],
  [135, 250],
  [155, 290],
  [175, 340],
  [195, 400],
]
/** First registrations of 2014 to 2020. */
const EARLIER_STEPS: typeof CO2_STEPS = [[95, 200]]
const PROGRESSIVE_SINCE = '2021-01'

/** Electric cars first registered by then are exempt for ten years, but not beyond (§ 3d KraftStG, law of December 2025). */
const EXEMPT_IF_REGISTERED_BY = '2030-12'
const EXEMPT_YEARS = 10
const EXEMPT_UNTIL_AT_LATEST = '2035-12'

/**
 * The tax by the rules for cars of the WLTP cycle, first registered since September 2018, which the caller checks. Null where a value is
 * missing, the fuel is not known, or the tax would depend on a weight that is not known. `today` is YYYY-MM-DD.
 */
export function vehicleTaxOf(car: TaxedCar, today: string): VehicleTax | null {
  const { fuel, combustionFuel, cubicCapacity, co2Emission } = car
  const registered = car.firstRegistration ?? today.slice(0, 7)
  if (fuel === 'ELECTRIC' || fuel === 'HYDROGEN') return exemptionOf(registered)
  const carrier = tankedCarrier(fuel, combustionFuel)
  if (carrier === null || cubicCapacity === null || co2Emission === null) return null
  const rate = carrier === 'DIESEL' ? DISPLACEMENT.compression : DISPLACEMENT.spark
  const steps = registered >= PROGRESSIVE_SINCE ? CO2_STEPS : EARLIER_STEPS
  const cents = Math.ceil(cubicCapacity / 100) * rate + co2Part(Math.round(co2Emission), steps)
  return { kind: 'YEARLY', euros: Math.floor(cents / 100) } // rounded down to whole euros: § 11 (5) KraftStG
}

function co2Part(grams: number, steps: typeof CO2_STEPS): number {
  return steps.reduce((sum, [above, cents], index) => {
    const end = Math.min(grams, steps[index + 1]?.[0] ?? grams)
    return sum + Math.max(0, end - above) * cents
  }, 0)
}

function exemptionOf(registered: string): VehicleTax | null {
  if (registered > EXEMPT_IF_REGISTERED_BY) return null
  const until = `${Number(registered.slice(0, 4)) + EXEMPT_YEARS}${registered.slice(4)}`
  return { kind: 'EXEMPT', until: until < EXEMPT_UNTIL_AT_LATEST ? until : EXEMPT_UNTIL_AT_LATEST }
}
