import type { Context, MiddlewareHandler } from 'hono'
import { pageTypeOf } from '#domain/analytics/page-types.ts'
import { isBot, referrerHost, type View } from '#domain/analytics/view.ts'
import { matchPath } from '#domain/routes/paths.ts'
import type { WebEnv } from '../web-env.ts'

/** Counts each page that a person opens as a document. Pages that the script opens are reported by it (`/api/events`). */
export function countViews(count: (view: View) => void): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    await next()
    if (c.req.method !== 'GET' || !isShown(c.res) || !isDocument(c)) return
    const view = viewOf(c, c.req.path, c.req.header('Referer'))
    if (view) count(view)
  }
}

/**
 * The view of a page of this host; undefined for a bot's request, for a page fetched in advance, for an address without a screen, and for a
 * preview, which nobody visits.
 */
export function viewOf(c: Context<WebEnv>, path: string, referrer?: string): View | undefined {
  const match = matchPath(path)
  const { known, brand } = c.get('site')
  const isPreview = match?.screen === 'preview' || c.get('lookQuery') !== undefined
  const isFetchedAhead = c.req.header('Sec-Purpose')?.startsWith('prefetch')
  if (!match || isPreview || !known || isBot(c.req.header('User-Agent')) || isFetchedAhead) return undefined
  const vehicleId = match.screen === 'vehicle' ? Number(/\d+$/.exec(path)?.[0]) : Number.NaN
  const host = referrerHost(referrer, new URL(c.req.url).host)
  return {
    ...{ at: new Date(), brandSlug: brand.slug, pageType: pageTypeOf(path) },
    ...(host === undefined ? {} : { referrerHost: host }),
    ...(Number.isSafeInteger(vehicleId) ? { vehicleId } : {}),
  }
}

/** Whether a page was sent, or the browser was told that its copy is current. */
function isShown({ status, headers }: Response): boolean {
  return status === 304 || (status === 200 && headers.get('Content-Type')?.startsWith('text/html') === true)
}

/** Older browsers send no `Sec-Fetch-Dest`, so that all their requests count as documents. */
function isDocument(c: Context): boolean {
  return (c.req.header('Sec-Fetch-Dest') ?? 'document') === 'document'
}
