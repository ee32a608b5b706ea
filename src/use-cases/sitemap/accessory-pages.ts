import { PARTS_DEPARTMENT } from '#domain/accessory/accessory.ts'
import { accessorySlug, categorySlug } from '#domain/accessory/accessory-slug.ts'
import { DEFAULT_ACCESSORY_SORT } from '#domain/accessory/sorting.ts'
import type { Brand } from '#domain/brand.ts'
import { type AccessoryDeps, searchAccessories } from '../accessory/accessories.ts'
import type { ShopPage } from './shop-page.ts'

const PER_REQUEST = 1000
/** Two addresses each stay below the 50,000 that a part of the sitemap may hold. */
const MAX_PRODUCTS = 10_000

/** Lists and products of the accessories a shop sells. Like cars, products have their canonical page on the main site. */
export async function readAccessoryPages(deps: AccessoryDeps, brand: Brand): Promise<ShopPage[]> {
  const pageAt = (page: number) =>
    searchAccessories(
      deps,
      {
        ...{ category: null, text: '', fit: null, minPrice: null, maxPrice: null, topRated: false },
        ...{ sort: DEFAULT_ACCESSORY_SORT, page, perPage: PER_REQUEST },
      },
      brand,
    )
  const first = await pageAt(1)
  if (first.totalCount === 0) return []
  const products = [...first.products]
  const wanted = brand.slug === null ? Math.min(first.totalCount, MAX_PRODUCTS) : 0
  for (let page = 2; products.length < wanted; page++) {
    const next = await pageAt(page)
    if (next.page !== page) break
    products.push(...next.products)
  }
  const stocked = new Set(first.categories.filter(({ count }) => count > 0).map(({ id }) => id))
  const categories = (await deps.accessories.categories()).filter(({ id }) => stocked.has(id))
  return [
    { screen: 'car-accessories' },
    { screen: 'car-accessories-how-to' },
    { screen: 'accessories' },
    ...categories.map(
      (category): ShopPage =>
        category.id === PARTS_DEPARTMENT
          ? { screen: 'car-parts' }
          : { screen: 'accessories', params: (locale) => ({ slug: categorySlug(category, locale) }) },
    ),
    ...products.slice(0, wanted).map(
      (product): ShopPage => ({
        screen: 'accessory',
        params: (locale) => ({ slug: accessorySlug(product, locale) }),
      }),
    ),
  ]
}
