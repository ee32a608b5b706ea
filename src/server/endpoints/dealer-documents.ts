import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { LOCALES, type Locale } from '#domain/locale.ts'
import { documentOfFile } from '#domain/order/order-documents.ts'
import { parseOrderNumber } from '#domain/order/order-number.ts'
import { DEALER_SCREENS } from '#domain/routes/dealer-screens.ts'
import { STAFF_COOKIE } from '#domain/staff/staff-cookie.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '#database/connection.ts'
import { readOrderForDocuments } from '#use-cases/dealer-area/order-for-documents.ts'
import type { MarkDeps } from '../document-mark.ts'
import { orderDocumentAnswer } from '../order-document-answer.ts'
import type { WebEnv } from '../web-env.ts'

interface DealerDocumentsDeps {
  readonly database: Pick<Database, 'read'>
  readonly objects: MarkDeps['objects']
  readonly actorOf: (token: string) => Promise<StaffActor | undefined>
}

/** The documents of an order for its merchant’s staff, below the order’s address; for anybody else they do not exist. */
export function dealerDocumentsEndpoint({ database: { read }, objects, actorOf }: DealerDocumentsDeps) {
  async function answer(c: Context<WebEnv>, locale: Locale): Promise<Response> {
    c.header('Cache-Control', 'no-store')
    const { orderId = '', name = '' } = c.req.param() as { orderId?: string; name?: string }
    const token = getCookie(c, STAFF_COOKIE)
    const actor = token === undefined || c.get('site').brand.slug !== null ? undefined : await actorOf(token)
    const [kind, number] = [documentOfFile(name), parseOrderNumber(orderId)]
    const found = actor && kind && number !== undefined ? await readOrderForDocuments(read, actor, number) : undefined
    return orderDocumentAnswer(c, { read, objects }, found?.kind === 'found' ? found.order : undefined, kind, locale)
  }
  return (app: Hono<WebEnv>): void => {
    for (const locale of LOCALES)
      app.get(`${DEALER_SCREENS.order[locale]}/:name{.+\\.(pdf|xml)}`, (c) => answer(c, locale))
  }
}
