import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import { exactPath } from './middleware/exact-path.ts'
import { pagePolicy, securityHeaders } from './middleware/security-headers.ts'
import { unknownHost } from './middleware/unknown-host.ts'
import { siteMiddleware } from './middleware/site.ts'
import type { PageRequest, Pages } from './pages.ts'
import type { HostedBrand } from '#domain/brand-of-host.ts'
import type { WebEnv } from './web-env.ts'

export interface WebParts {
  readonly config: Config
  readonly log: Log
  readonly brands: () => readonly HostedBrand[]
  readonly pages: Pages
  /** Handlers that answer at fixed paths: GraphQL, REST, pictures, health. */
  readonly endpoints: readonly ((app: Hono<WebEnv>) => void)[]
  /** The gateway as a page of this request sees it. */
  readonly gatewayFor: (site: WebEnv['Variables']['site']) => PageRequest['gateway']
  readonly buildFolder: string
}

const YEAR = 'public, max-age=31536000, immutable'

/** One port for everything: pages, GraphQL, REST, pictures. */
export function createWebApp(parts: WebParts): Hono<WebEnv> {
  const { config, log, pages } = parts
  const app = new Hono<WebEnv>()
  app.use(async (c, next) => {
    c.set('requestId', randomUUID())
    await next()
  })
  app.use(securityHeaders(config.production))
  app.use(siteMiddleware(parts.brands, config))
  app.use(compress())
  app.use(unknownHost)
  for (const endpoint of parts.endpoints) endpoint(app)
  app.use(
    '/assets/*',
    serveStatic({ root: path.join(parts.buildFolder, 'client'), onFound: (_, c) => c.header('Cache-Control', YEAR) }),
  )
  app.use(exactPath)
  app.all('*', async (c) => {
    const nonce = randomBytes(16).toString('base64')
    const site = { ...c.var.site, development: !config.production, session: null }
    const response = await pages.render(c.req.raw, { nonce, site, gateway: parts.gatewayFor(c.var.site) })
    const page = new Response(response.body, response)
    page.headers.set('Content-Security-Policy', pagePolicy(nonce, pages.middleware !== undefined))
    return page
  })
  app.onError((error, c) => {
    const id = c.var.requestId
    log.error({ id, path: c.req.path, error: error.stack }, 'request failed')
    return c.text(`Es ist ein Fehler aufgetreten. / Something went wrong. (${id})`, 500)
  })
  return app
}
