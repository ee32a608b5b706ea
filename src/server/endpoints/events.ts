import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { View } from '#domain/analytics/view.ts'
import { viewOf } from '../middleware/count-views.ts'
import type { WebEnv } from '../web-env.ts'

const Opened = z.object({ path: z.string().startsWith('/').max(500) })
const MAX_BYTES = 2_000

/** `POST /api/events`: a page was opened without a new document. Only added up; no cookie is read, and nothing of the visitor stored. */
export function eventsEndpoint(count: (view: View) => void) {
  return (app: Hono<WebEnv>): void => {
    app.post('/api/events', bodyLimit({ maxSize: MAX_BYTES }), async (c) => {
      const opened = Opened.safeParse(await c.req.json().catch(() => undefined))
      if (!opened.success) return c.body(null, 400)
      const view = viewOf(c, opened.data.path)
      if (view) count(view)
      return c.body(null, 204)
    })
  }
}
