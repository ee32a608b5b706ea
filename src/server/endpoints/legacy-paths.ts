import { legacyTarget } from '#domain/routes/legacy-paths.ts'
import type { Hono } from 'hono'
import type { WebEnv } from '../web-env.ts'

/** Old and guessed addresses lead to the page they mean, with their query. */
export function legacyPathsEndpoint(app: Hono<WebEnv>): void {
  app.get('*', (c, next) => {
    const target = legacyTarget(c.req.path)
    if (target === undefined) return next()
    const { search } = new URL(c.req.url)
    return c.redirect(search ? `${target}${target.includes('?') ? '&' : '?'}${search.slice(1)}` : target, 301)
  })
}
