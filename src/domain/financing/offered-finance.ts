import { type FinancedOffer, isFinanceable } from './default-rates.ts'
import type { FinanceKind, FinanceProduct } from './finance-product.ts'
import { defaultInput, type FinanceInput, type FinanceTerms, termsFor } from './finance-terms.ts'
import { type FinanceQuote, type QuoteOutcome, quoteOf } from './quote.ts'
import { representativeExample } from './representative-example.ts'
import { type WishedTerms, wishedQuote } from './wished-terms.ts'

/** A car as far as it decides how it can be financed; the products are its merchant's. */
export interface FinancedCar {
  readonly attributes: FinancedOffer & { readonly loanRate: number | null; readonly leasingRate: number | null }
  readonly state: string
  readonly merchant: { readonly kind: 'COMPANY' | 'PRIVATE' }
  readonly financeProducts: readonly FinanceProduct[]
}

/** The finance terms of one car, and the product they come from. */
export interface OfferedFinance {
  readonly product: FinanceProduct
  readonly terms: FinanceTerms
}

/**
 * How a car can be financed; null where it cannot: sold, a private seller's, or outside the terms. `products` are its merchant's unless
 * another dealer's are requested.
 */
export function offeredFinance(
  { attributes, state, merchant, financeProducts }: FinancedCar,
  kind: FinanceKind,
  products: readonly FinanceProduct[] = financeProducts,
): OfferedFinance | null {
  const product = products.find((one) => one.kind === kind)
  const isOnOffer = state === 'PUBLISHED' || state === 'RESERVED'
  if (!product || !isOnOffer || merchant.kind === 'PRIVATE' || !isFinanceable(attributes, product)) return null
  return { product, terms: termsFor(product, attributes.price) }
}

/** Both ways to finance a car; null where neither is offered. */
export interface OfferedFinances {
  readonly loan: OfferedFinance | null
  readonly leasing: OfferedFinance | null
}

export function offeredFinances(car: FinancedCar, products?: readonly FinanceProduct[]): OfferedFinances | null {
  const [loan, leasing] = [offeredFinance(car, 'LOAN', products), offeredFinance(car, 'LEASING', products)]
  return loan || leasing ? { loan, leasing } : null
}

/** A quote and what it was calculated from. */
export interface Calculation {
  readonly quote: FinanceQuote
  readonly offered: OfferedFinance
}

/** The calculator's first quote; null where it cannot be calculated. */
export function defaultCalculation(offered: OfferedFinance | null): Calculation | null {
  if (!offered) return null
  const outcome = quoteOf(offered.terms, defaultInput(offered.terms))
  return outcome.kind === 'calculated' ? { quote: outcome.quote, offered } : null
}

/** The first quote of a car: of the kind, or a loan, else a lease. */
export function defaultCalculationOf(car: FinancedCar, kind?: FinanceKind): Calculation | null {
  const calculation = (of: FinanceKind) => defaultCalculation(offeredFinance(car, of))
  return kind ? calculation(kind) : (calculation('LOAN') ?? calculation('LEASING'))
}

type PartialInput = { readonly [K in keyof FinanceInput]?: FinanceInput[K] | null | undefined }

/** The quote for an input whose missing values take their default. */
export function quoteWithDefaults({ terms }: OfferedFinance, input: PartialInput): QuoteOutcome {
  const preset = defaultInput(terms)
  return quoteOf(terms, {
    downPayment: input.downPayment ?? preset.downPayment,
    duration: input.duration ?? preset.duration,
    mileage: input.mileage ?? preset.mileage,
    finalInstallment: input.finalInstallment ?? preset.finalInstallment,
    hasFinalInstallment: input.hasFinalInstallment ?? preset.hasFinalInstallment,
  })
}

/** The rate a car is listed with, whose product has an example, and the terms it is calculated with: cents, months, kilometres a year. */
export interface ListedRate extends Pick<FinanceInput, 'downPayment' | 'duration' | 'mileage'> {
  /** Cents a month. */
  readonly rate: number
  /** With every cost of the contract, as the law wants it beside a rate (§ 17 PAngV). */
  readonly effectivePercent: number
  readonly offered: OfferedFinance
}

/**
 * As stored with the car, or calculated with the visitor's own terms. Null where the car is not financed this way; without an example no
 * rate may be shown (§ 17 PAngV).
 */
export function listedRate(car: FinancedCar, kind: FinanceKind, wished?: WishedTerms): ListedRate | null {
  const offered = offeredFinance(car, kind)
  const example = offered && representativeExample(offered.product)
  if (!offered || !example) return null
  if (wished) {
    const quote = wishedQuote(offered.product, offered.terms.price, wished)
    return (
      quote && {
        ...termsOf(quote),
        rate: quote.monthlyInstallment,
        effectivePercent: quote.effectivePercent,
        offered,
      }
    )
  }
  const rate = kind === 'LOAN' ? car.attributes.loanRate : car.attributes.leasingRate
  // The example's effective rate, so that a card and the example below it agree.
  const { effectivePercent } = example.quote
  return rate === null ? null : { ...termsOf(defaultInput(offered.terms)), rate, effectivePercent, offered }
}

function termsOf({ downPayment, duration, mileage }: ListedRate | FinanceInput | FinanceQuote) {
  return { downPayment, duration, mileage }
}
