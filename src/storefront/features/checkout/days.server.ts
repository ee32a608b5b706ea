import { berlinToday } from '#domain/berlin-time.ts'
import { shownDay } from '#domain/delivery/shown-day.ts'
import type { Locale } from '#domain/locale.ts'
import { checkoutTexts } from '#messages/checkout.ts'
import { inLanguage } from '#messages/texts.ts'

/** When goods come: from one day on, or between two days. */
export function daysText(earliest: string, latest: string, locale: Locale): string {
  const texts = inLanguage(checkoutTexts, locale)
  const today = berlinToday()
  const [from, to] = [shownDay(earliest, today, locale), shownDay(latest, today, locale)]
  return earliest === latest ? texts.from(from) : texts.between(from, to)
}
