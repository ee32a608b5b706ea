import { fieldByKey, type FieldKey } from '#catalogue/fields.ts'
import { formatField } from '#catalogue/format.ts'
import { vatSentence } from '#catalogue/vat-sentence.ts'
import type { ReadHandle } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { imageUrl, isSymbolic } from '#domain/images.ts'
import type { Locale } from '#domain/locale.ts'
import type { MailContent, NewsletterCar } from '#domain/mail.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { energyLabelFor, labelLine } from '../../vehicle/energy-label.ts'
import { mailVehicle } from '../../vehicle/mail-vehicle.ts'
import { readVehicles, type Vehicle } from '../../vehicle/vehicle.ts'

type NewsletterContent = Extract<MailContent, { readonly kind: 'newsletter' }>

interface MailedIssue {
  readonly subject: string
  readonly text: string
  readonly locale: Locale
  readonly query: string
  readonly vehicleIds: readonly number[]
  readonly sender: readonly string[]
}

const FACTS: readonly FieldKey[] = ['firstRegistration', 'mileage', 'power', 'fuel']

/** An issue as everybody gets it; only the key differs. A car that was sold meanwhile is left out. */
export async function issueMail(
  read: ReadHandle,
  { subject, text, locale, query, vehicleIds, sender }: MailedIssue,
): Promise<Omit<NewsletterContent, 'unsubscribeKey'>> {
  // The driver answers the numbers of a bigint[] as text.
  const vehicles = await readVehicles(read, vehicleIds.map(Number))
  const list = pathFor('cars', locale)
  return {
    ...{ kind: 'newsletter', subject, text, sender, listPath: query === '' ? list : `${list}?${query}` },
    cars: vehicles.filter(({ state }) => state === 'PUBLISHED').map((vehicle) => newsletterCar(vehicle, locale)),
  }
}

function newsletterCar(vehicle: Vehicle, locale: Locale): NewsletterCar {
  const { attributes, merchant, pictures } = vehicle
  const [picture = ''] = pictures
  const label = energyLabelFor(vehicle, berlinToday())
  const { vatMode, vatRate, price } = attributes
  return {
    ...mailVehicle(vehicle, locale, vehicle.previousPrice ?? undefined),
    ...{ picture: imageUrl(picture, 1024), isSymbolic: isSymbolic(picture) },
    facts: FACTS.map((key) => formatField(fieldByKey(key), attributes[key], locale))
      .filter(Boolean)
      .join(' · '),
    vat: vatSentence({ vatMode, vatRate, price: price ?? 0 }, locale),
    energy: label ? labelLine(label, locale) : null,
    place: [merchant.name, merchant.zip, merchant.city].join(' '),
  }
}
