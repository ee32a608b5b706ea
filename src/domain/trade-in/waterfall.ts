import type { ConditionItem } from './condition.ts'

/** What similar offers say about a car, in cents. */
export interface MarketBasis {
  /** The asking price of the offer in the weighted middle. */
  readonly median: number
  /** What that offer's age, mileage and power take off or add for this car. */
  readonly age: number
  readonly mileage: number
  readonly power: number
  /** The middle three fifths of the offers, each adjusted to this car. */
  readonly low: number
  readonly high: number
}

/** On what terms a dealer buys. Cents; the margin in thousandths of the market value. */
export interface DealerTerms {
  readonly marginPermille: number
  readonly minMargin: number
  /** Cleaning and checking the car. */
  readonly reconditioning: number
  /** The day these terms date from, YYYY-MM-DD. */
  readonly since: string
}

/** The shop's own terms, for dealers without terms of theirs. */
export const DEFAULT_TERMS: DealerTerms = {
  marginPermille: 95,
  minMargin: 900_00,
  reconditioning: 390_00,
  since: '2026-11-01',
}

/** Value added tax in per cent, on the margin of a car that a private person sold (§ 25a UStG). */
export const MARGIN_VAT_PERCENT = 19

export type WaterfallLine =
  /** A sum of everything before it. */
  | { readonly kind: 'SUM'; readonly key: 'median' | 'market' | 'repaired' | 'estimate'; readonly amount: number }
  | {
      readonly kind: 'STEP'
      readonly key: 'age' | 'mileage' | 'power' | 'inspectedMileage' | 'reconditioning' | 'margin' | 'vat' | 'rounding'
      readonly amount: number
    }
  /** Of an unknown condition the middle counts. */
  | { readonly kind: 'STEP'; readonly key: 'condition'; readonly amount: number; readonly item: ConditionItem }

export interface Waterfall {
  readonly lines: readonly WaterfallLine[]
  readonly estimate: number
  /** Null where the lower end is the dealer's to name. */
  readonly minimalPrice: number | null
  readonly maximalPrice: number
}

type Four = [number, number, number, number]

/** Cents: prices are rounded to it, because more digits would only look exact. */
const ROUNDED_TO = 10_00

/**
 * The price a dealer pays, line by line: the middle of similar offers, its adjustment to this car, the car's condition, what the dealer
 * spends on it, the margin and the tax on the margin. Every line is in whole euros and the sums are exact.
 */
export function waterfall(basis: MarketBasis, items: readonly ConditionItem[], terms: DealerTerms): Waterfall {
  const [median, age, mileage, power] = [basis.median, basis.age, basis.mileage, basis.power].map(wholeEuros) as Four
  const market = median + age + mileage + power
  const counted = items.filter(({ low, high }) => low !== 0 || high !== 0)
  const steps = counted.map((item): WaterfallLine => ({ kind: 'STEP', key: 'condition', amount: middleOf(item), item }))
  const isRepair = (line: WaterfallLine) => 'item' in line && line.item.group === 'REPAIR'
  const reconditioning = 0 - wholeEuros(terms.reconditioning)
  const repaired = market + sumOf(steps) + reconditioning
  const { margin, vat } = marginOf(market, terms)
  const exact = repaired - margin - vat
  const estimate = rounded(exact)
  return {
    lines: [
      { kind: 'SUM', key: 'median', amount: median },
      { kind: 'STEP', key: 'age', amount: age },
      { kind: 'STEP', key: 'mileage', amount: mileage },
      ...(power === 0 ? [] : [{ kind: 'STEP', key: 'power', amount: power } as const]),
      { kind: 'SUM', key: 'market', amount: market },
      ...steps.filter((line) => !isRepair(line)),
      { kind: 'STEP', key: 'reconditioning', amount: reconditioning },
      ...steps.filter(isRepair),
      { kind: 'SUM', key: 'repaired', amount: repaired },
      { kind: 'STEP', key: 'margin', amount: 0 - margin },
      { kind: 'STEP', key: 'vat', amount: 0 - vat },
      { kind: 'STEP', key: 'rounding', amount: estimate - exact },
      { kind: 'SUM', key: 'estimate', amount: estimate },
    ],
    estimate,
    minimalPrice: counted.some(({ isOpenEnded }) => isOpenEnded)
      ? null
      : Math.min(
          estimate,
          priceFor(
            Math.min(basis.low, market),
            counted.map(({ low }) => low),
            terms,
          ),
        ),
    maximalPrice: Math.max(
      estimate,
      priceFor(
        Math.max(basis.high, market),
        counted.map(({ high }) => high),
        terms,
      ),
    ),
  }
}

/** The same without its lines, for a market value and amounts of the condition. */
function priceFor(market: number, amounts: readonly number[], terms: DealerTerms): number {
  const value = wholeEuros(market)
  const { margin, vat } = marginOf(value, terms)
  const condition = amounts.reduce((sum, amount) => sum + amount, 0)
  return rounded(value + condition - wholeEuros(terms.reconditioning) - margin - vat)
}

function marginOf(market: number, { marginPermille, minMargin }: DealerTerms) {
  const margin = Math.max(wholeEuros(minMargin), wholeEuros((market * marginPermille) / 1000))
  return { margin, vat: wholeEuros((margin * MARGIN_VAT_PERCENT) / 100) }
}

/** What an answer counts with: its amount, or the middle of what it may be. */
export function middleOf({ low, high }: Pick<ConditionItem, 'low' | 'high'>): number {
  return wholeEuros((low + high) / 2)
}

function sumOf(lines: readonly WaterfallLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

function wholeEuros(cents: number): number {
  return Math.round(cents / 100) * 100 || 0
}

/** A price is never below zero. */
function rounded(cents: number): number {
  return Math.max(0, Math.round(cents / ROUNDED_TO) * ROUNDED_TO)
}
