import { formatMoney } from '#domain/format/money.ts'
import { formatNumber, formatPercent } from '#domain/format/numbers.ts'
import { exampleFigures } from '#domain/financing/example-figures.ts'
import type { FinanceProduct } from '#domain/financing/finance-product.ts'
import type { FinanceQuote } from '#domain/financing/quote.ts'
import { exampleWith, representativeExample } from '#domain/financing/representative-example.ts'
import type { Locale } from '#domain/locale.ts'
import { exampleSentence } from '#messages/finance-example.ts'

/** Everything that must stand beside a rate (§ 17 PAngV), as one text, of this contract. */
export function quoteExample(quote: FinanceQuote, product: FinanceProduct, locale: Locale): string {
  const figures = exampleFigures(exampleWith(quote, product), {
    money: (cents) => formatMoney(cents, locale, 2),
    number: (value) => formatNumber(value, locale),
    percent: (percent) => formatPercent(percent, locale, 2),
  })
  return exampleSentence(figures, locale)
}

/** The same with what the lender says of its conditions. */
export function quoteExampleWithConditions(quote: FinanceQuote, product: FinanceProduct, locale: Locale): string {
  return `${quoteExample(quote, product, locale)} ${product.legalText[locale]}`
}

const known = new WeakMap<FinanceProduct, Record<Locale, string> | null>()

/** The representative example of a product's conditions, with them; null where it has none, and then no rate may be shown. */
export function productExample(product: FinanceProduct, locale: Locale): string | null {
  const cached = known.get(product)
  if (cached !== undefined) return cached && cached[locale]
  const example = representativeExample(product)
  const textIn = (language: Locale) => quoteExampleWithConditions(example!.quote, product, language)
  const texts = example && { de: textIn('de'), en: textIn('en') }
  known.set(product, texts)
  return texts && texts[locale]
}
