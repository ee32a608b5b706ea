import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { FLASH_COOKIE } from '#domain/session/cookies.ts'
import { ENDED_PARAMETER } from '#domain/widget/widget-address.ts'
import { clearedCookie } from '#storefront/set-cookie.server.ts'
import type { WebEnv } from '../web-env.ts'

/** The notice that the last request left behind for the next page; shown once. In a frame its address says the one that there is. */
export const flash: MiddlewareHandler<WebEnv> = async (c, next) => {
  const code = showsNotice(c) ? getCookie(c, FLASH_COOKIE) : undefined
  const isEnded = c.get('widget')?.kind === 'TRADE_IN' && showsNotice(c) && c.req.query(ENDED_PARAMETER) !== undefined
  if (isEnded) c.set('flash', 'DRAFT_ENDED')
  else c.set('flash', code && /^[A-Z_]{1,40}$/.test(code) ? code : null)
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
