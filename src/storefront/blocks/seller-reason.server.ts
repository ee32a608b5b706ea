import type { Locale } from '#domain/locale.ts'
import type { ClosingReason } from '#domain/request/closing-reasons.ts'
import { closingChoiceTexts, closingReasonTexts, sellerReasonTexts } from '#messages/request-reasons.ts'

type Texts = Partial<Record<ClosingReason, { readonly [L in Locale]: string }>>

/** Why a request was closed, as its seller reads it. */
export function sellerReasonText(reason: ClosingReason, locale: Locale): string {
  const own: Texts = sellerReasonTexts
  return (own[reason] ?? closingReasonTexts[reason])[locale]
}

/** A reason to close a request with, for its seller to choose. */
export function closingChoiceText(reason: ClosingReason, locale: Locale): string {
  const choices: Texts = closingChoiceTexts
  return choices[reason]?.[locale] ?? sellerReasonText(reason, locale)
}
