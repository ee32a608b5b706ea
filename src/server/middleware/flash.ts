import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { FLASH_COOKIE } from '#domain/session/cookies.ts'
import { clearedCookie } from '#storefront/set-cookie.server.ts'
import type { WebEnv } from '../web-env.ts'

/** The notice that the last request left behind for the next page; shown once. */
export const flash: MiddlewareHandler<WebEnv> = async (c, next) => {
  const code = c.req.method === 'GET' ? getCookie(c, FLASH_COOKIE) : undefined
  c.set('flash', code && /^[A-Z_]{1,40}$/.test(code) ? code : null)
  await next()
  if (code !== undefined && c.res.ok) c.header('Set-Cookie', clearedCookie(FLASH_COOKIE), { append: true })
}
