import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Writer } from '#database/handles.ts'
import { readBounce } from '#services/mail/read-bounce.ts'
import { takeBounce } from '#use-cases/newsletter/take-bounce.ts'
import type { WebEnv } from '../web-env.ts'
import { isBearer } from '../bearer.ts'

/** Reports carry the mail they are about, pictures included. */
const MAX_BYTES = 2_000_000

/**
 * `POST /api/mail-bounces`: the operator's mail server hands over what comes back to the sender of our mails, each as it arrived. Without a
 * token there is no such address. Other mails than reports are answered alike and forgotten, so that nothing waits in the mail server.
 */
export function mailBouncesEndpoint(writer: Writer, token: string | undefined) {
  return (app: Hono<WebEnv>): void => {
    if (token === undefined) return
    app.post('/api/mail-bounces', bodyLimit({ maxSize: MAX_BYTES }), async (c) => {
      if (!isBearer(c.req.header('Authorization'), token)) return c.body(null, 401)
      const bounce = await readBounce(new Uint8Array(await c.req.arrayBuffer()))
      const isTaken = bounce !== undefined && (await takeBounce(writer, bounce))
      return c.json({ taken: isTaken })
    })
  }
}
