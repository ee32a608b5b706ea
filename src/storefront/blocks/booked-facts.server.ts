import { FIELDS } from '#catalogue/fields.ts'
import { optionLabel } from '#catalogue/format.ts'
import { formatMonth } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { inLanguage } from '#messages/texts.ts'
import { servicePriceKindTexts, workshopTexts } from '#messages/workshop.ts'
import { servicePriceText } from './service-price.server.ts'

/** Euros. */
interface Booked {
  readonly services: readonly {
    readonly title: string
    readonly priceKind: keyof typeof servicePriceKindTexts
    readonly price: number
    readonly maxPrice?: number | null | undefined
  }[]
  readonly vehicle: {
    readonly make: string
    readonly model?: string | null | undefined
    readonly plateNumber?: string | null | undefined
    readonly mileage?: number | null | undefined
    readonly fuelType?: string | null | undefined
    readonly registeredIn?: string | null | undefined
  }
  readonly ceiling?: number | null | undefined
}

interface Fact {
  readonly label: string
  readonly value: string
}

/** What was booked at a workshop: services at the prices that were shown, the car, and the amount above which it calls. */
export function bookedFacts(booked: Booked | null | undefined, locale: Locale): Fact[] {
  if (!booked) return []
  const { services, vehicle, ceiling } = booked
  const texts = inLanguage(workshopTexts, locale)
  const fact = (label: string, value: string | null | undefined) => (value ? [{ label, value }] : [])
  const fuel = FIELDS.find(({ key }) => key === 'fuel')!
  const hasCeiling = ceiling != null || services.some(({ priceKind }) => priceKind === 'AFTER_INSPECTION')
  return [
    ...services.map((service) => ({
      label: service.title,
      value: `${servicePriceText(service, locale, { isFrom: false })} (${servicePriceKindTexts[service.priceKind][locale]})`,
    })),
    ...(hasCeiling ? fact(texts.ceiling, ceiling ? formatEuros(ceiling, locale, 'if-any') : texts.alwaysAsk) : []),
    ...fact(texts.vehicle, [vehicle.make, vehicle.model].filter(Boolean).join(' ')),
    ...fact(texts.plate, vehicle.plateNumber),
    ...fact(texts.mileage, vehicle.mileage == null ? null : `${formatNumber(vehicle.mileage, locale)} km`),
    ...fact(texts.fuel, vehicle.fuelType ? optionLabel(fuel, vehicle.fuelType, locale) : null),
    ...fact(texts.registeredIn, vehicle.registeredIn ? formatMonth(vehicle.registeredIn) : null),
  ]
}
