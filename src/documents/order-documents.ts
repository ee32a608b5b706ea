import type { OrderDocumentKind } from '#domain/order/order-documents.ts'
import type { PaperOrder } from '#domain/order/paper-order.ts'
import { invoicePaper } from './invoice-paper.ts'
import { orderPaper } from './order-paper.ts'
import type { Paper } from './paper.ts'
import { termsPaper } from './terms-paper.ts'

type Templates = Readonly<Record<OrderDocumentKind, (order: PaperOrder) => Paper | undefined>>

const TEMPLATES: Templates = {
  ORDER: orderPaper,
  TERMS: (order) => (order.terms === null ? undefined : termsPaper({ ...order, terms: order.terms })),
  INVOICE: (order) => (order.invoice === null ? undefined : invoicePaper({ ...order, invoice: order.invoice })),
}

/** A document of an order; undefined where there is none (yet). */
export function paperOf(kind: OrderDocumentKind, order: PaperOrder): Paper | undefined {
  return TEMPLATES[kind](order)
}
