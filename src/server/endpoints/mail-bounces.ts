import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Writer } from '#database/handles.ts'
import { readBounce } from '#services/mail/read-bounce.ts'
import { takeBounce } from '#use-cases/newsletter/take-bounce.ts'
import type { WebEnv } from '../web-env.ts'
import { isBearer } from '../bearer.ts'

/** Reports carry the mail they are about, pictures included. */
const MAX_BYTES = 2_000_000

/**
 * `POST /api/mail-bounces`: the operator's mail server hands over what comes back to the sender of our mails, each as it arrived.
 * Without a token there is no such address. Mails that are no reports, or too large to be one, get the same answer and are dropped, so that
 * the mail server neither retries nor reports a failure to their sender.
 */
export function mailBouncesEndpoint(writer: Writer, token: string | undefined) {
  return (app: Hono<WebEnv>): void => {
    if (token === undefined) return
    app.use('/api/mail-bounces', async (c, next) =>
      isBearer(c.req.header('Authorization'), token) ? next() : c.body(null, 401),
    )
    app.post('/api/mail-bounces', bodyLimit({ maxSize: MAX_BYTES, onError: tooLarge }), async (c) => {
      const bounce = await readBounce(new Uint8Array(await c.req.arrayBuffer()))
      return c.json({ taken: bounce !== undefined && (await takeBounce(writer, bounce)) })
    })
  }
}

/** Reads on to the end, so that the mail server gets the answer instead of a broken connection. */
async function tooLarge(c: Context): Promise<Response> {
  const body = c.req.raw.body
  if (body && !body.locked) await body.pipeTo(new WritableStream())
  return c.json({ taken: false })
}
