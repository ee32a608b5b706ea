import type { Locale } from '#domain/locale.ts'
import { UNKNOWN } from '#domain/trade-in/sequence.ts'
import { inLanguage } from '#messages/texts.ts'
import { tradeInConditionTexts } from '#messages/trade-in-condition.ts'
import { tradeInFlowTexts } from '#messages/trade-in-flow.ts'
import { tradeInOfferTexts } from '#messages/trade-in-offer.ts'
import type { AnswerRow } from '../../blocks/AnswerList.tsx'
import { conditionText } from '../../blocks/trade-in-differences.server.ts'
import { carFacts } from '../../blocks/traded-car.server.ts'
import { changePath, type Step, type TradeIn } from './frame.server.ts'

/** What the estimate is made of, each answer with a link to its question, which leads back. */
export function answersOf(
  { questions, chosenEquipment }: Pick<TradeIn, 'questions' | 'chosenEquipment'>,
  vehicle: NonNullable<TradeIn['vehicle']>,
  dealer: string,
  locale: Locale,
): AnswerRow[] {
  const texts = inLanguage(tradeInOfferTexts, locale)
  const words = inLanguage(tradeInFlowTexts, locale)
  const unknown = questions.filter(({ chosen }) => chosen === UNKNOWN).length
  const equipment = chosenEquipment.map((key) => conditionText(`equipment.${key}`, locale)).join(', ')
  const row = (label: string, value: string, step: Step) => ({ label, value, change: changePath(step, locale) })
  return [
    ...carFacts(vehicle, locale).map(({ label, value }) => row(label, value, 'tradein-vehicle')),
    row(words.condition, texts.answered(questions.length, unknown), 'tradein-condition'),
    row(tradeInConditionTexts.equipment[locale], equipment || texts.noEquipment, 'tradein-condition'),
    row(words.dealer, dealer, 'tradein-dealer'),
  ]
}
