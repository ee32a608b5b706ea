import { formatMoney, formatNumber } from '#catalogue/format.ts'
import { exampleFigures } from '#domain/financing/example-figures.ts'
import type { RepresentativeExample } from '#domain/financing/representative-example.ts'
import type { Locale } from '#domain/locale.ts'
import { exampleSentence } from '#messages/finance-example.ts'

const NBSP = '\u00A0'

/** Everything that must stand beside a rate (§ 17 PAngV), as one text. */
export function exampleText(example: RepresentativeExample, locale: Locale): string {
  const figures = exampleFigures(example, {
    money: (cents) => formatMoney(cents, locale, 2),
    number: (value) => formatNumber(value, locale),
    percent: (percent) => percentText(percent, locale),
  })
  return exampleSentence(figures, locale)
}

/** 5.49 → "5,49 %" */
export function percentText(percent: number, locale: Locale): string {
  return `${formatNumber(percent, locale, 2)}${locale === 'de' ? NBSP : ''}%`
}
