import { FIELDS } from '#catalogue/fields.ts'
import { formatPower, optionLabel } from '#catalogue/format.ts'
import { formatMonth } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatKilometres } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { inLanguage } from '#messages/texts.ts'
import { tradeInFlowTexts } from '#messages/trade-in-flow.ts'
import { sequenceTexts } from '#messages/trade-in-vehicle.ts'
import type { TradeInCarFragment } from '#storefront/generated/graphql.ts'

interface Fact {
  readonly label: string
  readonly value: string
}

export function carName({ make, model }: Pick<TradeInCarFragment, 'make' | 'model'>): string {
  return [make, model].filter(Boolean).join(' ')
}

export function carFacts(car: TradeInCarFragment, locale: Locale): Fact[] {
  const texts = inLanguage(tradeInFlowTexts, locale)
  const engine = [
    car.power == null ? '' : formatPower(car.power, locale),
    car.fuel ? labelOf('fuel', car.fuel, locale) : '',
  ]
  return [
    { label: texts.car, value: carName(car) },
    ...(engine.some(Boolean)
      ? [{ label: sequenceTexts.engine[locale], value: engine.filter(Boolean).join(', ') }]
      : []),
    { label: texts.registration, value: formatMonth(car.regDate) },
    { label: texts.mileage, value: formatKilometres(car.mileage, locale) },
  ]
}

export function labelOf(key: string, value: string, locale: Locale): string {
  const field = FIELDS.find((each) => each.key === key)
  return field ? optionLabel(field, value, locale) : value
}

/** "− 240 €", "+ 150 €". */
export function signedEuros(euros: number, locale: Locale): string {
  return `${euros < 0 ? '−' : '+'}\u00A0${formatEuros(Math.abs(euros), locale)}`
}
