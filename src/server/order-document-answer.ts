import type { Context } from 'hono'
import { documentOf } from '#documents/order-documents.ts'
import { renderPdf } from '#documents/render-pdf.ts'
import type { Locale } from '#domain/locale.ts'
import { documentFile, type OrderDocumentKind } from '#domain/order/order-documents.ts'
import { orderDocument } from '#use-cases/order/order-document.ts'
import type { Order } from '#use-cases/order/orders.ts'
import { documentMark, type MarkDeps } from './document-mark.ts'
import type { WebEnv } from './web-env.ts'

/** A document of an order as a file, made for this request; 404 where there is none. */
export async function orderDocumentAnswer(
  c: Context<WebEnv>,
  deps: MarkDeps,
  order: Order | undefined,
  kind: OrderDocumentKind | undefined,
  locale: Locale,
): Promise<Response> {
  const document = kind && order && documentOf(kind, orderDocument(order, kind))
  if (!order || !document) return c.text('Dieses Dokument gibt es nicht. / There is no such document.', 404)
  c.header('Content-Type', 'layout' in document ? 'application/pdf' : 'application/xml; charset=utf-8')
  c.header('Content-Disposition', `attachment; filename="${order.id}-${documentFile(kind, locale)}"`)
  c.header('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
  if (!('layout' in document)) return c.body(document.xml)
  const mark = await documentMark(deps, order.merchant.id)
  return c.body(new Uint8Array(await renderPdf(document.layout, { mark })))
}
