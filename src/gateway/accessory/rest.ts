import { fromCents, toCents } from '#domain/format/money.ts'
import type { Context, Env, Hono } from 'hono'
import { parseAccessoryList } from '#catalogue/accessories/accessory-list.ts'
import type { Accessory } from '#domain/accessory/accessory.ts'
import { unitPriceOf } from '#domain/accessory/unit-price.ts'
import type { Brand } from '#domain/brand.ts'
import { errorTexts } from '#messages/errors.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locale.ts'
import {
  type AccessoryDeps,
  readAccessory,
  searchAccessories,
  topRatedAccessories,
} from '#use-cases/accessory/accessories.ts'
import { type AccessoryPage, AccessoriesUnavailable } from '#services/accessories/port.ts'

interface RestDeps<E extends Env> extends AccessoryDeps {
  readonly siteOf: (c: Context<E>) => { readonly brand: Brand }
  /** Logs why a provider did not answer. */
  readonly report: (error: Error) => void
}

const CACHED = { 'Cache-Control': 'public, max-age=300' }
const NOT_FOUND = (field: string) => ({ code: 'NOT_FOUND', field })
const MAX_LISTED = 24

/**
 * `/api/accessories/…`: what the dealers of the shop sell, amounts in euros, texts in German or, with `?lang=en`, in English. Lists take
 * the parameters of the list's own addresses (`q`, `fit=vw.golf`, `price-min`, `price-max`, `top=1`, `sort`, `page`, `per-page`).
 */
export function accessoriesRest<E extends Env>({ siteOf, report, ...deps }: RestDeps<E>) {
  const list = async (c: Context<E>, category: string | null): Promise<Response> => {
    const [{ brand }, locale] = [siteOf(c), localeOf(c)]
    const { minPrice, maxPrice, ...state } = parseAccessoryList(new URL(c.req.url).searchParams)
    const cents = (euros: number | null) => (euros === null ? null : toCents(euros))
    const search = { ...state, minPrice: cents(minPrice), maxPrice: cents(maxPrice), category }
    return c.json(presentPage(await searchAccessories(deps, search, brand), locale), 200, CACHED)
  }
  return (app: Hono<E>): void => {
    const get = (path: string, answer: (c: Context<E>) => Promise<Response>) =>
      app.get(path, async (c) => {
        try {
          return await answer(c)
        } catch (error) {
          if (!(error instanceof AccessoriesUnavailable)) throw error
          report(error)
          const message = errorTexts.accessoriesText[localeOf(c)]
          return c.json({ code: 'PROVIDER_AWAY', message }, 503, { 'Cache-Control': 'no-store', 'Retry-After': '30' })
        }
      })
    get('/api/accessories/categories', async (c) => {
      const locale = localeOf(c)
      const categories = (await deps.accessories.categories()).map(({ title, ...category }) => ({
        ...category,
        title: title[locale],
      }))
      return c.json({ categories }, 200, CACHED)
    })
    get('/api/accessories/categories/:id/products', async (c) => {
      const id = c.req.param('id') ?? ''
      const isKnown = (await deps.accessories.categories()).some((category) => category.id === id)
      return isKnown ? list(c, id) : c.json(NOT_FOUND('id'), 404)
    })
    get('/api/accessories/top-rated', async (c) => {
      const [{ brand }, locale] = [siteOf(c), localeOf(c)]
      const products = await topRatedAccessories(deps, brand, MAX_LISTED)
      return c.json({ products: products.map((product) => present(product, locale)) }, 200, CACHED)
    })
    get('/api/accessories/search', (c) => list(c, null))
    get('/api/accessories/:id', async (c) => {
      const [{ brand }, locale] = [siteOf(c), localeOf(c)]
      const found = await readAccessory(deps, brand, c.req.param('id') ?? '')
      if (!found) return c.json(NOT_FOUND('id'), 404)
      const seller = { id: found.seller.uuid, name: found.seller.name }
      return c.json({ product: { ...present(found.product, locale), seller } }, 200, CACHED)
    })
  }
}

/** Only the address decides the language, because shared caches do not see cookies. */
function localeOf(c: Context): Locale {
  const requested = c.req.query('lang')
  return isLocale(requested) ? requested : DEFAULT_LOCALE
}

function presentPage({ products, prices, ...page }: AccessoryPage, locale: Locale) {
  return {
    products: products.map((product) => present(product, locale)),
    ...page,
    prices: prices && { min: fromCents(prices.min), max: fromCents(prices.max) },
  }
}

function present(product: Accessory, locale: Locale) {
  const base = unitPriceOf(product)
  return {
    ...product,
    title: product.title[locale],
    description: product.description[locale],
    specification: product.specification.map(({ label, value }) => ({ label: label[locale], value: value[locale] })),
    unitPrice: fromCents(product.unitPrice),
    basePrice: base && { price: fromCents(base.cents), per: base.per },
    warnings: product.warnings.map((warning) => warning[locale]),
    typeApproval: product.typeApproval?.[locale] ?? null,
  }
}
