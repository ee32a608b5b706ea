import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { applyPaymentEvent } from '#use-cases/payment/apply-event.ts'
import type { Writer } from '#database/handles.ts'
import type { Payments } from '#services/payment/port.ts'
import type { Log } from '../log.ts'
import type { WebEnv } from '../web-env.ts'

/** Bytes. Providers send a few thousand. */
const MAX_BODY_BYTES = 64 * 1024

/**
 * `POST /api/payment/webhook/:provider`: a payment provider's signed message. 200 once it is stored, also for a repeated or unknown one, so
 * that it is not sent again; 400 where it is forged; 413 beyond 64 KB. A fault is a 500, and the provider tries again.
 */
export function paymentWebhookEndpoint(writer: Writer, payments: Payments, log: Log) {
  return (app: Hono<WebEnv>): void => {
    app.post(
      '/api/payment/webhook/:provider',
      bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.text('Too much.', 413) }),
      async (c) => {
        const provider = payments.named(c.req.param('provider'))
        if (!provider) return c.text('There is no such provider.', 404)
        const body = new Uint8Array(await c.req.arrayBuffer())
        const events = await provider.readWebhook(body, c.req.raw.headers)
        if (events === 'FORGED') {
          log.warn({ provider: provider.name }, 'a payment message was not signed by its provider, or too long ago')
          return c.text('Not signed.', 400)
        }
        for (const event of events) {
          const outcome = await applyPaymentEvent(writer, provider.name, event)
          const about = { provider: provider.name, event: event.id, kind: event.kind, reference: event.reference }
          if (outcome === 'WRONG_AMOUNT')
            log.error({ ...about, amount: event.amount }, 'a payment message tells of another sum than was asked for')
          if (outcome === 'UNKNOWN') log.error(about, 'a payment message is about a payment nobody opened here')
        }
        return c.text('ok')
      },
    )
  }
}
