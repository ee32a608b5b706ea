import { formatMoney } from '#domain/format/money.ts'
import { formatNumber, formatPercent } from '#domain/format/numbers.ts'
import { exampleFigures } from '#domain/financing/example-figures.ts'
import type { RepresentativeExample } from '#domain/financing/representative-example.ts'
import type { Locale } from '#domain/locale.ts'
import { exampleSentence } from '#messages/finance-example.ts'

/** Everything that must stand beside a rate (§ 17 PAngV), as one text. */
export function exampleText(example: RepresentativeExample, locale: Locale): string {
  const figures = exampleFigures(example, {
    money: (cents) => formatMoney(cents, locale, 2),
    number: (value) => formatNumber(value, locale),
    percent: (percent) => formatPercent(percent, locale, 2),
  })
  return exampleSentence(figures, locale)
}
