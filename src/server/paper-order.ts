import { berlinToday } from '#domain/berlin-time.ts'
import type { PaperOrder } from '#domain/order/paper-order.ts'
import type { Order } from '#queries/order/orders.ts'

/** What documents say of an order. Once it is invoiced the dealer stands on the invoice as it was then. */
export function paperOrder(order: Order, of: 'INVOICE' | 'ORDER' | 'TERMS'): PaperOrder {
  const { id, locale, state, customer, billing, delivery, agreed, terms, invoice, merchant, account } = order
  const { name, street, zip, city, phone, email, registerEntry, vatId } = merchant
  const seller = { name, street, zip, city, phone, email, registerEntry, vatId, iban: account.iban }
  return {
    ...{ id, locale, state, customer, billing, delivery, agreed, terms },
    placedOn: berlinToday(order.placed_at),
    seller: of === 'INVOICE' ? (invoice?.seller ?? seller) : seller,
    lines: order.lines.map((line) => ({
      type: line.line_type,
      quantity: line.quantity,
      unitPrice: line.unit_price_cents,
      vat: line.vat_mode,
      vatRate: line.vat_rate,
      title: line.title,
      facts: line.facts,
      example: line.finance?.example ?? null,
      isLeased: line.payment === 'LEASING',
    })),
    total: order.total_cents,
    due: order.due_cents,
    method: order.payment_method,
    isFinanced: order.lines.some(({ payment }) => payment !== 'CASH'),
    mandateReference: order.mandateReference,
    withdrawalTerms: order.withdrawal_terms,
    invoice: invoice && { number: invoice.number, issuedOn: invoice.issued_on, suppliedOn: invoice.supplied_on },
  }
}
