import { fieldByKey, type FieldKey } from '#catalogue/fields.ts'
import { formatField } from '#catalogue/format.ts'
import { vatSentence } from '#catalogue/vat-sentence.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { Locale } from '#domain/locale.ts'
import type { MailVehicle } from '#domain/vehicle/mail-vehicle.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { energyLabelFor, labelLine } from './energy-label.ts'
import type { Vehicle } from './vehicle.ts'

const FACTS: readonly FieldKey[] = ['firstRegistration', 'mileage', 'power', 'fuel']

/** A car as mails show it, with the price it had before where that is worth telling. */
export function mailVehicle(vehicle: Vehicle, locale: Locale, oldPrice?: number) {
  const { id, make, model, merchant, attributes, pictures } = vehicle
  const { vatMode, vatRate, price, priceRating, modelDescription } = attributes
  const label = energyLabelFor(vehicle, berlinToday())
  const [key] = pictures
  return {
    title: [make.name, model.name, modelDescription].filter(Boolean).join(' '),
    path: pathFor('vehicle', locale, { makeName: make.slug, modelName: model.slug, id }),
    price: price ?? 0,
    ...(oldPrice === undefined ? {} : { oldPrice }),
    ...(priceRating ? { rating: priceRating } : {}),
    ...(key === undefined ? {} : { picture: { key, alt: `${make.name} ${model.name}` } }),
    facts: FACTS.map((name) => formatField(fieldByKey(name), attributes[name], locale))
      .filter(Boolean)
      .join(' · '),
    vat: vatSentence({ sellerKind: merchant.kind, vatMode, vatRate, price: price ?? 0 }, locale),
    energy: label ? labelLine(label, locale) : null,
    place: [merchant.zip, merchant.city].join(' '),
  } satisfies MailVehicle
}
