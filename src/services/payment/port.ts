import type { Locale } from '#domain/locale.ts'

/** What is to be paid on a provider's page. */
export interface PaymentRequest {
  /** Our number of it, for the provider's books. */
  readonly paymentId: number
  /** Cents, above zero. */
  readonly amount: number
  readonly method: 'CREDIT_CARD' | 'PAYPAL'
  /** What it is for, as the customer reads it there. */
  readonly description: string
  readonly customer: { readonly email: string }
  /** Where the customer comes back to, whatever became of it. */
  readonly returnUrl: string
  readonly locale: Locale
  /** Nobody can pay there afterwards. */
  readonly expiresAt: Date
  /** The same key and request again is the same payment. */
  readonly idempotencyKey: string
}

export interface OpenedPayment {
  /** The provider's name of it. */
  readonly reference: string
  /** Address of its page. */
  readonly url: string
}

export interface RefundRequest {
  readonly reference: string
  /** Cents: all of it. */
  readonly amount: number
  readonly idempotencyKey: string
}

export const PAYMENT_EVENT_KINDS = ['AUTHORIZED', 'PAID', 'FAILED', 'CANCELLED', 'REFUNDED'] as const
export type PaymentEventKind = (typeof PAYMENT_EVENT_KINDS)[number]

/** What a provider tells of a payment; it may come twice, late and in any order. */
export interface PaymentEvent {
  /** The provider's; each counts once. */
  readonly id: string
  /** As `open` gave it. */
  readonly reference: string
  readonly kind: PaymentEventKind
  /** Cents. */
  readonly amount: number
  readonly occurredAt: Date
}

/** Takes cards and PayPal on pages of its own. Whatever it cannot do just now is thrown. */
export interface PaymentProvider {
  readonly name: string
  open(request: PaymentRequest): Promise<OpenedPayment>
  /** Asks for the money to go back; that it has is told by an event. */
  refund(request: RefundRequest): Promise<void>
  /** Reads what was posted to us. FORGED: not signed by the provider, or too long ago. */
  readWebhook(rawBody: Uint8Array, headers: Headers): Promise<readonly PaymentEvent[] | 'FORGED'>
}

export interface Payments {
  /** Takes new payments; null where none is configured, cards and PayPal cannot be taken then. */
  readonly chosen: PaymentProvider | null
  /** Also one that took payments before. */
  named(name: string): PaymentProvider | undefined
  /** The secret part of the address a customer comes back to; the same for the same payment. */
  returnToken(paymentKey: string): string
}
