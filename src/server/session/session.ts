import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { renewSession } from '#use-cases/session/renew-session.ts'
import type { Database } from '#database/connection.ts'
import type { CustomerActor } from '#domain/actor.ts'
import { readSessionCookie, SESSION_COOKIE } from '#domain/session/cookies.ts'
import { clearedCookie, sessionCookie } from '#storefront/set-cookie.server.ts'
import { SESSION_TIMING } from '#domain/session/timing.ts'
import type { IssuedTokens } from '#domain/session/tokens.ts'
import { readActor } from '#use-cases/session/actor.ts'
import type { SessionTokens } from '#services/session-tokens/port.ts'
import type { WebEnv } from '../web-env.ts'

export interface RequestSession {
  readonly actor: CustomerActor
  readonly expiresAt: Date
}

export interface SessionDeps {
  readonly database: Database
  readonly tokens: SessionTokens
}

/**
 * Reads the session of a page's request from its cookie (script never sees a token), and renews one that is near its end, so that this
 * needs no script. A cookie without a valid session is cleared.
 */
export function sessionMiddleware(deps: SessionDeps, production: boolean): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const cookie = getCookie(c, SESSION_COOKIE)
    c.set('session', null)
    if (cookie === undefined) return next()
    const found = await readSession(deps, cookie)
    c.set('session', found?.session ?? null)
    c.set('sessionLost', !found)
    await next()
    const answered = c.res.headers.getSetCookie().some((line) => line.startsWith(`${SESSION_COOKIE}=`))
    if (answered) return // logged in or out by the page itself
    if (!found) c.header('Set-Cookie', clearedCookie(SESSION_COOKIE), { append: true })
    else if (found.renewed)
      c.header('Set-Cookie', sessionCookie(found.renewed, isSecure(c, production)), { append: true })
  }
}

/** Cookies lack `Secure` only outside production, where browsers would drop them over plain http on most hosts. */
export function isSecure(c: Context, production: boolean): boolean {
  return production || new URL(c.req.url).protocol === 'https:'
}

async function readSession(
  { database, tokens }: SessionDeps,
  cookie: string,
): Promise<{ readonly session: RequestSession; readonly renewed?: IssuedTokens } | undefined> {
  const pair = readSessionCookie(cookie)
  const actor = pair && (await readActor(database.read, tokens, pair.accessToken))
  if (!actor) return undefined
  const { expiresAt, ...who } = actor
  if (expiresAt.getTime() - Date.now() > SESSION_TIMING.refreshBefore) return { session: { actor: who, expiresAt } }
  const renewed = await renewSession(database, tokens, pair.refreshToken)
  return renewed && { session: { actor: who, expiresAt: renewed.expiresAt }, renewed }
}
