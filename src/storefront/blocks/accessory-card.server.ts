import type { Locale } from '#domain/locale.ts'
import { accessoryTexts } from '#messages/accessories.ts'
import { inLanguage } from '#messages/texts.ts'
import type { AccessoryCardFragment } from '#storefront/generated/graphql.ts'
import type { AccessoryCardView } from './accessory-card-view.ts'
import { formatEuros } from '#domain/format/money.ts'

const FACTS_SHOWN = 3

export function accessoryCardOf(product: AccessoryCardFragment, locale: Locale): AccessoryCardView {
  const { path, title, picture, unitPrice, basePrice, specification, topRated } = product
  return {
    href: path,
    title,
    price: formatEuros(unitPrice, locale, 2),
    ...(basePrice ? { basePrice: basePriceText(basePrice, locale) } : {}),
    picture,
    facts: specification.flatMap((row) => factOf(row, locale)).slice(0, FACTS_SHOWN),
    fit: fitText(product, locale),
    ...(topRated ? { top: true as const } : {}),
  }
}

/** A value as it can be read without its label; none for what the product is not. */
function factOf({ label, value }: AccessoryCardFragment['specification'][number], locale: Locale): string[] {
  const { yes, no } = inLanguage(accessoryTexts, locale)
  if (value === no) return []
  if (value === yes) return [label]
  return [/^[\d.,]+$/.test(value) ? `${label}: ${value}` : value]
}

function basePriceText({ price, per }: { readonly price: number; readonly per: string }, locale: Locale): string {
  return accessoryTexts.basePrice[locale](formatEuros(price, locale, 2), per)
}

/** The most models that a card names; a longer list is counted. */
const MODELS_NAMED = 4

/** "Für VW Golf", "Passt zu 2 Modellen: VW Golf, Polo", "Für VW", "Für alle Autos". */
function fitText({ fits }: Pick<AccessoryCardFragment, 'fits'>, locale: Locale): string {
  const texts = inLanguage(accessoryTexts, locale)
  if (fits.length === 0) return texts.universal
  const models = fits.reduce((sum, { modelNames }) => sum + modelNames.length, 0)
  if (models < 2 || fits.some(({ modelNames }) => modelNames.length === 0)) return texts.fitsCars(carsOf(fits))
  const named = fits.map((fit, index) => {
    const before = fits.slice(0, index).reduce((sum, { modelNames }) => sum + modelNames.length, 0)
    return { ...fit, modelNames: fit.modelNames.slice(0, Math.max(0, MODELS_NAMED - before)) }
  })
  const cars = carsOf(named.filter(({ modelNames }) => modelNames.length > 0))
  return texts.fitsModels(String(models), models > MODELS_NAMED ? texts.andMore(cars) : cars)
}

function carsOf(fits: AccessoryCardFragment['fits']): string {
  return fits.map(({ makeName, modelNames }) => [makeName, modelNames.join(', ')].join(' ').trim()).join('; ')
}
