import type { Locale } from '#domain/locale.ts'
import { pageFaultTexts } from '#messages/dealer-page-faults.ts'
import { pagesTexts } from '#messages/dealer-pages.ts'
import type { Refusal } from './gateway-answer.ts'

/** Which line of a typed page is wrong, and what is wrong with it; undefined for a refusal that names none. */
export function wrongLineText(refusals: readonly Refusal[], locale: Locale): string | undefined {
  const wrong = refusals.flatMap(({ fields = [] }) => fields).find(({ wrongLine }) => wrongLine)?.wrongLine
  if (!wrong) return undefined
  const sentence = pageFaultTexts[wrong.fault][locale](wrong.found ?? '')
  return wrong.line === undefined ? sentence : pagesTexts.inLine[locale](wrong.line, sentence)
}
