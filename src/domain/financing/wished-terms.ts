import type { FinanceProduct } from './finance-product.ts'
import { allowedInput, AMOUNT_STEP, defaultInput, FINAL_KM_PER_YEAR, termsFor } from './finance-terms.ts'
import { type FinanceQuote, quoteOf } from './quote.ts'
import { residualPercent } from './residual-value.ts'

/** A visitor's own terms, whatever the car: cents and months. What is left out takes the product's preset. */
export interface WishedTerms {
  readonly downPayment?: number
  readonly months?: number
}

/** Bounds of something counted in cents, both included. */
export interface CentRange {
  readonly min: number
  readonly max: number
}

/** The quote for a price with the wished terms, or the nearest that the product allows for it; null where there is none. */
export function wishedQuote(product: FinanceProduct, price: number, wished: WishedTerms): FinanceQuote | null {
  const terms = termsFor(product, price)
  const preset = defaultInput(terms)
  const { input } = allowedInput(terms, {
    ...preset,
    downPayment: wished.downPayment ?? preset.downPayment,
    duration: wished.months ?? preset.duration,
  })
  const outcome = quoteOf(terms, input)
  return outcome.kind === 'calculated' ? outcome.quote : null
}

/**
 * The prices whose instalment with the wished terms is within the range, as ascending ranges: what a filter by instalment means for
 * the cars of one product. Amounts go in steps of 100 €, so between two steps the instalment rises with the price, and falls at a step.
 */
export function pricesWithRate(product: FinanceProduct, wished: WishedTerms, range: CentRange): CentRange[] {
  // A lease that its residual value covers has no instalment at all: less than any.
  const rateAt = (price: number) => wishedQuote(product, price, wished)?.monthlyInstallment ?? -Infinity
  const starts = stepsOf(product, wished)
  const [first, end] = stepsNear(starts, rateAt, range, fallAtStep(product, wished))
  const ranges = starts.slice(first, end).flatMap((start, index): CentRange[] => {
    const last = (starts[first + index + 1] ?? product.maxPrice + 1) - 1
    if (rateAt(start) > range.max || rateAt(last) < range.min) return []
    const min = rateAt(start) >= range.min ? start : firstPrice(start, last, (price) => rateAt(price) >= range.min)
    const max = rateAt(last) <= range.max ? last : firstPrice(start, last, (price) => rateAt(price) > range.max) - 1
    return min <= max ? [{ min, max }] : []
  })
  return joined(ranges)
}

/** The steps that may have an instalment within the range. As it never falls further than `fall`, others are left out unseen. */
function stepsNear(
  starts: readonly number[],
  rateAt: (price: number) => number,
  { min, max }: CentRange,
  fall: number,
): readonly [first: number, end: number] {
  const isTooDear = (index: number) => rateAt(starts[index]!) > max + fall
  const isDearEnough = (index: number) => rateAt(starts[index]!) >= min - fall
  const end = firstPrice(0, starts.length, (index) => index === starts.length || isTooDear(index))
  const first = firstPrice(0, end, (index) => index === end || isDearEnough(index))
  return [Math.max(0, first - 1), end]
}

/** More than the instalment ever falls: three amounts of the terms may take a step of 100 € at once. */
function fallAtStep(product: FinanceProduct, wished: WishedTerms): number {
  const months = monthsOf(product, wished)
  return 3 * AMOUNT_STEP * (1 / Math.max(1, months - 1) + product.effectivePercent / 600)
}

/** The term that the product has for the wished one. */
function monthsOf(product: FinanceProduct, wished: WishedTerms): number {
  return wishedQuote(product, product.maxPrice, wished)?.duration ?? product.duration.default
}

/** The prices at which an amount of the terms takes its next step, ascending, beginning with the lowest price of all. */
function stepsOf(product: FinanceProduct, wished: WishedTerms): number[] {
  const { downPayment, finalInstallment, finalInstallmentPreset, duration, minPrice, maxPrice } = product
  const final = finalInstallmentPreset ? finalInstallment : null
  const residuals = [duration.default, monthsOf(product, wished)].map((months) =>
    residualPercent(months, FINAL_KM_PER_YEAR),
  )
  const prices = [
    ...(wished.downPayment === undefined ? stepPrices(downPayment.default, 'round', maxPrice) : []),
    ...stepPrices(downPayment.min, 'up', maxPrice),
    // A bound above the wish changes nothing any more.
    ...stepPrices(
      downPayment.max,
      'down',
      Math.min(maxPrice, priceOf(wished.downPayment ?? Infinity, downPayment.max)),
    ),
    ...(final
      ? [
          ...stepPrices(final.default, 'round', maxPrice),
          ...stepPrices(final.min, 'up', maxPrice),
          ...stepPrices(final.max, 'down', maxPrice),
          ...residuals.flatMap((percent) => stepPrices(percent, 'down', maxPrice)),
        ]
      : []),
  ]
  return [...new Set([minPrice, ...prices.filter((price) => price > minPrice)])].sort((a, b) => a - b)
}

/** The prices up to a highest one from which on a share of the price, rounded to whole steps, is a step higher. */
function stepPrices(percent: number, rounding: 'up' | 'down' | 'round', highest: number): number[] {
  if (percent <= 0) return []
  const prices: number[] = []
  for (let step = rounding === 'round' ? 0.5 : 1; ; step++) {
    const price = priceOf(step * AMOUNT_STEP, percent)
    const next = rounding === 'up' ? Math.floor(price) + 1 : Math.ceil(price)
    if (!(next <= highest)) return prices
    prices.push(next)
  }
}

/** The price of which an amount is so many percent. */
function priceOf(amount: number, percent: number): number {
  return percent > 0 ? (amount * 100) / percent : Infinity
}

/** The lowest whole number that meets the condition, which all higher ones meet, too; `end` must. */
function firstPrice(start: number, end: number, meets: (price: number) => boolean): number {
  let [low, high] = [start, end]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (meets(middle)) high = middle
    else low = middle + 1
  }
  return low
}

function joined(ranges: readonly CentRange[]): CentRange[] {
  const result: CentRange[] = []
  for (const { min, max } of ranges) {
    const last = result.at(-1)
    if (last && min <= last.max + 1) result[result.length - 1] = { min: last.min, max }
    else result.push({ min, max })
  }
  return result
}
