import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { anonymousIdOf } from '#domain/cart/cart.ts'
import { CART_COOKIE } from '#domain/session/cookies.ts'
import type { WebEnv } from '../web-env.ts'

/**
 * The name of the visitor's cart, from its cookie. A form that comes without one gets a new name: whoever begins a cart with it sets the
 * cookie, and nobody else does, so that a visitor who only looks around is never marked.
 */
export const anonymousId: MiddlewareHandler<WebEnv> = async (c, next) => {
  const known = anonymousIdOf(getCookie(c, CART_COOKIE))
  c.set('anonymousId', known ?? (c.req.method === 'POST' ? randomUUID() : null))
  await next()
}
