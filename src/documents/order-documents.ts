import type { OrderDocumentKind } from '#domain/order/order-documents.ts'
import type { PaperOrder } from '#domain/order/paper-order.ts'
import { eCorrection, eInvoice } from './e-invoice.ts'
import { correctionPaper, invoicePaper } from './invoice-paper.ts'
import { orderPaper } from './order-paper.ts'
import type { Paper } from './paper.ts'
import { termsPaper } from './terms-paper.ts'

/** A document: set on paper, or for machines to read. */
export type OrderDocument = { readonly paper: Paper } | { readonly xml: string }

type Templates = Readonly<Record<OrderDocumentKind, (order: PaperOrder) => OrderDocument | undefined>>

const TEMPLATES: Templates = {
  ORDER: (order) => ({ paper: orderPaper(order) }),
  TERMS: (order) => (order.terms === null ? undefined : { paper: termsPaper({ ...order, terms: order.terms }) }),
  INVOICE: ({ invoice, ...order }) => (invoice ? { paper: invoicePaper({ ...order, invoice }) } : undefined),
  E_INVOICE: (order) => xmlOf(eInvoice(order)),
  CORRECTION: ({ invoice, correction, ...order }) =>
    invoice && correction ? { paper: correctionPaper({ ...order, invoice, correction }) } : undefined,
  E_CORRECTION: (order) => xmlOf(eCorrection(order)),
}

function xmlOf(xml: string | undefined): OrderDocument | undefined {
  return xml === undefined ? undefined : { xml }
}

/** A document of an order; undefined where there is none (yet). */
export function documentOf(kind: OrderDocumentKind, order: PaperOrder): OrderDocument | undefined {
  return TEMPLATES[kind](order)
}
