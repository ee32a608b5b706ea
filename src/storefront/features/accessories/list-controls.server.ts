import type { AccessoryListState } from '#catalogue/accessories/accessory-list.ts'
import { formatEuros } from '#domain/format/money.ts'
import { ACCESSORY_SORTS, DEFAULT_ACCESSORY_SORT } from '#domain/accessory/sorting.ts'
import type { Locale } from '#domain/locale.ts'
import { DEFAULT_ITEMS_PER_PAGE, ITEMS_PER_PAGE } from '#domain/vehicle/search-vocabulary.ts'
import { accessorySortTexts, accessoryTexts } from '#messages/accessories.ts'
import { inLanguage } from '#messages/texts.ts'
import type { AccessoryListQuery } from '#storefront/generated/graphql.ts'
import type { AccessoryListView, ChoiceView } from './accessories-view.ts'

type Makes = AccessoryListQuery['searchAccessories']['makes']

/** Makes with their models; the default has an empty value, so that a plain form leaves it out of the address. */
export function fitChoice({ fit }: AccessoryListState, makes: Makes, locale: Locale): ChoiceView {
  const texts = inLanguage(accessoryTexts, locale)
  const chosen = fit ? [fit.make, fit.model].filter(Boolean).join('.') : ''
  const groups = makes.map(({ name, displayName, models }) => ({
    label: displayName,
    options: [
      { value: name, label: texts.allOf(displayName) },
      ...models.map((model) => ({ value: `${name}.${model.name}`, label: `${displayName} ${model.displayName}` })),
    ],
  }))
  const isListed = chosen === '' || groups.some(({ options }) => options.some(({ value }) => value === chosen))
  return {
    options: [
      { value: '', label: texts.anyCar },
      ...(isListed ? [] : [{ value: chosen, label: fitName({ fit }, makes) }]),
      ...groups,
    ],
    chosen,
  }
}

/** "VW Golf"; the words of the address where the catalogue has no name for them. */
function fitName({ fit }: Pick<AccessoryListState, 'fit'>, makes: Makes): string {
  const make = makes.find(({ name }) => name === fit?.make)
  const model = make?.models.find(({ name }) => name === fit?.model)
  return [make?.displayName ?? titled(fit?.make), model?.displayName ?? titled(fit?.model)].filter(Boolean).join(' ')
}

function titled(slug = ''): string {
  return slug.replaceAll(/(^|-)([a-z])/g, (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase())
}

export function sortChoice({ sort }: AccessoryListState, locale: Locale): ChoiceView {
  const valueOf = (name: string) => (name === DEFAULT_ACCESSORY_SORT ? '' : name.toLowerCase().replaceAll('_', '-'))
  return {
    options: ACCESSORY_SORTS.map((name) => ({ value: valueOf(name), label: accessorySortTexts[name][locale] })),
    chosen: valueOf(sort),
  }
}

export function perPageChoice({ perPage }: AccessoryListState, locale: Locale): ChoiceView {
  const valueOf = (count: number) => (count === DEFAULT_ITEMS_PER_PAGE ? '' : String(count))
  return {
    options: ITEMS_PER_PAGE.map((count) => ({
      value: valueOf(count),
      label: accessoryTexts.perPageOption[locale](count),
    })),
    chosen: valueOf(perPage),
  }
}

/** Every filter that is set, with the address of the list without it. */
export function chipsOf(
  state: AccessoryListState,
  makes: Makes,
  hrefOf: (changed: Partial<AccessoryListState>) => string,
  locale: Locale,
): AccessoryListView['chips'] {
  const texts = inLanguage(accessoryTexts, locale)
  const { text, fit, minPrice, maxPrice, topRated } = state
  const money = (euros: number) => formatEuros(euros, locale)
  const price = [
    ...(minPrice === null ? [] : [texts.from(money(minPrice))]),
    ...(maxPrice === null ? [] : [texts.upTo(money(maxPrice))]),
  ].join(' ')
  return [
    ...(text ? [{ label: `„${text}“`, href: hrefOf({ text: '' }) }] : []),
    ...(fit ? [{ label: fitName(state, makes), href: hrefOf({ fit: null }) }] : []),
    ...(price ? [{ label: price, href: hrefOf({ minPrice: null, maxPrice: null }) }] : []),
    ...(topRated ? [{ label: texts.topOnly, href: hrefOf({ topRated: false }) }] : []),
  ]
}
