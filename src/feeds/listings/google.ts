import { fieldByKey } from '#catalogue/fields.ts'
import { csvFile, type Row } from './csv-file.ts'
import { type Listing, type ListingDealer, priceOf, vinOf, yearOf } from './listing.ts'

const COLUMNS = [
  ...['vin', 'id', 'store_code', 'dealership_name', 'dealership_address', 'tracking_phone_number', 'link'],
  ...['image_link', 'additional_image_link', 'date_in_stock', 'price', 'condition', 'make', 'model', 'trim', 'year'],
  ...['mileage', 'exterior_color'],
]
export const GOOGLE_MANDATORY = [
  ...['vin', 'store_code', 'dealership_name', 'dealership_address', 'price', 'condition', 'make', 'model', 'year'],
  'mileage',
] as const

/**
 * The feed of Google's vehicle listings: https://developers.google.com/vehicle-listings/reference/feed-specification (read in November
 * 2026). New cars without a mileage get 0, because the feed requires one of used cars only.
 */
export function googleFile(dealer: ListingDealer, listings: AsyncIterable<Listing>): AsyncGenerator<string> {
  async function* rows() {
    for await (const listing of listings) yield rowOf(dealer, listing)
  }
  return csvFile({ columns: COLUMNS, mandatory: GOOGLE_MANDATORY }, rows())
}

function rowOf(dealer: ListingDealer, { number, makeName, modelName, attributes, ...listing }: Listing): Row {
  const { condition, mileage, modelDescription, bodyColor, colorName } = attributes
  const kilometres = mileage ?? (condition === 'NEW' ? 0 : null)
  const [image = '', ...more] = listing.pictures
  return {
    ...{ vin: vinOf(attributes), id: number, store_code: dealer.slug, dealership_name: dealer.name },
    dealership_address: [dealer.street, `${dealer.zip} ${dealer.city}`, 'DE'].filter(Boolean).join(', '),
    ...{ tracking_phone_number: dealer.phone ?? '', link: listing.link },
    ...{ image_link: image, additional_image_link: more.join(',') },
    ...{ date_in_stock: listing.createdAt.toISOString().slice(0, 10), price: priceOf(attributes) },
    ...{ condition: condition === 'NEW' ? 'new' : 'used', make: makeName, model: modelName },
    ...{ trim: modelDescription ?? '', year: yearOf(attributes, new Date()) },
    mileage: kilometres === null ? '' : `${kilometres} km`,
    exterior_color: colorName ?? colorLabel(bodyColor),
  }
}

/** The German name of a colour; empty for none. */
export function colorLabel(color: string | null): string {
  return fieldByKey('bodyColor').options.find(({ value }) => value === color)?.label.de ?? ''
}
