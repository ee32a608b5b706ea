import { berlinToday } from '#domain/berlin-time.ts'
import { energyLabelFor, labelLine } from '#use-cases/vehicle/energy-label.ts'
import type { BodyType, Drive, Fuel, Gearbox } from '#domain/vehicle/vocabulary.ts'
import { csvFile, type Row } from './csv-file.ts'
import { colorLabel } from './google.ts'
import { type Listing, type ListingDealer, priceOf, vinOf, yearOf } from './listing.ts'

const MAX_IMAGES = 20
const MAX_DESCRIPTION = 5000
const IMAGES = Array.from({ length: MAX_IMAGES }, (_, index) => index)

const COLUMNS = [
  ...['vehicle_id', 'vin', 'title', 'description', 'url', 'make', 'model', 'trim', 'year', 'body_style'],
  ...['mileage.value', 'mileage.unit', 'price', 'state_of_vehicle', 'availability', 'exterior_color', 'fuel_type'],
  ...['transmission', 'drivetrain', 'address', 'latitude', 'longitude', 'dealer_id', 'dealer_name', 'dealer_phone'],
  ...['date_first_on_lot', ...IMAGES.flatMap((index) => [`image[${index}].url`, `image[${index}].tag[0]`])],
]
export const META_MANDATORY = [
  ...['vehicle_id', 'vin', 'title', 'description', 'url', 'make', 'model', 'year', 'body_style', 'mileage.value'],
  ...['mileage.unit', 'price', 'state_of_vehicle', 'exterior_color', 'address', 'latitude', 'longitude'],
  ...['image[0].url', 'image[0].tag[0]'],
] as const

const BODY_STYLES: Readonly<Record<BodyType, string>> = {
  ...{ SALOON: 'SEDAN', ESTATE: 'WAGON', SUV: 'SUV', SMALL_CAR: 'HATCHBACK', HATCHBACK: 'HATCHBACK' },
  ...{ CABRIO: 'CONVERTIBLE', COUPE: 'COUPE', VAN: 'MINIVAN', PICKUP: 'TRUCK', TRANSPORTER: 'VAN', OTHER: 'OTHER' },
}
const FUEL_TYPES: Readonly<Record<Fuel, string>> = {
  ...{ PETROL: 'PETROL', DIESEL: 'DIESEL', ELECTRIC: 'ELECTRIC', HYBRID_PETROL: 'HYBRID', HYBRID_DIESEL: 'HYBRID' },
  ...{
    PLUG_IN_HYBRID: 'PLUGIN_HYBRID',
    LPG: 'OTHER',
    CNG: 'OTHER',
    HYDROGEN: 'OTHER',
    ETHANOL: 'FLEX',
    OTHER: 'OTHER',
  },
}
const TRANSMISSIONS: Readonly<Record<Gearbox, string>> = {
  ...{ MANUAL: 'MANUAL', AUTOMATIC: 'AUTOMATIC', SEMI_AUTOMATIC: 'AUTOMATIC' },
}
const DRIVETRAINS: Readonly<Record<Drive, string>> = { FRONT: 'FWD', REAR: 'RWD', ALL_WHEEL: 'AWD' }

/**
 * Meta's automotive catalogue: https://developers.facebook.com/docs/marketing-api/auto-ads/reference and, for what is required,
 * https://developers.facebook.com/docs/marketing-api/dynamic-ads-auto/auto-catalog (both read in November 2026).
 */
export function metaFile(dealer: ListingDealer, listings: AsyncIterable<Listing>): AsyncGenerator<string> {
  async function* rows() {
    for await (const listing of listings) yield rowOf(dealer, listing)
  }
  return csvFile({ columns: COLUMNS, mandatory: META_MANDATORY }, rows())
}

function rowOf(dealer: ListingDealer, { number, makeName, modelName, attributes, ...listing }: Listing): Row {
  const { condition, mileage, modelDescription, bodyColor, colorName, bodyType, fuel, gearbox, drive } = attributes
  const kilometres = mileage ?? (condition === 'NEW' ? 0 : null)
  const title = [makeName, modelName, modelDescription].filter(Boolean).join(' ')
  const images = listing.pictures.slice(0, MAX_IMAGES).flatMap((url, index) => [
    [`image[${index}].url`, url],
    [`image[${index}].tag[0]`, title],
  ])
  return {
    ...{ vehicle_id: number.slice(0, 100), vin: vinOf(attributes), title, url: listing.link },
    description: descriptionOf(attributes, title).slice(0, MAX_DESCRIPTION),
    ...{ make: makeName, model: modelName, trim: modelDescription ?? '', year: yearOf(attributes, new Date()) },
    body_style: BODY_STYLES[bodyType ?? 'OTHER'],
    ...{ 'mileage.value': kilometres === null ? '' : String(kilometres), 'mileage.unit': 'KM' },
    ...{
      price: priceOf(attributes),
      state_of_vehicle: condition === 'NEW' ? 'NEW' : 'USED',
      availability: 'AVAILABLE',
    },
    exterior_color: colorName ?? colorLabel(bodyColor),
    ...{ fuel_type: fuel ? FUEL_TYPES[fuel] : '', transmission: gearbox ? TRANSMISSIONS[gearbox] : '' },
    ...{ drivetrain: drive ? DRIVETRAINS[drive] : '', ...placeOf(dealer) },
    date_first_on_lot: listing.createdAt.toISOString().slice(0, 10),
    ...(Object.fromEntries(images) as Row),
  }
}

/** The energy label's values come first, so that they are not cut off: every advertisement of a new car must state them (Pkw-EnVKV § 2). */
function descriptionOf(attributes: Listing['attributes'], title: string): string {
  const label = energyLabelFor({ attributes, merchant: { kind: 'COMPANY' } }, berlinToday())
  const text = attributes.description || title
  return label ? `${labelLine(label, 'de')}\n\n${text}` : text
}

function placeOf({ slug, name, street, zip, city, region, phone, latitude, longitude }: ListingDealer): Row {
  const address = { addr1: street ?? '', city, region: region ?? city, postal_code: zip, country: 'DE' }
  return {
    ...{
      address: JSON.stringify(address),
      latitude: latitude?.toString() ?? '',
      longitude: longitude?.toString() ?? '',
    },
    ...{ dealer_id: slug, dealer_name: name, dealer_phone: phone ?? '' },
  }
}
