import { berlinToday } from '#domain/berlin-time.ts'
import type { OrderDocumentKind } from '#domain/order/order-documents.ts'
import type { PaperInvoice, PaperOrder } from '#domain/order/paper-order.ts'
import { paymentNote } from '#domain/order/payment-note.ts'
import type { Invoice, Order } from '#use-cases/order/orders.ts'

/** These say the dealer as it was when the invoice was issued, and no secrets. */
const OF_INVOICE: ReadonlySet<OrderDocumentKind> = new Set(['INVOICE', 'E_INVOICE', 'CORRECTION', 'E_CORRECTION'])

/** What documents say of an order. */
export function paperOrder(order: Order, of: OrderDocumentKind): PaperOrder {
  const { id, locale, state, customer, billing, delivery, agreed, terms, invoice, correction, merchant, account } =
    order
  const { name, street, zip, city, phone, email, registerEntry, vatId } = merchant
  const seller = { name, street, zip, city, phone, email, registerEntry, vatId, iban: account.iban }
  const isInvoice = OF_INVOICE.has(of)
  return {
    ...{ id, locale, state, customer, billing, delivery, agreed, terms },
    placedOn: berlinToday(order.placed_at),
    seller: (isInvoice && invoice?.seller) || seller,
    lines: order.lines.map((line) => ({
      type: line.line_type,
      quantity: line.quantity,
      unitPrice: line.unit_price_cents,
      vat: line.vat_mode,
      vatRate: line.vat_rate,
      title: line.title,
      facts: isInvoice ? line.facts.filter(({ isSecret }) => !isSecret) : line.facts,
      example: line.finance?.example ?? null,
      isLeased: line.payment === 'LEASING',
      byBank: line.finance?.quote.kind === 'LOAN' ? line.unit_price_cents - line.finance.quote.downPayment : 0,
      withInstallation: line.with_installation,
    })),
    total: order.total_cents,
    due: order.due_cents,
    method: order.payment_method,
    payment: paymentNote({
      ...{ state, payment: order.payment_state, method: order.payment_method, placedAt: order.placed_at },
      ...{ provider: order.payment_provider, due: order.due_cents },
      events: order.events.map(({ subject, to_state: to, at, reason }) => ({ subject, to, at, reason })),
    }),
    isFinanced: order.lines.some(({ payment }) => payment !== 'CASH'),
    mandateReference: order.mandateReference,
    withdrawalTerms: order.withdrawal_terms,
    invoice: invoice && onPaper(invoice),
    correction: correction && onPaper(correction),
  }
}

function onPaper({ number, issued_on: issuedOn, supplied_on: suppliedOn, payment }: Invoice): PaperInvoice {
  return { number, issuedOn, suppliedOn, payment }
}
