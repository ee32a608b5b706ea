import type { FinanceKind, FinanceProduct } from './finance-product.ts'
import { defaultInput, termsFor } from './finance-terms.ts'
import { type FinanceQuote, quoteOf } from './quote.ts'

/** The facts that decide whether a car is financed. Price in cents, mileage in kilometres; null or left out is unknown. */
export interface FinancedOffer {
  readonly price?: number | null | undefined
  readonly mileage?: number | null | undefined
  readonly damaged?: boolean | null | undefined
  readonly roadworthy?: boolean | null | undefined
}

/** Monthly instalments in cents; null where the car is not financed that way. */
export interface DefaultRates {
  readonly loanRate: number | null
  readonly leasingRate: number | null
}

/** Whether a lender finances the car: it drives, and price and mileage are within the product's bounds. */
export function isFinanceable(
  offer: FinancedOffer,
  product: FinanceProduct,
): offer is FinancedOffer & { readonly price: number } {
  const { price, mileage, damaged, roadworthy } = offer
  if (typeof price !== 'number' || price < product.minPrice || price > product.maxPrice) return false
  return (mileage ?? 0) <= product.maxVehicleMileage && damaged !== true && roadworthy !== false
}

/** The instalments a car is listed, sorted and filtered with: each product's own preset. No products: no rates. */
export function defaultRates(offer: FinancedOffer, products: readonly FinanceProduct[]): DefaultRates {
  const rate = (kind: FinanceKind) => {
    const product = products.find((one) => one.kind === kind)
    return (product && defaultQuote(offer, product)?.monthlyInstallment) ?? null
  }
  return { loanRate: rate('LOAN'), leasingRate: rate('LEASING') }
}

/** The calculator's first quote; null where the product does not finance the car. */
export function defaultQuote(offer: FinancedOffer, product: FinanceProduct): FinanceQuote | null {
  if (!isFinanceable(offer, product)) return null
  const terms = termsFor(product, offer.price)
  const outcome = quoteOf(terms, defaultInput(terms))
  return outcome.kind === 'calculated' ? outcome.quote : null
}
