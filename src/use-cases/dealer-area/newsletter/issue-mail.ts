import type { ReadHandle } from '#database/handles.ts'
import { isSymbolic, mailPicturePath } from '#domain/images.ts'
import type { Locale } from '#domain/locale.ts'
import type { MailContent } from '#domain/mail.ts'
import type { NewsletterCar } from '#domain/newsletter/newsletter-mail.ts'
import { pathFor } from '#domain/routes/paths.ts'
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
  const { merchant, pictures, previousPrice } = vehicle
  const { picture: _, ...car } = mailVehicle(vehicle, locale, previousPrice ?? undefined)
  const [picture = ''] = pictures
  return {
    ...car,
    ...{ picture: mailPicturePath(picture, 1024, '16x10'), isSymbolic: isSymbolic(picture) },
    place: [merchant.name, merchant.zip, merchant.city].join(' '),
  }
}
