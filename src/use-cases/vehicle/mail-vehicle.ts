import type { Locale } from '#domain/locale.ts'
import type { MailVehicle } from '#domain/mail.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { Vehicle } from './vehicle.ts'

/** A car as mails show it, with the price it had before where that is worth telling. */
export function mailVehicle(
  { id, make, model, merchant, attributes }: Vehicle,
  locale: Locale,
  oldPrice?: number,
): MailVehicle {
  return {
    title: [make.name, model.name, attributes.modelDescription].filter(Boolean).join(' '),
    path: pathFor('vehicle', locale, { makeName: make.slug, modelName: model.slug, id }),
    price: attributes.price ?? 0,
    ...(oldPrice === undefined ? {} : { oldPrice }),
    ...(attributes.priceRating ? { rating: attributes.priceRating } : {}),
    place: [merchant.zip, merchant.city].join(' '),
  }
}
