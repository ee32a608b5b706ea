import {
  BETWEEN,
  BOUND_WORDS,
  MONTHLY,
  type Quantity,
  RANGE_SIGNS,
  SCALED_UNITS,
  SCALES,
  SUBJECTS,
  TRAILING_BOUNDS,
  UNITS,
} from './amount-words.ts'
import type { Token } from './tokens.ts'

/** A number with the words around it: "zwischen 10 und 15 Tsd €", "EZ ab 2019", "7-Sitzer". */
export interface Amount {
  readonly min?: number
  readonly max?: number
  /** What the words say is counted; undefined for a number alone. */
  readonly quantity?: Quantity
  readonly monthly: boolean
  /** Whether a word made it a bound; without one, both bounds are the number itself. */
  readonly bounded: boolean
  readonly length: number
}

/** The amount that begins at a token, or null. */
export function amountAt(tokens: readonly Token[], from: number): Amount | null {
  const reader = new Reader(tokens, from)
  const subject = reader.take(SUBJECTS)
  const side = reader.take(BOUND_WORDS)
  // "von … bis", "zwischen … und" only where two numbers follow; "from 2019" is a bound.
  const isBetween = side === undefined && reader.take(BETWEEN) === true
  reader.skip('€')
  // "Köln + 20 km"
  const isAround = reader.skip('+')
  const first = reader.number()
  if (first === null) return null
  const second = side === undefined || side === 'min' ? reader.secondNumber(first) : null
  if (isBetween && second === null && subject === undefined) return null
  const unit = reader.unit()
  const monthly = reader.take(MONTHLY) === true
  const trailing = side === undefined && second === null ? reader.take(TRAILING_BOUNDS) : undefined
  const quantity = quantityOf(unit, isAround ? 'radius' : subject)
  const [low, high] = second === null ? [first, first] : scaledAlike(first, second)
  const bound = side ?? trailing ?? (isBetween && second === null ? 'min' : undefined)
  return {
    ...(bound === 'max' && second === null ? {} : { min: low.value }),
    ...(bound === 'min' && second === null ? {} : { max: high.value }),
    ...(quantity ? { quantity } : {}),
    monthly,
    bounded: bound !== undefined || second !== null,
    length: reader.at - from,
  }
}

/** "Kilometer bis 50.000 km" is a mileage, "Reichweite 400 km" a range, "Umkreis 50 km" a radius. */
function quantityOf(unit: Quantity | undefined, subject: Quantity | undefined): Quantity | undefined {
  if (unit === undefined) return subject
  return unit === 'km' && (subject === 'range' || subject === 'radius') ? subject : unit
}

interface Figure {
  readonly value: number
  readonly scaled: boolean
}

/** "10-15 Tsd": the factor of the second number applies to the first as well. */
function scaledAlike(first: Figure, second: Figure): readonly [Figure, Figure] {
  if (first.scaled || !second.scaled || first.value >= second.value) return [first, second]
  return [{ value: first.value * 1000, scaled: true }, second]
}

const YEARS = [1950, 2100] as const
/** In a range, the upper end is at most this many times the lower: "ab 150 PS bis 20000" are two amounts. */
const MAX_RANGE_RATIO = 20

/** Whether two numbers bound the same quantity: "ab 2018 bis 15000" are a year and a price. */
function isOneRange(first: Figure, second: Figure): boolean {
  if (second.scaled && !first.scaled) return true
  const isYear = ({ value, scaled }: Figure) => !scaled && value >= YEARS[0] && value <= YEARS[1]
  if (isYear(first) && !isYear(second) && first.value % 500 !== 0) return false
  return second.value <= Math.max(first.value, 1) * MAX_RANGE_RATIO
}

const MAX_WORDS = 3

class Reader {
  at: number
  readonly #tokens: readonly Token[]

  constructor(tokens: readonly Token[], at: number) {
    this.#tokens = tokens
    this.at = at
  }

  /** Consumes the longest phrase of the table that begins here and returns its value. */
  take<Value>(table: ReadonlyMap<string, Value>): Value | undefined {
    for (let count = MAX_WORDS; count > 0; count--) {
      const value = table.get(this.#phrase(count))
      if (value === undefined) continue
      this.at += count
      return value
    }
    return undefined
  }

  skip(text: string): boolean {
    if (this.#tokens[this.at]?.text !== text) return false
    this.at++
    return true
  }

  /** A number with its scale; one with decimals only where it is scaled or its unit has decimals. */
  number(): Figure | null {
    const token = this.#tokens[this.at]
    if (token?.kind !== 'number' || Number.isNaN(token.value)) return null
    this.at++
    const next = this.#tokens[this.at]
    const scale = next?.kind === 'word' && (next.glued || next.text.length > 1) ? SCALES[next.text] : undefined
    if (scale !== undefined) this.at++
    const unit = this.#tokens[this.at]?.text ?? ''
    const scaled = scale !== undefined || SCALED_UNITS.has(unit)
    return { value: scaled ? token.value * 1000 : token.value, scaled }
  }

  /** The upper end of a range: a sign or word of a range and a number of the same kind. Consumes nothing otherwise. */
  secondNumber(first: Figure): Figure | null {
    const before = this.at
    // "10.000 € bis 15.000 €": the unit stands at both.
    const unit = this.take(UNITS)
    if (this.take(RANGE_SIGNS)) {
      this.skip('€')
      const second = this.number()
      if (second && isOneRange(first, second) && (unit === undefined || [unit, undefined].includes(this.#nextUnit())))
        return second
    }
    this.at = before
    return null
  }

  #nextUnit(): Quantity | undefined {
    const before = this.at
    const unit = this.unit()
    this.at = before
    return unit
  }

  unit(): Quantity | undefined {
    return this.take(UNITS)
  }

  #phrase(count: number): string {
    const words = this.#tokens.slice(this.at, this.at + count)
    return words.length < count ? '' : words.map(({ text }) => text).join(' ')
  }
}
