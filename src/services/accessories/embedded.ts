import type { Accessory, AccessoryCategory } from '#domain/accessory/accessory.ts'
import { fitsCar } from '#domain/accessory/fits.ts'
import type { Locale } from '#domain/locale.ts'
import type { AccessorySort } from '#domain/accessory/sorting.ts'
import { searchName } from '#domain/places/search-name.ts'
import { countMakes } from './count-makes.ts'
import type { Accessories, AccessoryPage, AccessoryQuery } from './port.ts'

type Filter = 'category' | 'fit' | 'price' | 'topRated'

export function embeddedAccessories(
  categories: readonly AccessoryCategory[],
  products: readonly Accessory[],
): Accessories {
  const byId = new Map(products.map((product) => [product.productId, product]))
  const words = new Map(products.map((product) => [product, wordsOf(product)]))
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
  const isIn = ({ categoryId }: Accessory, wanted: string) =>
    categoryId === wanted || parents.get(categoryId) === wanted

  function pageOf(query: AccessoryQuery, category: string | null): AccessoryPage {
    const { providers, text, fit, minPrice, maxPrice, topRated } = query
    const searched = searchName(text).split(' ').filter(Boolean)
    const provided = products.filter(({ providerId }) => providers.includes(providerId))
    const offered = provided.filter((product) => searched.every((word) => words.get(product)?.includes(word) ?? false))
    const passes: Record<Filter, (product: Accessory) => boolean> = {
      category: (product) => category === null || isIn(product, category),
      fit: (product) => fit === null || fitsCar(product, fit),
      price: ({ unitPrice }) => unitPrice >= (minPrice ?? 0) && unitPrice <= (maxPrice ?? Infinity),
      topRated: (product) => !topRated || product.topRated,
    }
    /** The products that match all filters but one, over which that filter's choices are counted. */
    const without = (skipped?: Filter) => {
      const filters = (Object.keys(passes) as Filter[]).filter((name) => name !== skipped).map((name) => passes[name])
      return offered.filter((product) => filters.every((matches) => matches(product)))
    }
    const found = without()
    const page = Math.min(query.page, Math.max(1, Math.ceil(found.length / query.perPage)))
    // Counted where somebody reads them: a car's page shows four products and no filter.
    return {
      products: found
        .toSorted(ORDERS[query.sort](query.locale ?? 'de'))
        .slice((page - 1) * query.perPage, page * query.perPage),
      totalCount: found.length,
      page,
      get categories() {
        const counted = without('category')
        return categories.map(({ id }) => ({ id, count: counted.filter((product) => isIn(product, id)).length }))
      },
      get makes() {
        return countMakes(without('fit'), provided)
      },
      get topRatedCount() {
        return without('topRated').filter((product) => product.topRated).length
      },
      get prices() {
        const prices = without('price').map(({ unitPrice }) => unitPrice)
        return prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null
      },
    }
  }

  return {
    categories: async () => categories,
    categoryProducts: async (categoryId, query) => pageOf(query, categoryId),
    search: async (query) => pageOf(query, null),
    topRated: async (providers, limit) =>
      products
        .filter((product) => product.topRated && providers.includes(product.providerId))
        .toSorted(ORDERS.RECOMMENDED('de'))
        .slice(0, limit),
    product: async (productId) => byId.get(productId),
  }
}

/** Ties are broken by the id, so that pages do not overlap. */
const byIdentity = (a: Accessory, b: Accessory) => Number(a.productId) - Number(b.productId)
const ORDERS: Record<AccessorySort, (locale: Locale) => (a: Accessory, b: Accessory) => number> = {
  RECOMMENDED: () => (a, b) => Number(b.topRated) - Number(a.topRated) || byIdentity(a, b),
  PRICE_ASC: () => (a, b) => a.unitPrice - b.unitPrice || byIdentity(a, b),
  PRICE_DESC: () => (a, b) => b.unitPrice - a.unitPrice || byIdentity(a, b),
  NAME: (locale) => (a, b) => a.title[locale].localeCompare(b.title[locale], locale) || byIdentity(a, b),
}

function wordsOf({ title, specification, producer, articleNumber, fits }: Accessory): string {
  const texts = [
    ...Object.values(title),
    ...specification.flatMap(({ value }) => Object.values(value)),
    producer.name,
    articleNumber,
    ...fits.flatMap(({ makeName, modelNames }) => [makeName, ...modelNames]),
  ]
  return searchName(texts.join(' '))
}
