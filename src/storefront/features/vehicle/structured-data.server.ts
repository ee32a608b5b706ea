import { fieldByKey } from '#catalogue/fields.ts'
import { optionLabel } from '#catalogue/format.ts'
import { formatEuros } from '#domain/format/money.ts'
import { imageUrl } from '#domain/images.ts'
import type { Locale } from '#domain/locale.ts'
import { vehicleTexts } from '#messages/vehicle.ts'
import type { PageVehicle } from './offer.server.ts'

const CONDITION: Readonly<Record<string, string>> = {
  NEW: 'https://schema.org/NewCondition',
  DAY_REGISTRATION: 'https://schema.org/NewCondition',
}

/** Maximum length of the description; the full text is on the page. */
const MAX_DESCRIPTION = 500

/** The numbers of doors that each value stands for: a car has one of the two. */
const DOORS: Readonly<Record<string, readonly [number, number]>> = {
  TWO_OR_THREE: [2, 3],
  FOUR_OR_FIVE: [4, 5],
  SIX_OR_SEVEN: [6, 7],
}

/**
 * The offer in schema.org's words (`Car` with an `Offer` by its dealer), for machines. Symbolic pictures are left out: they show another
 * car. So is the VIN, which nobody sees in full before buying. The dealer's own text is German.
 */
export function structuredData(vehicle: PageVehicle, origin: string, locale: Locale): Record<string, unknown> {
  const { merchant } = vehicle
  const photographs = vehicle.images.filter(({ symbolic }) => !symbolic)
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: [vehicle.title, vehicle.modelDescription].filter(Boolean).join(' '),
    url: origin + vehicle.path,
    brand: { '@type': 'Brand', name: vehicle.make.displayName },
    model: vehicle.model.displayName,
    itemCondition: CONDITION[vehicle.condition ?? ''] ?? 'https://schema.org/UsedCondition',
    ...(vehicle.firstRegistration ? { dateVehicleFirstRegistered: vehicle.firstRegistration } : {}),
    ...(vehicle.mileage === null ? {} : { mileageFromOdometer: quantity(vehicle.mileage, 'KMT') }),
    ...(vehicle.power === null
      ? {}
      : { vehicleEngine: { '@type': 'EngineSpecification', enginePower: quantity(vehicle.power, 'KWT') } }),
    ...traitsOf(vehicle, locale),
    ...(photographs.length > 0 ? { image: photographs.map(({ key }) => origin + imageUrl(key, 1024)) } : {}),
    offers: {
      '@type': 'Offer',
      price: vehicle.price,
      priceCurrency: 'EUR',
      availability: `https://schema.org/${vehicle.state === 'RESERVED' ? 'LimitedAvailability' : 'InStock'}`,
      seller: {
        '@type': vehicle.sellerKind === 'PRIVATE' ? 'Person' : 'AutoDealer',
        name: merchant.name,
        address: {
          '@type': 'PostalAddress',
          addressLocality: merchant.city,
          postalCode: merchant.zip,
          addressCountry: 'DE',
        },
      },
    },
  }
}

/** Facts about the car in the words of the page; "other" is left out, as it says nothing. */
function traitsOf(vehicle: PageVehicle, locale: Locale): Record<string, unknown> {
  const label = (key: 'fuel' | 'gearbox' | 'bodyColor' | 'bodyType') => {
    const value = vehicle[key]
    return value && value !== 'OTHER' ? optionLabel(fieldByKey(key), value, locale) : undefined
  }
  const [minValue, maxValue] = DOORS[vehicle.doors ?? ''] ?? []
  const traits = {
    description: locale === 'de' ? ownDescription(vehicle) : factsOf(vehicle, locale),
    fuelType: label('fuel'),
    vehicleTransmission: label('gearbox'),
    color: label('bodyColor'),
    bodyType: label('bodyType'),
    numberOfDoors: minValue === undefined ? undefined : { '@type': 'QuantitativeValue', minValue, maxValue },
  }
  return Object.fromEntries(Object.entries(traits).filter(([, value]) => value !== undefined))
}

function ownDescription({ description }: PageVehicle): string | undefined {
  return description?.trim().slice(0, MAX_DESCRIPTION).toWellFormed() || undefined
}

function factsOf({ title, modelDescription, price, keyFacts }: PageVehicle, locale: Locale): string {
  const name = [title, modelDescription].filter(Boolean).join(' ')
  const facts = keyFacts.map(({ label, value }) => `${label} ${value}`).join(', ')
  return vehicleTexts.pageDescription[locale](name, formatEuros(price, locale), facts)
}

function quantity(value: number, unitCode: string) {
  return { '@type': 'QuantitativeValue', value, unitCode }
}
