import { ACCESSORY_SORTS, type AccessorySort, DEFAULT_ACCESSORY_SORT } from '#domain/accessory/sorting.ts'
import type { Locale } from '#domain/locale.ts'
import { ITEMS_PER_PAGE } from '#domain/vehicle/search-vocabulary.ts'
import type { AccessorySearch } from '#use-cases/accessory/accessories.ts'
import { builder } from '../builder.ts'

const FitInput = builder.inputType('AccessoryFitInput', {
  fields: (t) => ({ make: t.string({ required: true }), model: t.string() }),
})

export const AccessoryFilterInput = builder.inputType('AccessoryFilterInput', {
  fields: (t) => ({
    category: t.id({ description: 'A department contains the items of its categories.' }),
    text: t.string(),
    fit: t.field({ type: FitInput }),
    minPrice: t.field({ type: 'Euro' }),
    maxPrice: t.field({ type: 'Euro' }),
    topRated: t.boolean(),
  }),
})

export const AccessorySortType = builder.enumType('AccessorySort', { values: ACCESSORY_SORTS })

export const [DEFAULT_PER_PAGE] = ITEMS_PER_PAGE
const MAX_LETTERS = 80

interface AccessorySearchArgs {
  readonly filters?: typeof AccessoryFilterInput.$inferInput | null | undefined
  readonly sort?: AccessorySort | null | undefined
  readonly page?: number | null | undefined
  readonly itemsPerPage?: number | null | undefined
}

/** The arguments of a search; omitted ones take their default. */
export function accessorySearch(
  { filters, sort, page, itemsPerPage }: AccessorySearchArgs,
  locale: Locale,
): AccessorySearch {
  const { category, text, fit, minPrice, maxPrice, topRated } = filters ?? {}
  return {
    category: category ?? null,
    text: (text ?? '').slice(0, MAX_LETTERS),
    fit: fit ? { make: fit.make, ...(fit.model ? { model: fit.model } : {}) } : null,
    minPrice: minPrice ?? null,
    maxPrice: maxPrice ?? null,
    topRated: topRated ?? false,
    sort: sort ?? DEFAULT_ACCESSORY_SORT,
    locale,
    page: Math.max(1, page ?? 1),
    perPage: ITEMS_PER_PAGE.find((count) => count === itemsPerPage) ?? DEFAULT_PER_PAGE,
  }
}
