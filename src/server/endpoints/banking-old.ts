import type { Hono } from 'hono'
import { matchPath, pathFor, pathsOf } from '#domain/routes/paths.ts'
import type { WebEnv } from '../web-env.ts'

/** The address that a financing application had before: it leads to the first step, with the number of the request. */
export function bankingOldEndpoint(app: Hono<WebEnv>): void {
  for (const path of pathsOf('banking-old', 'de'))
    app.get(path, (c) => {
      const { requestId = '' } = matchPath(c.req.path)?.params ?? {}
      return c.redirect(pathFor('banking-personal', c.get('site').locale, { orderId: requestId }), 308)
    })
}
