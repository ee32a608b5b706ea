import type { Locale } from '#domain/locale.ts'
import { deliveryReasonTexts } from '#messages/dealer-imports.ts'
import { feedFileTexts } from '#messages/feed-refusals.ts'

interface Delivery {
  readonly reason?: string | null
  /** Cars that the file does not name, of so many that were offered. */
  readonly missing?: number | null
  readonly offered?: number | null
}

/** Why a whole file was not applied; null where it was. */
export function deliveryReason({ reason, missing, offered }: Delivery, locale: Locale): string | null {
  if (reason == null) return null
  if (reason === 'TOO_MANY_REMOVED') return deliveryReasonTexts[reason][locale](missing ?? 0, offered ?? 0)
  if (reason === 'EMPTY_FEED' || reason === 'NOTHING_READABLE') return deliveryReasonTexts[reason][locale]
  return Object.hasOwn(feedFileTexts, reason) ? feedFileTexts[reason as keyof typeof feedFileTexts][locale] : reason
}
