import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { escapeMarkup } from '#domain/escape-markup.ts'
import { matchPath } from '#domain/routes/paths.ts'
import { SCREENS } from '#domain/routes/screens.ts'
import { SESSION_COOKIE } from '#domain/session/cookies.ts'
import type { WebEnv } from '../web-env.ts'

/**
 * A link in a mail or on another site opens one of our guarded pages without the session, because its cookie is `SameSite=Strict`. Such a
 * request gets a page that asks for the same address again, now from our own site and with the cookie; it needs no script.
 */
export const fromElsewhere: MiddlewareHandler<WebEnv> = async (c, next) => {
  const isLink = c.req.method === 'GET' && c.req.header('Sec-Fetch-Site') === 'cross-site'
  if (!isLink || c.req.header('Sec-Fetch-Mode') !== 'navigate' || getCookie(c, SESSION_COOKIE)) return next()
  const url = new URL(c.req.url)
  const screen = matchPath(url.pathname)?.screen
  if (!screen || SCREENS[screen].access === 'public') return next()
  const again = escapeMarkup(url.pathname + url.search)
  c.header('Cache-Control', 'no-store')
  return c.html(
    `<!doctype html><html lang="${c.get('site').locale}"><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${again}"><title>…</title><a href="${again}">→</a>`,
  )
}
