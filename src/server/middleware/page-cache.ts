import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { consentKey } from '#domain/consent/consent.ts'
import { CART_COOKIE, COMPARED_COOKIE, FLASH_COOKIE, SESSION_COOKIE } from '#domain/session/cookies.ts'
import { GenerationCache } from '../generation-cache.ts'
import type { WebEnv } from '../web-env.ts'
import { hasKey, varyOf } from './personal-pages.ts'
import { pagePolicy } from './security-headers.ts'
import { encodingOf, type Encoding, type WholePage, wholePageOf } from '#storefront/delivery/whole-page.ts'

/** Cookies that make a page personal. */
const PERSONAL_COOKIES = [SESSION_COOKIE, CART_COOKIE, COMPARED_COOKIE, FLASH_COOKIE]
const MAX_URL_LENGTH = 2_000

interface PageCacheDeps {
  /** Number of the stock's present state. */
  readonly generation: () => number
  readonly onLook?: (isHit: boolean) => void
  /** Whether a page shows something that ends by itself, such as a reservation: then it is neither stored nor served from the cache. */
  readonly bypassCache?: (path: string) => boolean
  /** Renders a page for an anonymous visitor, of whom only site and language are known, its scripts marked with the nonce. */
  readonly render: (c: Context<WebEnv>) => Promise<{ response: Response; nonce: string }>
}

interface Rendering {
  /** Undefined where the page must not be shared, because it sets a cookie. */
  readonly page: WholePage | undefined
  readonly isCached: boolean
}

/**
 * Answers visitors without a session, cart, comparison or notice from memory. A page is cached only under the address it names as its
 * canonical one, so that made-up parameters cannot fill the memory, and a page without one (forms, an account, errors) never is.
 */
export function pageCache({
  generation,
  onLook,
  bypassCache = () => false,
  render,
}: PageCacheDeps): MiddlewareHandler<WebEnv> {
  const pages = new GenerationCache<WholePage>({
    generation,
    sizeOf: ({ body, policy }) => body.byteLength + policy.length,
    onLook,
  })
  const inFlight = new Map<string, Promise<Rendering>>()

  async function make(c: Context<WebEnv>, key: string, encoding: Encoding): Promise<Rendering> {
    const stamp = pages.stamp()
    const { response, nonce } = await render(c)
    if (response.headers.has('Set-Cookie')) return { page: undefined, isCached: false }
    const page = await wholePageOf(response, nonce, encoding)
    const isCached = isForEverybody(page, c.req.url)
    if (isCached) pages.set(key, page, stamp)
    return { page, isCached }
  }

  /**
   * Concurrent requests for the same page wait for one rendering. Where its result turns out not to be shared (a form with a one-time
   * token), each request gets a rendering of its own.
   */
  async function makeOnce(c: Context<WebEnv>, key: string, encoding: Encoding): Promise<WholePage | undefined> {
    const started = inFlight.get(key)
    if (started) {
      const shared = await started.catch(() => undefined)
      return shared?.isCached ? shared.page : (await make(c, key, encoding)).page
    }
    const making = make(c, key, encoding).finally(() => inFlight.delete(key))
    inFlight.set(key, making)
    return (await making).page
  }

  return async (c, next) => {
    const encoding = encodingOf(c.req.header('Accept-Encoding'))
    const key = keyOf(c, encoding)
    if (key === undefined || bypassCache(c.req.path)) return next()
    const page = pages.get(key) ?? (await makeOnce(c, key, encoding))
    return page ? answer(c, page) : next()
  }
}

/** The cache key; undefined for a request whose page is not shared. */
function keyOf(c: Context<WebEnv>, encoding: Encoding): string | undefined {
  const { url, method } = c.req.raw
  const site = c.get('site')
  // Pages of widgets have headers of their own.
  if (method !== 'GET' || !site.known || c.get('widget') || url.length > MAX_URL_LENGTH) return undefined
  if (c.req.path.endsWith('.data') || c.req.path.startsWith('/__')) return undefined // the router's own requests
  if (hasKey(new URL(url))) return undefined
  const cookies = getCookie(c)
  if (PERSONAL_COOKIES.some((name) => name in cookies)) return undefined
  // A shop that loads something of third parties has a few states of its pages, one for each decision.
  return [
    encoding,
    site.locale,
    site.origin,
    consentKey(site.consent),
    url.slice(url.indexOf('/', 'https://'.length)),
  ].join(' ')
}

/** A page forbids caching itself (`no-store`) where it shows something that ends by itself and began while it was rendered. */
function isForEverybody({ status, headers, canonical }: WholePage, url: string): boolean {
  const { pathname, search } = new URL(url)
  const isPage = headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'))
  const forbidsStorage = headers.some(([name, value]) => name === 'cache-control' && value.includes('no-store'))
  return status === 200 && isPage && !forbidsStorage && canonical === pathname + search
}

function answer(c: Context<WebEnv>, { status, headers, body, encoding, policy, etag }: WholePage): Response {
  const own: [string, string][] = [
    ['Content-Security-Policy', pagePolicy({ ownScripts: policy, development: false, site: c.get('site') })],
    ['Vary', varyOf(c)],
    // Browsers revalidate each time, so that nobody finds the earlier page after logging in.
    ['Cache-Control', 'private, no-cache'],
    ['ETag', etag],
  ]
  if (status === 200 && c.req.header('If-None-Match') === etag) return new Response(null, { status: 304, headers: own })
  if (encoding !== 'identity') own.push(['Content-Encoding', encoding])
  return new Response(body, { status, headers: [...headers, ...own] })
}
