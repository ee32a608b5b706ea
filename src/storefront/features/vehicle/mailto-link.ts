import type { Locale } from '#domain/locale.ts'
import { inLanguage } from '#messages/texts.ts'
import { vehicleTexts } from '#messages/vehicle.ts'
import type { OfferView } from './vehicle-view.ts'

/** A `mailto:` address whose letter says already which car it is about; undefined where the seller has none. */
export function mailtoLink(
  { dealer, title, price, path }: Pick<OfferView, 'dealer' | 'title' | 'price' | 'path'>,
  origin: string,
  locale: Locale,
): string | undefined {
  if (!dealer.email) return undefined
  const texts = inLanguage(vehicleTexts, locale)
  const subject = encodeURIComponent(texts.mailSubject(title, price))
  const body = encodeURIComponent(texts.mailBody(origin + path).replaceAll('\n', '\r\n'))
  return `mailto:${dealer.email}?subject=${subject}&body=${body}`
}
