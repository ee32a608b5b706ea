import type { Locale } from '#domain/locale.ts'

/** A payment to be made on a provider's page. */
export interface PaymentRequest {
  /** Our payment id, for the provider's records. */
  readonly paymentId: number
  /** Cents, above zero. */
  readonly amount: number
  readonly method: 'CREDIT_CARD' | 'PAYPAL'
  /** The purpose shown to the customer. */
  readonly description: string
  readonly customer: { readonly email: string }
  /** The address the customer returns to, whatever the outcome. */
  readonly returnUrl: string
  readonly locale: Locale
  /** The page accepts no payment after this time. */
  readonly expiresAt: Date
  /** A repeated request with the same key returns the same payment. */
  readonly idempotencyKey: string
}

export interface OpenedPayment {
  /** The provider's reference. */
  readonly reference: string
  /** The address of the payment page. */
  readonly url: string
}

export interface RefundRequest {
  readonly reference: string
  /** Cents: the full amount. */
  readonly amount: number
  readonly idempotencyKey: string
}

export const PAYMENT_EVENT_KINDS = ['AUTHORIZED', 'PAID', 'FAILED', 'CANCELLED', 'REFUNDED'] as const
export type PaymentEventKind = (typeof PAYMENT_EVENT_KINDS)[number]

/** A provider's message about a payment; it may arrive twice, late and in any order. */
export interface PaymentEvent {
  /** The provider's id of the message; each is processed once. */
  readonly id: string
  /** As returned by `open`. */
  readonly reference: string
  readonly kind: PaymentEventKind
  /** Cents. */
  readonly amount: number
  /** ISO 4217 in capitals. */
  readonly currency: string
  readonly occurredAt: Date
}

/** A provider of card and PayPal payments on its own pages. Each method throws when it cannot complete now. */
export interface PaymentProvider {
  readonly name: string
  open(request: PaymentRequest): Promise<OpenedPayment>
  /** Requests a refund; an event reports its completion. */
  refund(request: RefundRequest): Promise<void>
  /** Reads a webhook message. FORGED: not signed by the provider, or too old. */
  readWebhook(rawBody: Uint8Array, headers: Headers): Promise<readonly PaymentEvent[] | 'FORGED'>
}

export interface Payments {
  /** The provider for new payments; null where none is configured and cards and PayPal are not offered. */
  readonly chosen: PaymentProvider | null
  /** Any configured provider, because earlier payments may belong to another one. */
  named(name: string): PaymentProvider | undefined
  /** The secret in a payment's return address; the same for the same payment. */
  returnToken(paymentKey: string): string
}
