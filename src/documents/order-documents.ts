import type { OrderDocumentKind } from '#domain/order/order-documents.ts'
import type { OrderLegalPage } from '#domain/order/legal-version.ts'
import type { OrderDocument } from '#domain/order/order-document.ts'
import { creditInformationLayout } from './credit-information-layout.ts'
import { eCancellationInvoice, eInvoice } from './e-invoice.ts'
import { cancellationLayout, invoiceLayout } from './invoice-layout.ts'
import { handOverLayout } from './hand-over-layout.ts'
import { orderLayout } from './order-layout.ts'
import type { DocumentLayout } from './document-layout.ts'
import { termsLayout } from './terms-layout.ts'

/** A document to be rendered: a layout for the PDF, or the XML of the e-invoice. */
export type RenderableDocument = { readonly layout: DocumentLayout } | { readonly xml: string }

type Templates = Readonly<Record<OrderDocumentKind, (order: OrderDocument) => RenderableDocument | undefined>>

const TEMPLATES: Templates = {
  ORDER: (order) => ({ layout: orderLayout(order) }),
  TERMS: (order) => legalText(order, order.terms, 'agb'),
  WITHDRAWAL_TERMS: (order) => legalText(order, order.withdrawalTerms, 'widerrufsbelehrung'),
  PRIVACY_NOTICE: (order) => legalText(order, order.privacyNotice, 'datenschutz'),
  WARRANTY_TERMS: (order) =>
    order.warrantyTerms.length > 0
      ? { layout: termsLayout({ ...order, terms: order.warrantyTerms.join('\n\n') }) }
      : undefined,
  CREDIT_INFORMATION: (order) => (order.contracts.length > 0 ? { layout: creditInformationLayout(order) } : undefined),
  HAND_OVER: ({ handOver, ...order }) => (handOver ? { layout: handOverLayout({ ...order, handOver }) } : undefined),
  INVOICE: ({ invoice, ...order }) => (invoice ? { layout: invoiceLayout({ ...order, invoice }) } : undefined),
  E_INVOICE: (order) => xmlOf(eInvoice(order)),
  CANCELLATION_INVOICE: ({ invoice, cancellationInvoice, ...order }) =>
    invoice && cancellationInvoice
      ? { layout: cancellationLayout({ ...order, invoice, cancellationInvoice }) }
      : undefined,
  E_CANCELLATION_INVOICE: (order) => xmlOf(eCancellationInvoice(order)),
}

/** A text word for word as it was shown, with its version. */
function legalText(order: OrderDocument, terms: string | null, page: OrderLegalPage): RenderableDocument | undefined {
  const version = order.legalVersions.find((each) => each.page === page)
  return terms === null ? undefined : { layout: termsLayout({ ...order, terms, version }) }
}

function xmlOf(xml: string | undefined): RenderableDocument | undefined {
  return xml === undefined ? undefined : { xml }
}

/** A document of an order; undefined where it does not exist (yet). */
export function documentOf(kind: OrderDocumentKind, order: OrderDocument): RenderableDocument | undefined {
  return TEMPLATES[kind](order)
}
