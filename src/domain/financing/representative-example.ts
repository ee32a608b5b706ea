import { defaultQuote } from './default-rates.ts'
import type { FinanceProduct } from './finance-product.ts'
import type { FinanceQuote } from './quote.ts'

/** Cents: the price of examples, unless the product does not finance it. */
const EXAMPLE_PRICE = 20_000_00

/** The figures of one typical contract, and the lender, that § 17 PAngV requires beside a rate. */
export interface RepresentativeExample {
  readonly quote: FinanceQuote
  readonly lenderName: string
  readonly lenderAddress: string
}

/** The example of a product with its defaults, the same beside every car; null where no price gives one. */
export function representativeExample(product: FinanceProduct): RepresentativeExample | null {
  const price = Math.min(Math.max(EXAMPLE_PRICE, product.minPrice), product.maxPrice)
  const quote = defaultQuote({ price }, product)
  return quote && exampleWith(quote, product)
}

/** Uses a shown contract as its own example. */
export function exampleWith(quote: FinanceQuote, { lenderName, lenderAddress }: FinanceProduct): RepresentativeExample {
  return { quote, lenderName, lenderAddress }
}
