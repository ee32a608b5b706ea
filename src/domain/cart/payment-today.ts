import { type FinancedOffer, isFinanceable } from '../financing/default-rates.ts'
import type { FinanceProduct } from '../financing/finance-product.ts'
import { allowedInput, type FinanceInput, termsFor } from '../financing/finance-terms.ts'
import { type FinanceQuote, quoteOf } from '../financing/quote.ts'
import type { PaymentChoice } from './cart.ts'

/** What the chosen loan or lease costs at today's price and terms. */
export interface PaymentToday {
  readonly product: FinanceProduct
  readonly quote: FinanceQuote
  /** The choice, adjusted to what is on offer today. */
  readonly input: FinanceInput
  /** The choice had to be adjusted. */
  readonly adjusted: boolean
}

/** The chosen loan or lease today; null for cash, and where the car is not (or no longer) financed that way. */
export function paymentToday(
  choice: PaymentChoice,
  offer: FinancedOffer,
  products: readonly FinanceProduct[],
): PaymentToday | null {
  if (choice.kind === 'CASH') return null
  const product = products.find(({ kind }) => kind === choice.kind)
  if (!product || !isFinanceable(offer, product)) return null
  const terms = termsFor(product, offer.price)
  const { input, changed } = allowedInput(terms, choice.input)
  const outcome = quoteOf(terms, input)
  return outcome.kind === 'calculated' ? { product, quote: outcome.quote, input, adjusted: changed.length > 0 } : null
}
