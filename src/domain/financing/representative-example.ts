import { defaultQuote } from './default-rates.ts'
import type { FinanceProduct } from './finance-product.ts'
import type { FinanceQuote } from './quote.ts'

/** Cents: the price examples are made for, unless the product finances none such. */
const EXAMPLE_PRICE = 20_000_00

/** What § 17 PAngV asks to stand beside a rate: all figures of one typical contract, and who lends. */
export interface RepresentativeExample {
  readonly quote: FinanceQuote
  readonly lenderName: string
  readonly lenderAddress: string
}

/** The example of a product with its presets, the same beside whichever car; null where no price makes one. */
export function representativeExample(product: FinanceProduct): RepresentativeExample | null {
  const price = Math.min(Math.max(EXAMPLE_PRICE, product.minPrice), product.maxPrice)
  const quote = defaultQuote({ price }, product)
  return quote && exampleWith(quote, product)
}

/** A contract that is shown, as its own example. */
export function exampleWith(quote: FinanceQuote, { lenderName, lenderAddress }: FinanceProduct): RepresentativeExample {
  return { quote, lenderName, lenderAddress }
}
