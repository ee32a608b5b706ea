import type { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { renewSession } from '#use-cases/session/renew-session.ts'
import { readSessionCookie, SESSION_COOKIE } from '#domain/session/cookies.ts'
import { sessionCookie } from '#storefront/set-cookie.server.ts'
import type { WebEnv } from '../web-env.ts'
import { isSecure, type SessionDeps, sessionMiddleware } from './session.ts'

/**
 * `GET /api/session`: whether this browser is logged in, and until when. `POST /api/session/refresh`: the same with a new token; 401 where
 * there is no session. Both for the pages' own script, by cookie.
 */
export function sessionEndpoints(deps: SessionDeps, production: boolean) {
  return (app: Hono<WebEnv>): void => {
    app.use('/api/session/*', async (c, next) => {
      c.header('Cache-Control', 'no-store, private')
      c.header('Vary', 'Cookie')
      await next()
    })
    app.use('/api/session', sessionMiddleware(deps, production))
    app.get('/api/session', (c) => {
      const session = c.get('session')
      return c.json({ isLoggedIn: session !== null, expiresAt: session?.expiresAt.toISOString() ?? null })
    })
    app.post('/api/session/refresh', async (c) => {
      const pair = readSessionCookie(getCookie(c, SESSION_COOKIE))
      const renewed = pair && (await renewSession(deps.database, deps.tokens, pair.refreshToken))
      if (!renewed) return c.json({ isLoggedIn: false, expiresAt: null }, 401)
      c.header('Set-Cookie', sessionCookie(renewed, isSecure(c, production)))
      return c.json({ isLoggedIn: true, expiresAt: renewed.expiresAt.toISOString() })
    })
  }
}
