import type { Context, MiddlewareHandler } from 'hono'
import { pathFor } from '#domain/routes/paths.ts'
import { DRAFT_PARAMETER, frameColor, START_PARAMETER, widgetOf, withDraft } from '#domain/widget/widget-address.ts'
import type { Writer } from '#database/handles.ts'
import { checkRateLimit } from '#use-cases/session/check-rate-limit.ts'
import { newWidgetDraft, widgetVisitorOf } from '#use-cases/trade-in/widget-draft.ts'
import type { WebEnv } from '../web-env.ts'
import { networkOf } from './client-network.ts'

/**
 * Pages of a widget are anonymous: they read and set no cookie, so that they work where browsers block cookies of frames, and no website
 * can trick a customer into pressing a button. Only the websites that the brand names may frame them, and the shop itself for its preview.
 * Comes before every other middleware, so that whatever they answer can be framed too.
 */
export const widgetFrames: MiddlewareHandler<WebEnv> = async (c, next) => {
  const kind = widgetOf(new URL(c.req.url))
  if (kind) {
    c.set('widget', { kind })
    c.req.raw.headers.delete('Cookie')
  }
  await next()
  if (kind) allowFrames(c)
}

function allowFrames(c: Context<WebEnv>): void {
  const { headers } = c.res
  const site = c.get('site')
  headers.delete('Set-Cookie')
  const origins = site?.known ? ["'self'", ...(site.brand.widgetOrigins ?? [])] : ["'none'"]
  const policy = headers.get('Content-Security-Policy') ?? "default-src 'none'; frame-ancestors 'none'"
  headers.set(
    'Content-Security-Policy',
    policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${origins.join(' ')}`),
  )
  if (origins.length > 1) {
    headers.delete('X-Frame-Options')
    headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  } else headers.set('X-Frame-Options', site?.known ? 'SAMEORIGIN' : 'DENY')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
}

/** Begins the draft of a frame, or finds the one in the address. Limits the requests of one embedding website and of one network. */
export function widgetDrafts(writer: Writer, trustProxy: boolean): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const { widget, site } = c.var
    if (!widget) return next()
    const url = new URL(c.req.url)
    const isStart = url.pathname === pathFor('tradein-widget', 'de') && url.searchParams.has(START_PARAMETER)
    if (isStart || c.req.method === 'POST' || c.req.header('Sec-Fetch-Site') === 'cross-site') {
      const subject = { account: embeddingOrigin(c), network: networkOf(c, trustProxy) }
      const tooMany = await checkRateLimit(writer, 'widget', subject)
      if (tooMany) {
        // The page itself says so, in its language and also where its script asked.
        c.set('widget', { ...widget, isBusy: true })
        await next()
        c.header('Retry-After', String(tooMany.retryAfter ?? 60))
        // The page holds what was entered.
        c.header('Cache-Control', 'no-store')
        return undefined
      }
    }
    if (isStart) {
      const isEntered = c.req.method === 'POST'
      const step = `${pathFor('tradein-vehicle', site.locale)}?flow=standFlow&origin=WIDGET${isEntered ? '&tab=VIN' : ''}`
      c.header('Cache-Control', 'no-store')
      // 307 sends what was entered on the first page along to the step that reads it.
      return c.redirect(withDraft(step, newWidgetDraft(new Date(), frameColor(url))), isEntered ? 307 : 302)
    }
    const draft = url.searchParams.get(DRAFT_PARAMETER)
    const visitor = draft === null ? undefined : widgetVisitorOf(draft, new Date())
    c.set('widget', { ...widget, ...(draft !== null && visitor ? { draft } : {}) })
    c.set('anonymousId', visitor ?? null)
    return next()
  }
}

/** The website around the frame, or the shop itself for requests from within the frame; `other` for websites the brand does not name. */
function embeddingOrigin(c: Context<WebEnv>): string {
  const referrer = c.req.header('Referer') ?? ''
  const origin = URL.canParse(referrer) ? new URL(referrer).origin : 'unknown'
  const { brand } = c.get('site')
  const isNamed = brand.widgetOrigins?.includes(origin) === true
  return `${brand.slug ?? 'main'} ${isNamed ? origin : 'other'}`
}
