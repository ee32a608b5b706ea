import { exampleFigures } from '#domain/financing/example-figures.ts'
import type { FinanceQuote } from '#domain/financing/quote.ts'
import type { Locale } from '#domain/locale.ts'
import { exampleSentence } from '#messages/finance-example.ts'
import { formatMoney } from '#domain/format/money.ts'
import { formatNumber, formatPercent } from '#domain/format/numbers.ts'
import type { CalculatorView } from './financing-view.ts'

/**
 * The shown contract as its own representative example (§ 17 PAngV): in the same words as the gateway's, but made while values are entered.
 */
export function exampleOf(quote: FinanceQuote, { lender, legalText }: CalculatorView, locale: Locale): string {
  const figures = exampleFigures(
    { quote, lenderName: lender.name, lenderAddress: lender.address },
    {
      money: (cents) => formatMoney(cents, locale, 2),
      number: (value) => formatNumber(value, locale),
      percent: (percent) => formatPercent(percent, locale, 2),
    },
  )
  return `${exampleSentence(figures, locale)} ${legalText}`
}
