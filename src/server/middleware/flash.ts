import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { FLASH_COOKIE } from '#domain/session/cookies.ts'
import { clearedCookie } from '#storefront/set-cookie.server.ts'
import type { WebEnv } from '../web-env.ts'

/** The notice that the last request left behind for the next page; shown once. */
export const flash: MiddlewareHandler<WebEnv> = async (c, next) => {
  const code = showsNotice(c) ? getCookie(c, FLASH_COOKIE) : undefined
  c.set('flash', code && /^[A-Z_]{1,40}$/.test(code) ? code : null)
  await next()
  if (code !== undefined && c.res.ok) c.header('Set-Cookie', clearedCookie(FLASH_COOKIE), { append: true })
}

/** Where a script asks for the routes of a page before it loads the page itself. */
const MANIFEST_PATH = '/__manifest'

/** A script that loads a part of a page names the part's route. Only the page's frame, the route `root`, shows notices. */
function showsNotice({ req }: Context<WebEnv>): boolean {
  if (req.path === MANIFEST_PATH) return false
  const routes = req.query('_routes')
  return req.method === 'GET' && (routes === undefined || routes.split(',').includes('root'))
}
