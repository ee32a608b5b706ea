import { berlinToday } from '#domain/berlin-time.ts'
import type { OrderDocumentKind } from '#domain/order/order-documents.ts'
import type { DocumentInvoice, DocumentLine, OrderDocument } from '#domain/order/order-document.ts'
import { awaitsFinancing } from '#domain/order/order-steps.ts'
import { warrantyTermsOf, orderPaymentNote, orderSeller, orderStatus } from './order-facts.ts'
import type { Invoice, Order, OrderLine } from './orders.ts'

/** Invoices name the seller as it was when the invoice was issued, and contain neither secrets nor energy labels. */
const INVOICES: ReadonlySet<OrderDocumentKind> = new Set([
  'INVOICE',
  'E_INVOICE',
  'CANCELLATION_INVOICE',
  'E_CANCELLATION_INVOICE',
])

/** What a document of this kind says of an order. */
export function orderDocument(order: Order, kind: OrderDocumentKind): OrderDocument {
  const { id, locale, state, customer, billing, delivery, agreed, terms, invoice, cancellationInvoice } = order
  const isInvoice = INVOICES.has(kind)
  return {
    ...{ id, locale, state, customer, billing, delivery, agreed, terms },
    placedOn: berlinToday(order.placed_at),
    seller: (isInvoice && invoice?.seller) || orderSeller(order),
    lines: order.lines.map((line) => documentLine(line, isInvoice)),
    total: order.total_cents,
    due: order.due_cents,
    method: order.payment_method,
    payment: orderPaymentNote(order),
    isFinanced: order.lines.some(({ payment }) => payment !== 'CASH'),
    contracts: order.lines.flatMap(({ title, finance }) => (finance ? [{ title, finance }] : [])),
    awaitsFinancing: awaitsFinancing(orderStatus(order)),
    mandateReference: order.mandateReference,
    withdrawalTerms: order.withdrawal_terms,
    privacyNotice: order.privacy_notice,
    legalVersions: order.legal_versions,
    warrantyTerms: warrantyTermsOf(order),
    handOver: order.handOver,
    invoice: invoice && documentInvoice(invoice),
    cancellationInvoice: cancellationInvoice && documentInvoice(cancellationInvoice),
  }
}

function documentLine(line: OrderLine, isInvoice: boolean): DocumentLine {
  const { finance } = line
  return {
    type: line.line_type,
    quantity: line.quantity,
    unitPrice: line.unit_price_cents,
    vat: line.vat_mode,
    vatRate: line.vat_rate,
    title: line.title,
    facts: isInvoice ? line.facts.filter(({ isSecret, isEnergyLabel }) => !isSecret && !isEnergyLabel) : line.facts,
    example: finance?.example ?? null,
    isLeased: line.payment === 'LEASING',
    byBank: finance?.quote.kind === 'LOAN' ? line.unit_price_cents - finance.quote.downPayment : 0,
    withInstallation: line.with_installation,
  }
}

function documentInvoice({ number, issued_on: issuedOn, supplied_on: suppliedOn, payment }: Invoice): DocumentInvoice {
  return { number, issuedOn, suppliedOn, payment }
}
