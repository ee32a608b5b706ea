import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Writer } from '#database/handles.ts'
import type { Banking } from '#services/banking/port.ts'
import { applyBankEvent } from '#use-cases/banking/apply-bank-event.ts'
import type { Log } from '../log.ts'
import type { WebEnv } from '../web-env.ts'

/** Bytes. A decision has a few hundred. */
const MAX_BODY_BYTES = 64 * 1024

/**
 * `POST /api/banking/webhook/:bank`: a bank's signed message. 200 once it is processed, also for a repeated one or one that comes too late;
 * 404 for an application the shop does not know (yet), so that it is sent again; 400 where it is forged, 422 where it is no message, 413
 * beyond 64 KB.
 */
export function bankWebhookEndpoint(writer: Writer, banking: Banking, log: Log) {
  return (app: Hono<WebEnv>): void => {
    app.post(
      '/api/banking/webhook/:bank',
      bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.text('Too much.', 413) }),
      async (c) => {
        const bank = banking.named(c.req.param('bank'))
        if (!bank) return c.text('There is no such bank.', 404)
        const events = await bank.readMessage(new Uint8Array(await c.req.arrayBuffer()), c.req.raw.headers)
        if (events === 'FORGED') {
          log.warn({ bank: bank.name }, 'a message was not signed by its bank, or too long ago')
          return c.text('Not signed.', 400)
        }
        if ('wrong' in events) {
          log.warn({ bank: bank.name, fields: events.wrong }, 'a message of a bank has not the form of one')
          return c.text(`Not a message: ${events.wrong.join(', ')}.`, 422)
        }
        for (const event of events) {
          const outcome = await applyBankEvent(writer, bank.name, event)
          const about = { bank: bank.name, message: event.id, kind: event.kind }
          if (outcome === 'REFUSED') log.warn(about, 'a bank’s message came too late: its application was decided')
          if (outcome !== 'UNKNOWN') continue
          log.warn(about, 'a bank’s message is about an application that was not passed on to it')
          return c.text('There is no such application.', 404)
        }
        return c.text('ok')
      },
    )
  }
}
