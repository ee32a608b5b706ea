import { getCookie } from 'hono/cookie'
import { readComparedCookie } from '#domain/session/compared-cars.ts'
import { COMPARED_COOKIE } from '#domain/session/cookies.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import type { Config } from './config.ts'
import { fragmentCache } from './fragment-cache.ts'
import type { Measurements } from './figures/measurements.ts'
import type { Log } from './log.ts'
import { exactPath } from './middleware/exact-path.ts'
import { countViews } from './middleware/count-views.ts'
import { anonymousId } from './middleware/anonymous-id.ts'
import { flash } from './middleware/flash.ts'
import { noteSentForm, pendingForms } from './middleware/pending-form.ts'
import { sameOrigin } from './middleware/same-origin.ts'
import { lookPreviews } from './middleware/look-preview.ts'
import { pagePreviews, PREVIEWED_PATHS } from './middleware/page-preview.ts'
import { plainAddress } from './middleware/plain-address.ts'
import { setCacheHeaders } from './middleware/personal-pages.ts'
import { pageCache } from './middleware/page-cache.ts'
import { pagePolicy, securityHeaders } from './middleware/security-headers.ts'
import { tracePages } from './middleware/trace-pages.ts'
import { unknownHost } from './middleware/unknown-host.ts'
import { widgetDrafts, widgetFrames } from './middleware/widget.ts'
import { siteMiddleware } from './middleware/site.ts'
import type { PageRequest, Pages } from './pages.ts'
import type { ErrorReporting } from '#services/error-reporting/port.ts'
import { CONTENT_FOLDER } from '#services/content/files.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import type { View } from '#domain/analytics/view.ts'
import type { Reservations } from '#use-cases/reservation/reservations.ts'
import type { HostedBrand } from '#domain/brand-of-host.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { matchPath, pagePath } from '#domain/routes/paths.ts'
import { UPLOAD_SCREENS } from '#domain/routes/flows.ts'
import type { ReceiveUpload } from './receive-upload.ts'
import { PENDING_FORM_PATHS } from '#domain/session/pending-form.ts'
import { fromElsewhere } from './session/from-elsewhere.ts'
import { isSecure, type SessionDeps, sessionMiddleware } from './session/session.ts'
import type { WebEnv } from './web-env.ts'

interface WebDeps {
  readonly config: Config
  readonly log: Log
  readonly brands: () => readonly HostedBrand[]
  readonly pages: Pages
  /** Handlers that answer at fixed paths: GraphQL, REST, pictures, health. */
  readonly endpoints: readonly ((app: Hono<WebEnv>) => void)[]
  /** The gateway as a page of this request sees it. */
  readonly gatewayFor: (c: Context<WebEnv>) => PageRequest['gateway']
  /** Stores a file of a page's form for the visitor or customer of this request. */
  readonly receiveUpload: ReceiveUpload
  readonly session: SessionDeps
  /** The demo account, where there is one. */
  readonly demoLogin: PageRequest['site']['demoLogin']
  readonly buildFolder: string
  /** Number of the stock's present state. */
  readonly generation: () => number
  /** Encrypts values in visitors' cookies. */
  readonly secretBox: SecretBox
  readonly errors: ErrorReporting
  readonly measurements: Measurements
  /** Adds a page that was opened to the figures. */
  readonly countView: (view: View) => void
  readonly reservations: Reservations
}

/** Bytes. No form of a page has more; files have endpoints of their own. */
const MAX_FORM_BYTES = 256 * 1024
/** Where Stripe's payment pages are. */
const STRIPE_PAGES = 'https://checkout.stripe.com'
/** Methods with a body; checking the others for one would copy each request. */
const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE']
/** Previews stand in a page of this host; the page that makes a widget's code shows one. */
const FRAMES: Readonly<Record<string, 'FRAMED' | 'FRAMING'>> = {
  preview: 'FRAMED',
  'whitelabel-configurator': 'FRAMING',
}
const DAY = 'public, max-age=86400'
const YEAR = 'public, max-age=31536000, immutable'

/** One port for everything: pages, GraphQL, REST, pictures. */
export function createWebApp(deps: WebDeps): Hono<WebEnv> {
  const { config, log, pages } = deps
  const isLive = pages.middleware !== undefined
  const paymentSite = config.paymentProvider === 'stripe' ? STRIPE_PAGES : undefined
  const app = new Hono<WebEnv>()
  const { measurements } = deps
  const cacheFor = fragmentCache(deps.generation, (isHit) => measurements.look('fragments', isHit))
  const fragments = (c: Context<WebEnv>) => {
    const { origin, locale } = c.get('site')
    return isLive || c.get('lookQuery') ? {} : { fragmentCache: cacheFor(`${origin} ${locale}`) }
  }
  app.use(async (c, next) => {
    c.set('requestId', randomUUID())
    await next()
  })
  app.use(widgetFrames)
  app.use(securityHeaders(config.production))
  app.use(siteMiddleware(deps.brands, config))
  app.use(lookPreviews(deps.secretBox))
  for (const path of PREVIEWED_PATHS) app.use(path, pagePreviews(deps.brands, deps.secretBox))
  app.use(compress())
  app.use(unknownHost)
  app.use(sameOrigin)
  app.use(plainAddress)
  for (const endpoint of deps.endpoints) endpoint(app)
  app.use(
    '/assets/*',
    serveStatic({
      root: path.join(deps.buildFolder, 'client'),
      precompressed: true,
      onFound: (_, c) => c.header('Cache-Control', YEAR),
    }),
  )
  // The videos of content pages.
  app.use('/videos/*', serveStatic({ root: CONTENT_FOLDER, onFound: (_, c) => c.header('Cache-Control', DAY) }))
  const limitBody = bodyLimit({
    maxSize: MAX_FORM_BYTES,
    onError: (c) => c.text('Zu viele Daten. / Too much data.', 413),
  })
  app.on(CHANGING, '*', (c, next) => (bringsFiles(c) ? next() : limitBody(c, next)))
  app.use(tracePages(deps.errors.trace, measurements))
  app.use(countViews(deps.countView))
  app.use(exactPath)
  app.use(fromElsewhere)
  app.use(flash)
  app.use(anonymousId)
  app.use(widgetDrafts(deps.session.database, config.trustProxy))
  app.use(sessionMiddleware(deps.session, config.production))
  for (const path of PENDING_FORM_PATHS)
    app.on('ALL', [`${path}/*`, `${path}.data`], pendingForms(deps.session, deps.secretBox, config.production))
  if (!isLive)
    app.get(
      '*',
      pageCache({
        generation: deps.generation,
        onLook: (isHit) => measurements.look('pages', isHit),
        bypassCache: bypassesCache,
        render: renderForEverybody,
      }),
    )
  app.all('*', async (c) => {
    const nonce = randomBytes(16).toString('base64')
    const site = pageSite(c, deps)
    const page = { nonce, site, ...callsOf(c), ...fragments(c) }
    const response = await pages.render(c.req.raw, page)
    // The editor in the dealer area shows previews in a frame.
    const screen = matchPath(pagePath(c.req.path))?.screen
    const isPreview = screen === 'preview'
    response.headers.set('Content-Security-Policy', policyOf(c, nonce, FRAMES[screen ?? '']))
    if (isPreview) response.headers.set('X-Frame-Options', 'SAMEORIGIN')
    // Set here, because appending to `Vary` later would turn the page into a stream.
    setCacheHeaders(c, response.headers)
    return response
  })
  function policyOf(c: Context<WebEnv>, nonce: string, frame?: 'FRAMED' | 'FRAMING'): string {
    const site = c.get('site')
    return pagePolicy({ ownScripts: `'nonce-${nonce}'`, development: isLive, paymentSite, site, frame })
  }
  /** Whether a page must not be cached: a reserved vehicle's shows the end of the reservation, and pages with frames have other headers. */
  function bypassesCache(path: string): boolean {
    const match = matchPath(path)
    if (match && match.screen in FRAMES) return true
    return match?.screen === 'vehicle' && deps.reservations.byOther(Number(match.params.id), null) !== null
  }
  /** What the storefront may do for this request. */
  function callsOf(c: Context<WebEnv>): Pick<PageRequest, 'gateway' | 'storeFile' | 'noteForm'> {
    return {
      gateway: deps.gatewayFor(c),
      storeFile: (file) => deps.receiveUpload(c, file),
      noteForm: async (form) => {
        await noteSentForm(c, deps.session.database.read, form)
        const draftId = c.get('draftId')
        return { sessionLost: c.get('sessionLost') === true, ...(draftId ? { draftId } : {}) }
      },
    }
  }
  /** Only the address of the visitor's request is used, so nothing else of it can be cached. */
  async function renderForEverybody(c: Context<WebEnv>) {
    const nonce = randomBytes(16).toString('base64')
    const page = { nonce, site: pageSite(c, deps), ...callsOf(c), ...fragments(c) }
    return { response: await pages.render(new Request(c.req.url), page), nonce }
  }
  app.onError((error, c) => {
    if (c.req.raw.signal.aborted && isBrokenOff(error)) return c.body(null, 400)
    const id = c.get('requestId')
    log.error({ id, path: c.req.path }, 'request failed')
    const { name, message, stack } = error
    deps.errors.report({ id, name, message, stack, side: 'server' })
    return c.text(`Es ist ein Fehler aufgetreten. / Something went wrong. (${id})`, 500)
  })
  return app
}

/**
 * Whether the error only says that the client has gone, or that the connection was ended because its body was too slow. Any other error is
 * a fault, although nobody waits for the answer any more.
 */
function isBrokenOff({ name, message }: Error): boolean {
  return name === 'AbortError' || message === 'aborted' || message === 'Client connection prematurely closed.'
}

/** Whether this is a form with files for a step that takes them. The step limits its body itself and names the file that is too large. */
function bringsFiles(c: Context<WebEnv>): boolean {
  if (!c.req.header('Content-Type')?.startsWith('multipart/form-data')) return false
  const screen = matchPath(pagePath(c.req.path))?.screen
  return UPLOAD_SCREENS.some((each) => each === screen)
}

/** The request's site as the storefront sees it. */
function pageSite(
  c: Context<WebEnv>,
  { config: { production, dealerPortalUrl }, demoLogin }: WebDeps,
): PageRequest['site'] {
  const { site, session, sessionLost, flash, widget, lookQuery, restoredForm, draftId, leaveTo, anonymousId } = c.var
  return {
    ...site,
    ...(widget ? { widget } : {}),
    ...(lookQuery ? { lookQuery } : {}),
    development: !production,
    session: session && { expiresAt: session.expiresAt.toISOString() },
    sessionLost: sessionLost === true,
    flash,
    anonymousId: anonymousId ?? null,
    compared: readComparedCookie(getCookie(c, COMPARED_COOKIE)),
    secureCookies: isSecure(c, production),
    ...(restoredForm ? { restoredForm } : {}),
    ...(draftId ? { draftId } : {}),
    ...(leaveTo ? { leaveTo } : {}),
    ...(demoLogin ? { demoLogin } : {}),
    ...(site.brand.slug === null ? { dealerPortal: dealerPortalUrl ?? dealerPaths.pathFor('home', site.locale) } : {}),
  }
}
