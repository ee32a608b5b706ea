import type { BoundParam } from '../filter-params.ts'
import type { Amount } from './amounts.ts'
import type { Quantity } from './amount-words.ts'
import type { Meaning } from './meaning.ts'

const OLDEST_YEAR = 1950
/** In euros: a smaller number without a unit is not a price. */
const MIN_PRICE = 500
/** In euros: the same limit where the text mentions rates. */
const MIN_RATE = 50
/** In euros: from here on a number without unit and bound is a price, as in "Golf 15000". */
const MIN_BARE_PRICE = 1000

/** The parameters that bound each quantity; where a side is missing, the amount is not understood. */
const PARAMS: Readonly<Partial<Record<Quantity, Readonly<{ min?: BoundParam; max?: BoundParam }>>>> = {
  km: { max: 'mileage-max' },
  range: { min: 'range-min' },
  ps: { min: 'power-min', max: 'power-max' },
  kw: { min: 'power-min', max: 'power-max' },
  ccm: { max: 'ccm-max' },
  litres: { max: 'consumption-max' },
  co2: { min: 'co2-min', max: 'co2-max' },
  year: { min: 'year-min', max: 'year-max' },
  seats: { min: 'seats-min', max: 'seats-max' },
  seater: { min: 'seats-min', max: 'seats-max' },
  owners: { max: 'owners-max' },
}

const DECIMAL: ReadonlySet<Quantity> = new Set<Quantity>(['litres'])

/**
 * The filter that an amount stands for; null where that is unclear or no such filter exists. `year` is the current one; `rates`: the text
 * mentions leasing or a loan.
 */
export function meaningOfAmount(amount: Amount, year: number, rates = false): Meaning | null {
  const { min, max } = amount
  const quantity = amount.quantity ?? guessOf(amount, year, rates)
  if (quantity === undefined) return null
  const values = [min, max].filter((value) => value !== undefined)
  if (values.some((value) => !Number.isInteger(value)) && !DECIMAL.has(quantity)) return null
  if (amount.monthly || quantity === 'euro') return price(amount)
  if (quantity === 'radius') return { radius: max ?? min ?? 0 }
  if (quantity === 'doors') return doors(amount)
  if (quantity === 'age') return age(amount, year)
  return bounds(quantity, amount)
}

function guessOf({ min, max, bounded, monthly }: Amount, year: number, rates: boolean): Quantity | undefined {
  if (monthly) return 'euro'
  const values = [min, max].filter((value) => value !== undefined)
  const isYear = values.every((value) => Number.isInteger(value) && value >= OLDEST_YEAR && value <= year + 1)
  // "bis 2000" is read as a price rather than a year; "ab 2000" and "bis 2015" are read as years.
  const isRound = min === undefined && (max ?? 1) % 500 === 0
  if (isYear && !isRound) return 'year'
  const least = rates ? MIN_RATE : bounded ? MIN_PRICE : MIN_BARE_PRICE
  return values.every((value) => value >= least) ? 'euro' : undefined
}

function price({ min, max, bounded, monthly }: Amount): Meaning {
  return { price: { ...(bounded && min !== undefined ? { min } : {}), ...(max === undefined ? {} : { max }), monthly } }
}

function bounds(quantity: Quantity, { min, max, bounded }: Amount): Meaning | null {
  const params = PARAMS[quantity]
  if (!params) return null
  // Where a quantity has only one bound, a single number is that bound: "80.000 km" means at most.
  const low = params.min === undefined && !bounded ? undefined : min
  // Somebody who needs seven seats accepts eight; "seven-seater", however, is a kind of car.
  const isLeast = quantity === 'seats' && !bounded
  const high = isLeast || (params.max === undefined && !bounded) ? undefined : max
  if ((low !== undefined && !params.min) || (high !== undefined && !params.max)) return null
  return {
    bounds: {
      ...(low === undefined ? {} : { [params.min!]: low }),
      ...(high === undefined ? {} : { [params.max!]: high }),
    },
    ...(quantity === 'ps' ? { powerUnit: 'PS' as const } : quantity === 'kw' ? { powerUnit: 'KW' as const } : {}),
  }
}

const DOORS = [
  ['TWO_OR_THREE', 2],
  ['FOUR_OR_FIVE', 4],
  ['SIX_OR_SEVEN', 6],
] as const

/** The options, two doors each such as 4/5, that overlap the range. */
function doors({ min = 0, max = 99 }: Amount): Meaning | null {
  const values = DOORS.filter(([, least]) => least + 1 >= min && least <= max).map(([value]) => value)
  return values.length > 0 ? { choice: 'doors', values } : null
}

/** "höchstens 5 Jahre alt" */
function age({ min, max, bounded }: Amount, year: number): Meaning | null {
  if (!bounded || (max !== undefined && min !== undefined)) return null
  return max === undefined ? { bounds: { 'year-max': year - (min ?? 0) } } : { bounds: { 'year-min': year - max } }
}
