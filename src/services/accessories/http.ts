import type { z } from 'zod'
import { fetchWithRetry, RETRY_POLICY, type RetryPolicy } from '../fetch-with-retry.ts'
import { jsonOf } from '../json-of.ts'
import { memoizeFor } from '../memoize-for.ts'
import { type Accessories, AccessoriesUnavailable, type AccessoryQuery } from './port.ts'
import { CategoriesAnswer, PageAnswer, ProductAnswer, ProductsAnswer } from './wire.ts'

/** For pages that wait for the cart: one attempt, and its answer is cached for a few seconds. */
const SHORT = { timeoutMs: 2_000, retries: 0, memoizeMs: 5_000 } as const

/** The default policy is RETRY_POLICY. */
interface AccessoriesApi extends Partial<RetryPolicy> {
  /** Everything before `/categories`. */
  readonly url: string
  readonly key: string | undefined
}

/**
 * A catalogue behind an API: `/categories`, `/categories/<id>/products`, `/search`, `/top-rated` and `/products/<id>`. Each request has 30
 * seconds and two retries; one for a product with the timeout `SHORT` two seconds and none. Throws `AccessoriesUnavailable` when the last
 * attempt fails or the answer is incomplete.
 */
export function httpAccessories(api: AccessoriesApi): Accessories {
  const product = async (of: AccessoriesApi, productId: string) =>
    (await find(of, `products/${encodeURIComponent(productId)}`, ProductAnswer))?.product
  const shortApi = { ...api, retries: SHORT.retries, timeoutMs: Math.min(SHORT.timeoutMs, api.timeoutMs ?? Infinity) }
  const shortProduct = memoizeFor(SHORT.memoizeMs, (productId) => product(shortApi, productId))
  return {
    categories: async () => (await get(api, 'categories', CategoriesAnswer)).categories,
    categoryProducts: async (categoryId, query) =>
      (await find(api, `categories/${encodeURIComponent(categoryId)}/products?${paramsOf(query)}`, PageAnswer)) ??
      NOTHING,
    search: (query) => get(api, `search?${paramsOf(query)}`, PageAnswer),
    topRated: async (providers, limit) => {
      const params = new URLSearchParams({ providers: providers.join(','), limit: String(limit) })
      return (await get(api, `top-rated?${params}`, ProductsAnswer)).products
    },
    product: (productId, timeout) => (timeout === 'SHORT' ? shortProduct(productId) : product(api, productId)),
  }
}

const NOTHING = { products: [], totalCount: 0, page: 1, categories: [], makes: [], topRatedCount: 0, prices: null }

function paramsOf({ providers, text, fit, minPrice, maxPrice, topRated, sort, locale, page, perPage }: AccessoryQuery) {
  return new URLSearchParams({
    providers: providers.join(','),
    ...(text ? { q: text } : {}),
    ...(fit ? { make: fit.make } : {}),
    ...(fit?.model ? { model: fit.model } : {}),
    ...(minPrice === null ? {} : { minPrice: String(minPrice) }),
    ...(maxPrice === null ? {} : { maxPrice: String(maxPrice) }),
    ...(topRated ? { topRated: '1' } : {}),
    ...(locale ? { locale } : {}),
    ...{ sort, page: String(page), perPage: String(perPage) },
  }).toString()
}

async function get<S extends z.ZodType>(api: AccessoriesApi, path: string, answer: S): Promise<z.output<S>> {
  const found = await find(api, path, answer)
  if (found === undefined) throw new AccessoriesUnavailable(`The accessories provider knows no ${path}`)
  return found
}

/** Undefined when the provider answers 404. */
async function find<S extends z.ZodType>(
  api: AccessoriesApi,
  path: string,
  answer: S,
): Promise<z.output<S> | undefined> {
  const { url, key, ...policy } = { ...RETRY_POLICY, ...api }
  const headers = { Accept: 'application/json', ...(key ? { Authorization: `Bearer ${key}` } : {}) }
  const { status, text } = await fetchWithRetry(`${url.replace(/\/$/, '')}/${path}`, { headers }, policy).catch(
    (cause: unknown) => {
      throw new AccessoriesUnavailable(`The accessories provider does not answer ${path}: ${String(cause)}`, { cause })
    },
  )
  if (status === 404) return undefined
  if (status < 200 || status > 299)
    throw new AccessoriesUnavailable(`The accessories provider answers ${status} to ${path}`)
  const read = answer.safeParse(jsonOf(text))
  if (read.success) return read.data
  const [issue] = read.error.issues
  const problem = `${issue?.path.join('.')}: ${issue?.message}`
  throw new AccessoriesUnavailable(`The accessories provider answers ${path} with a wrong ${problem}`)
}
