import type { Hono } from 'hono'
import { unsubscribeAlert } from '#use-cases/account/change-saved-searches.ts'
import type { Writer } from '#database/handles.ts'
import type { WebEnv } from '../web-env.ts'

/** `POST /api/alerts/unsubscribe?key=…`: what mail programs send for one click (RFC 8058); people who open the address get the page. */
export function alertsEndpoint(writer: Writer) {
  return (app: Hono<WebEnv>): void => {
    app.post('/api/alerts/unsubscribe', async (c) => {
      await unsubscribeAlert(writer, c.req.query('key') ?? '')
      return c.body(null, 204)
    })
    app.get('/api/alerts/unsubscribe', (c) =>
      c.redirect(`/suchauftrag-abbestellen?key=${encodeURIComponent(c.req.query('key') ?? '')}`),
    )
  }
}
