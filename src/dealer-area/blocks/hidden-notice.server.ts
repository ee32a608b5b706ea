import type { Locale } from '#domain/locale.ts'
import type { MerchantState } from '#domain/merchant/merchant-state.ts'
import { workTexts } from '#messages/dealer-area.ts'

/** Says that customers do not find a business and its cars, and why; null where they do. */
export function hiddenNotice(state: MerchantState, locale: Locale): string | null {
  return state === 'PUBLISHED' ? null : workTexts[state][locale]
}
