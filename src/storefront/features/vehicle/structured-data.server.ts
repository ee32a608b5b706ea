import { imageUrl } from '#domain/images.ts'
import type { PageVehicle } from './offer.server.ts'

const CONDITION: Readonly<Record<string, string>> = {
  NEW: 'https://schema.org/NewCondition',
  DAY_REGISTRATION: 'https://schema.org/NewCondition',
}

/** The offer in schema.org's words (`Car` with an `Offer` by its dealer), for machines. Symbolic pictures are left out: they show another car. */
export function structuredData(vehicle: PageVehicle, origin: string): Record<string, unknown> {
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

function quantity(value: number, unitCode: string) {
  return { '@type': 'QuantitativeValue', value, unitCode }
}
