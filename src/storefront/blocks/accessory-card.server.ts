import type { Locale } from '#domain/locale.ts'
import { accessoryTexts } from '#messages/accessories.ts'
import { inLanguage } from '#messages/texts.ts'
import type { AccessoryCardFragment } from '#storefront/generated/graphql.ts'
import type { AccessoryCardView } from './accessory-card-view.ts'
import { exactEuros } from './euros.server.ts'

const FACTS_SHOWN = 3

export function accessoryCardOf(product: AccessoryCardFragment, locale: Locale): AccessoryCardView {
  const { path, title, picture, unitPrice, basePrice, specification, topRated } = product
  return {
    href: path,
    title,
    price: exactEuros(unitPrice, locale),
    ...(basePrice ? { basePrice: basePriceText(basePrice, locale) } : {}),
    picture,
    facts: specification.slice(0, FACTS_SHOWN).map(({ value }) => value),
    fit: fitText(product, locale),
    ...(topRated ? { top: true as const } : {}),
  }
}

export function basePriceText(
  { price, per }: { readonly price: number; readonly per: string },
  locale: Locale,
): string {
  return accessoryTexts.basePrice[locale](exactEuros(price, locale), per)
}

/** "Für VW Golf, Polo", "Für VW", "Für alle Autos". */
function fitText({ fits }: Pick<AccessoryCardFragment, 'fits'>, locale: Locale): string {
  const texts = inLanguage(accessoryTexts, locale)
  if (fits.length === 0) return texts.universal
  return texts.fitsCars(
    fits.map(({ makeName, modelNames }) => [makeName, modelNames.join(', ')].join(' ').trim()).join('; '),
  )
}
