import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { generateCookie, getCookie } from 'hono/cookie'
import type { Locale } from '#domain/locale.ts'
import { refused } from '#domain/refused.ts'
import { pagePath } from '#domain/routes/paths.ts'
import { DEALER_SCREENS, dealerPaths, isInDealerArea } from '#domain/routes/dealer-screens.ts'
import { BUSINESS_COOKIE, STAFF_COOKIE } from '#domain/staff/staff-cookie.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { AddFiles, AddPictures, ReplaceSpin, ShopPictures } from '../../dealer-area/request.server.ts'
import type { DealerPageRequest, DealerPages } from '../dealer-area/pages.ts'
import { pagePolicy } from '../middleware/security-headers.ts'
import { isSecure } from '../session/session.ts'
import type { WebEnv } from '../web-env.ts'

export interface DealerAreaDeps {
  readonly pages: DealerPages
  readonly buildFolder: string
  readonly production: boolean
  readonly demoLogins: DealerPageRequest['area']['demoLogins']
  /** Whose session a token is; undefined where it has ended. */
  readonly actorOf: (token: string) => Promise<StaffActor | undefined>
  /** Adds pictures to a vehicle as a member of staff. */
  readonly addPictures: (actor: StaffActor, ...args: Parameters<AddPictures>) => ReturnType<AddPictures>
  /** Gives a vehicle the pictures of its turn as a member of staff. */
  readonly replaceSpin: (actor: StaffActor, ...args: Parameters<ReplaceSpin>) => ReturnType<ReplaceSpin>
  readonly addFiles: (actor: StaffActor, ...args: Parameters<AddFiles>) => ReturnType<AddFiles>
  readonly readShopPictures: ShopPictures['read']
  readonly changeShopPicture: (
    actor: StaffActor,
    ...args: Parameters<ShopPictures['change']>
  ) => ReturnType<ShopPictures['change']>
  /** The gateway of the dealer area as this person sees it. */
  readonly gatewayFor: (c: Context<WebEnv>, visit: StaffVisit) => DealerPageRequest['gateway']
}

/** The session and the language of a request. */
export interface StaffVisit {
  readonly token: string | null
  readonly locale: Locale
}

/** Bytes. No form of a page has more. */
const MAX_FORM_BYTES = 512 * 1024
const SLUG = /^[a-z0-9-]{1,60}$/
const YEAR = 'public, max-age=31536000, immutable'

/** The dealer area, on the main host only: a dealer's storefront has no such address. Its pages are personal, so none is cached. */
export function dealerAreaEndpoint(deps: DealerAreaDeps) {
  const { pages, buildFolder, production, demoLogins } = deps
  return (app: Hono<WebEnv>): void => {
    app.use(
      '/dealer-assets/*',
      serveStatic({
        root: path.join(buildFolder, 'dealer-area/client'),
        precompressed: true,
        onFound: (_, c) => c.header('Cache-Control', YEAR),
      }),
    )
    app.use('*', async (c, next) => {
      const page = pagePath(c.req.path)
      if (!isInDealerArea(page) || c.get('site').brand.slug !== null || !c.get('site').known) return next()
      const exact = dealerPaths.matchPath(c.req.path)?.exact ?? c.req.path
      if (c.req.method === 'GET' && exact !== c.req.path) return c.redirect(exact + new URL(c.req.url).search, 301)
      const token = getCookie(c, STAFF_COOKIE) ?? null
      const actor = token === null ? undefined : await deps.actorOf(token)
      const limited = takesFiles(c, page, actor) ? undefined : await limit(c, async () => {})
      if (limited) return limited
      const visit = { token, locale: localeOf(page) }
      const lastMerchant = getCookie(c, BUSINESS_COOKIE) ?? null
      const nonce = randomBytes(16).toString('base64')
      const response = await pages.render(c.req.raw, {
        nonce,
        gateway: deps.gatewayFor(c, visit),
        addPictures: async (added) => (actor ? deps.addPictures(actor, added) : refused('UNAUTHENTICATED')),
        replaceSpin: async (replaced) => (actor ? deps.replaceSpin(actor, replaced) : refused('UNAUTHENTICATED')),
        addFiles: async (added) => (actor ? deps.addFiles(actor, added) : refused('UNAUTHENTICATED')),
        shopPictures: {
          read: deps.readShopPictures,
          change: async (change) => (actor ? deps.changeShopPicture(actor, change) : refused('UNAUTHENTICATED')),
        },
        area: {
          ...{ locale: visit.locale, origin: c.get('site').origin, isLoggedIn: actor !== undefined, demoLogins },
          ...{ lastMerchant, secureCookies: isSecure(c, production) },
        },
      })
      const policy = pagePolicy({
        ...{ ownScripts: `'nonce-${nonce}'`, development: pages.middleware !== undefined, frame: 'FRAMING' },
      })
      // A mail that is previewed has a stricter policy of its own.
      if (!response.headers.has('Content-Security-Policy')) response.headers.set('Content-Security-Policy', policy)
      response.headers.set('Cache-Control', 'no-store')
      const merchant = c.req.query('merchant')
      if (actor && merchant && merchant !== lastMerchant && SLUG.test(merchant))
        response.headers.append('Set-Cookie', businessCookie(merchant, isSecure(c, production)))
      return response
    })
  }
}

const limit = bodyLimit({
  maxSize: MAX_FORM_BYTES,
  onError: (c) => c.text('Zu viele Daten. / Too much data.', 413),
})

function businessCookie(slug: string, secure: boolean): string {
  return generateCookie(BUSINESS_COOKIE, slug, { httpOnly: true, sameSite: 'Lax', path: '/', secure })
}

const FILE_SCREENS = new Set<string | undefined>(['stock-vehicle', 'settings-part', 'order', 'trade-in'])

/** Whether a form brings pictures, whose page limits their size itself; nobody but staff sends any. */
function takesFiles(c: Context<WebEnv>, page: string, actor: StaffActor | undefined): boolean {
  const isForm = c.req.header('Content-Type')?.startsWith('multipart/form-data') ?? false
  return isForm && actor !== undefined && FILE_SCREENS.has(dealerPaths.matchPath(page)?.screen)
}

function localeOf(page: string): Locale {
  return dealerPaths.matchPath(page)?.locale ?? (page.toLowerCase().startsWith(DEALER_SCREENS.home.en) ? 'en' : 'de')
}
