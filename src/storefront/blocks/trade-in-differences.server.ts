import { formatKilometres } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { inLanguage } from '#messages/texts.ts'
import { conditionTexts } from '#messages/trade-in-condition.ts'
import { tradeInEstimateTexts } from '#messages/trade-in-estimate.ts'
import { tradeInFlowTexts } from '#messages/trade-in-flow.ts'
import type { TradeInEstimateFragment } from '#storefront/generated/graphql.ts'
import type { DifferenceView } from './TradeInDifferences.tsx'
import { signedEuros } from './traded-car.server.ts'

type Difference = NonNullable<TradeInEstimateFragment['differences']>[number]

export function differenceViews(differences: readonly Difference[], locale: Locale): DifferenceView[] {
  return differences.map(({ line, stated, found, amount }) => ({
    line: conditionText(line, locale),
    stated: answerText(line, stated, locale),
    found: answerText(line, found, locale),
    amount: signedEuros(amount, locale),
  }))
}

/** An answer to a line of the condition, an extra that is there, or the kilometres. */
export function answerText(line: string, answer: string | null | undefined, locale: Locale): string {
  const texts = inLanguage(tradeInEstimateTexts, locale)
  const words = inLanguage(tradeInFlowTexts, locale)
  if (answer == null) return texts.notStated
  if (line === 'mileage') return formatKilometres(Number(answer), locale)
  if (answer === 'UNKNOWN') return words.unknown
  return line.startsWith('equipment.') ? conditionText(line, locale) : conditionText(`${line}.${answer}`, locale)
}

/** What a question or an answer of the condition is called. */
export function conditionText(key: string, locale: Locale): string {
  return conditionTexts[key]?.[locale] ?? key
}
