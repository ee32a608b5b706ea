import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { anonymousIdOf } from '#domain/cart/cart.ts'
import { CART_COOKIE } from '#domain/session/cookies.ts'
import type { WebEnv } from '../web-env.ts'

/**
 * The id of the visitor's cart, from its cookie. A form without one gets a new id, and only a new cart sets the cookie, so that a visitor
 * who only looks around is never marked.
 */
export const anonymousId: MiddlewareHandler<WebEnv> = async (c, next) => {
  const known = anonymousIdOf(getCookie(c, CART_COOKIE))
  c.set('anonymousId', known ?? (c.req.method === 'POST' ? randomUUID() : null))
  await next()
}
