import { formatDate, formatMonth } from '#domain/format/dates.ts'
import { formatKilometres } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import type { LineFact } from '#domain/order/order.ts'
import { inLanguage } from '#messages/texts.ts'
import { tradeInTexts } from '#messages/trade-in.ts'
import type { TradeInOffer } from './trade-ins.ts'

/** The car a dealer's offer is for, as the dealer saw it, and how long the offer is valid. */
export function tradeInFacts(
  { car, validUntil }: Pick<TradeInOffer, 'car' | 'validUntil'>,
  locale: Locale,
): LineFact[] {
  const texts = inLanguage(tradeInTexts, locale)
  const { firstRegistration, mileage, plate, vin } = car
  const fact = (label: string, value: string | null) => (value === null ? [] : [{ label, value }])
  return [
    ...fact(texts.firstRegistration, firstRegistration && formatMonth(firstRegistration)),
    ...fact(texts.mileage, mileage === null ? null : formatKilometres(mileage, locale)),
    ...fact(texts.plate, plate),
    ...fact(texts.vin, vin),
    ...fact(texts.validUntil, formatDate(validUntil, locale)),
  ]
}
