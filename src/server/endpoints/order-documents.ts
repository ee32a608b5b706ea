import { type Hono, type Context } from 'hono'
import { LOCALES } from '#domain/locale.ts'
import { documentOfFile } from '#domain/order/order-documents.ts'
import { parseOrderNumber } from '#domain/order/order-number.ts'
import { pathsOf } from '#domain/routes/paths.ts'
import { guardedTarget } from '#domain/session/access.ts'
import { recordInformation } from '#use-cases/banking/hand-over-information.ts'
import { readOrder } from '#use-cases/order/orders.ts'
import type { Config } from '../config.ts'
import { refuseManyDocuments } from '../document-limit.ts'
import type { MarkDeps } from '../document-mark.ts'
import { orderDocumentAnswer } from '../order-document-answer.ts'
import { fromElsewhere } from '../session/from-elsewhere.ts'
import { type SessionDeps, sessionMiddleware } from '../session/session.ts'
import type { WebEnv } from '../web-env.ts'

/**
 * Documents of an order as PDF, electronic invoices as XML, at the paths of the screen `order-document`, only for their customer: for
 * anybody else, and on the storefront of another dealer, they do not exist. Rendered on request, never stored, with a rate limit.
 */
export function orderDocumentsEndpoint(
  session: SessionDeps,
  config: Pick<Config, 'production' | 'trustProxy'>,
  objects: MarkDeps['objects'],
) {
  const paths = LOCALES.flatMap((locale) => pathsOf('order-document', locale))
  return (app: Hono<WebEnv>): void => {
    for (const path of paths) {
      app.use(path, fromElsewhere, sessionMiddleware(session, config.production))
      app.get(path, (c) => answer(c, session, config.trustProxy, objects))
    }
  }
}

async function answer(
  c: Context<WebEnv>,
  { database }: SessionDeps,
  trustProxy: boolean,
  objects: MarkDeps['objects'],
): Promise<Response> {
  const { site, session } = c.var
  c.header('Cache-Control', 'no-store')
  const target = guardedTarget('order-document', site.locale, c.req.path, session !== null)
  if (target || !session) return c.redirect(target ?? '/', 302)
  const { orderId = '', name = '' } = c.req.param() as { orderId?: string; name?: string }
  const kind = documentOfFile(name)
  const { customerId } = session.actor
  const refusal = await refuseManyDocuments(c, database, trustProxy)
  if (refusal) return refusal
  const number = parseOrderNumber(orderId)
  const reader = { customerId, scope: { merchantUuids: site.brand.merchantUuids } }
  const order = kind && number !== undefined ? await readOrder(database.read, reader, number) : undefined
  const response = await orderDocumentAnswer(c, { read: database.read, objects }, order, kind, site.locale)
  // The credit information counts as handed over once its customer has opened it.
  if (order && kind === 'CREDIT_INFORMATION' && c.req.method === 'GET' && response.ok)
    await recordInformation(database, order.id)
  return response
}
