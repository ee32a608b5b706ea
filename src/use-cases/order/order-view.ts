import type { BillingAddress } from '#domain/account/address.ts'
import type { PaymentKind } from '#domain/cart/cart.ts'
import { type InvoicedLine, invoiceSums } from '#domain/order/invoice.ts'
import type { Locale } from '#domain/locale.ts'
import { exampleIn, type ExampleText, lineTexts, type LineTexts } from '#domain/order/line-texts.ts'
import type { LegalVersion } from '#domain/order/legal-version.ts'
import type { TradeInPlace } from '#domain/order/settlement.ts'
import { type DeliveryType, deliveryTypeOf, lineKindOf, type OrderDelivery } from '#domain/order/order.ts'
import { documentsOf, type OrderDocumentKind } from '#domain/order/order-documents.ts'
import type { FinancingState } from '#domain/order/financing-states.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import { awaitsTransfer, isPayableOnline, mayCancel, mayWithdraw } from '#domain/order/order-steps.ts'
import { otherMethods, payableOf } from '#domain/order/payment-change.ts'
import type { PaymentMethod, PaymentProviderKind } from '#domain/order/payment-methods.ts'
import type { PaymentState } from '#domain/order/payment-states.ts'
import { includedVat } from '#domain/order/vat.ts'
import type { Merchant } from '../merchant/merchants.ts'
import { isDispatched, isElectronicOrder, orderStatus, tradeInPlace } from './order-facts.ts'
import type { Order, OrderEvent, OrderLine } from './orders.ts'

/** Amounts in cents, of one piece. */
export interface OrderLineView extends InvoicedLine, LineTexts {
  readonly kind: 'SALE' | 'SERVICE'
  /** In one piece, where it may be shown. */
  readonly vatAmount: number
  readonly payment: PaymentKind
  readonly monthlyRate: number | null
  readonly example: ExampleText | null
  readonly vehicleId: number | null
  readonly picture: string | null
  readonly withInstallation: boolean
}

/** An order as its customer sees it. Amounts in cents. */
export interface OrderView {
  readonly id: number
  readonly placedAt: Date
  readonly state: OrderState
  readonly payment: PaymentState
  readonly method: PaymentMethod | null
  readonly provider: PaymentProviderKind | null
  readonly financing: FinancingState
  readonly merchant: Merchant
  readonly lines: readonly OrderLineView[]
  readonly events: readonly OrderEvent[]
  readonly total: number
  /** Paid directly and not to a bank; negative: paid out. */
  readonly due: number
  /** In the total, as invoices show it. */
  readonly vat: number
  readonly companyName: string | null
  readonly billing: BillingAddress
  readonly delivery: OrderDelivery
  readonly deliveryType: DeliveryType
  readonly mayCancel: boolean
  readonly mayWithdraw: boolean
  readonly isDispatched: boolean
  readonly tradeIn: TradeInPlace | null
  readonly isPayable: boolean
  readonly isBeingPaid: boolean
  readonly awaitsTransfer: boolean
  /** Null: no transfer is awaited, or the dealer's account is not known. */
  readonly transfer: { readonly holder: string; readonly iban: string; readonly reference: string } | null
  /** How else it can be paid; none while it is being paid. */
  readonly otherMethods: readonly PaymentMethod[]
  readonly mandateReference: string | null
  readonly documents: readonly OrderDocumentKind[]
  /** Of the legal texts among them. */
  readonly legalVersions: readonly LegalVersion[]
  /** Word for word, in the language of the order. */
  readonly agreed: readonly string[]
  readonly language: Locale
}

/** `takesCards`: a card provider is configured; `reader`: the language of whoever sees it. */
export function orderView(order: Order, takesCards: boolean, reader: Locale): OrderView {
  const { id, state, merchant, delivery, customer, account, isBeingPaid, invoice, cancellationInvoice } = order
  const status = orderStatus(order)
  const lines = order.lines.map((line) => lineView(line, order.locale, reader))
  const isAwaited = awaitsTransfer(status)
  return {
    ...{ id, state, merchant, lines, delivery, isBeingPaid },
    placedAt: order.placed_at,
    payment: status.payment,
    method: status.method,
    provider: status.provider,
    financing: status.financing,
    events: order.events,
    total: order.total_cents,
    due: order.due_cents,
    vat: invoiceSums(lines).rates.reduce((sum, { vat }) => sum + vat, 0),
    companyName: customer.companyName ?? null,
    billing: order.billing,
    deliveryType: deliveryTypeOf(delivery),
    mayCancel: mayCancel(status),
    mayWithdraw: mayWithdraw(status),
    isDispatched: isDispatched(order),
    tradeIn: tradeInPlace(order),
    isPayable: isPayableOnline(status),
    awaitsTransfer: isAwaited,
    transfer: isAwaited && account.iban ? { holder: merchant.name, iban: account.iban, reference: String(id) } : null,
    otherMethods: isBeingPaid
      ? []
      : otherMethods(status, payableOf({ due: order.due_cents, lines, delivery }, takesCards)),
    mandateReference: order.mandateReference,
    documents: documentsOf({
      hasTerms: order.terms !== null,
      hasWithdrawalTerms: order.withdrawal_terms !== null,
      hasPrivacyNotice: order.privacy_notice !== null,
      isFinanced: order.lines.some(({ finance }) => finance !== null),
      hasWarranty: order.lines.some(({ terms }) => terms !== null),
      hasHandOver: order.handOver !== null,
      hasInvoice: invoice !== null,
      hasCancellationInvoice: cancellationInvoice !== null,
      isElectronic: isElectronicOrder(order),
    }),
    legalVersions: order.legal_versions,
    agreed: order.agreed.map(({ text }) => text),
    language: order.locale,
  }
}

function lineView(line: OrderLine, ordered: Locale, reader: Locale): OrderLineView {
  const { line_type: type, unit_price_cents: unitPrice, vat_mode: vat, vat_rate: vatRate, finance } = line
  const { quantity, payment, picture } = line
  return {
    ...{ type, quantity, unitPrice, vat, vatRate, payment, picture, ...lineTexts(line, ordered, reader) },
    kind: lineKindOf(type),
    vatAmount: vat === 'REGULAR' ? includedVat(unitPrice, vatRate) : 0,
    monthlyRate: finance?.quote.monthlyInstallment ?? null,
    example: exampleIn(line, ordered, reader),
    vehicleId: line.vehicle_id,
    withInstallation: line.with_installation,
  }
}
