import type { Context, Hono } from 'hono'
import { LOCALES } from '#domain/locale.ts'
import { pathsOf } from '#domain/routes/paths.ts'
import type { Screen } from '#domain/routes/screens.ts'
import type { RequestAccess } from '#use-cases/request/request.ts'
import type { Config } from './config.ts'
import { refuseManyDocuments } from './document-limit.ts'
import { type SessionDeps, sessionMiddleware } from './session/session.ts'
import type { WebEnv } from './web-env.ts'

export interface RequestDocumentDeps {
  readonly session: SessionDeps
  readonly config: Pick<Config, 'production' | 'trustProxy'>
}

interface RequestDocument {
  readonly screen: Screen
  /** What is said where the document does not exist, or not for its reader. */
  readonly missing: string
  /** Undefined: there is no such document for its reader. */
  readonly answer: (c: Context<WebEnv>, requestId: number, access: RequestAccess) => Promise<Response | undefined>
}

/** A document of a request at the paths of its screen, for the sides of the request, with a rate limit. */
export function requestDocument(
  { session, config }: RequestDocumentDeps,
  { screen, missing, answer }: RequestDocument,
) {
  const paths = LOCALES.flatMap((locale) => pathsOf(screen, locale))
  return (app: Hono<WebEnv>): void => {
    for (const path of paths) {
      app.use(path, sessionMiddleware(session, config.production))
      app.get(path, async (c) => {
        c.header('Cache-Control', 'no-store, private')
        const refusal = await refuseManyDocuments(c, session.database, config.trustProxy)
        if (refusal) return refusal
        const { requestId = '' } = c.req.param() as { requestId?: string }
        const isNumber = /^\d{10}$/.test(requestId)
        return (isNumber ? await answer(c, Number(requestId), accessOf(c)) : undefined) ?? c.text(missing, 404)
      })
    }
  }
}

/** Opened by the customer who is logged in, or by the key of a mailed link. */
function accessOf(c: Context<WebEnv>): RequestAccess {
  return {
    customerId: c.get('session')?.actor.customerId ?? null,
    key: c.req.query('key')?.slice(0, 200) ?? null,
    scope: { merchantUuids: c.get('site').brand.merchantUuids },
  }
}
