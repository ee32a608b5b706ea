import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { PaymentEvent, PaymentEventKind, PaymentProvider, PaymentRequest } from './port.ts'
import { isSigned } from './signature.ts'

export interface StripeSettings {
  readonly secretKey: string
  /** Of the webhook endpoint: `whsec_…`. */
  readonly webhookSecret: string
  /** https://api.stripe.com, or a stand-in of it. */
  readonly apiUrl: string
}

const PATIENCE_MS = 20_000
/** A twin of this request is still under way at Stripe, or it has too much to do: shortly after, it answers. */
const WORTH_ANOTHER = new Set([409, 429, 500, 502, 503, 504])
const ATTEMPTS = 3
const PAUSE_MS = 400

const Session = z.object({ id: z.string(), url: z.string() })
const PaidSession = z.object({ payment_intent: z.string() })
const Sessions = z.object({ data: z.array(z.object({ id: z.string() })) })
const WebhookEvent = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})
const SessionObject = z.object({ id: z.string(), amount_total: z.number(), payment_status: z.string() })
const ChargeObject = z.object({
  payment_intent: z.string().nullable(),
  amount_refunded: z.number(),
  refunded: z.boolean(),
})

/** What Stripe tells of a page it served. `completed` may come before the money: then the session is not paid yet. */
const SESSION_EVENTS: Readonly<Record<string, PaymentEventKind>> = {
  'checkout.session.completed': 'AUTHORIZED',
  'checkout.session.async_payment_succeeded': 'PAID',
  'checkout.session.async_payment_failed': 'FAILED',
  'checkout.session.expired': 'CANCELLED',
}

/**
 * Cards and PayPal on Stripe's Checkout page. Our reference is the Checkout Session. Source: Stripe's API reference (Checkout Sessions,
 * Refunds, idempotent requests) and its guide to verifying webhook signatures by hand.
 */
export function stripePayments(settings: StripeSettings): PaymentProvider {
  const call = callerOf(settings)

  async function eventsOf({ id, type, created, data: { object } }: z.output<typeof WebhookEvent>) {
    const of = { id, occurredAt: new Date(created * 1000) }
    const kind = SESSION_EVENTS[type]
    if (kind) {
      const session = SessionObject.parse(object)
      const isPaid = kind === 'AUTHORIZED' && session.payment_status === 'paid'
      return [{ ...of, reference: session.id, kind: isPaid ? 'PAID' : kind, amount: session.amount_total }]
    }
    if (type !== 'charge.refunded') return []
    const charge = ChargeObject.parse(object)
    if (!charge.refunded || !charge.payment_intent) return [] // a part of it went back: the order stays paid
    const { data } = await call(
      'GET',
      `/v1/checkout/sessions?payment_intent=${charge.payment_intent}&limit=1`,
      Sessions,
    )
    return data.map((session) => ({
      ...of,
      reference: session.id,
      kind: 'REFUNDED' as const,
      amount: charge.amount_refunded,
    }))
  }

  return {
    name: 'stripe',
    async open(request) {
      const { id, url } = await call('POST', '/v1/checkout/sessions', Session, {
        form: sessionForm(request),
        idempotencyKey: request.idempotencyKey,
      })
      return { reference: id, url }
    },
    async refund({ reference, amount, idempotencyKey }) {
      const session = await call('GET', `/v1/checkout/sessions/${encodeURIComponent(reference)}`, PaidSession)
      const form = { payment_intent: session.payment_intent, amount: String(amount) }
      await call('POST', '/v1/refunds', z.object({ id: z.string() }), { form, idempotencyKey })
    },
    async readWebhook(rawBody, headers): Promise<readonly PaymentEvent[] | 'FORGED'> {
      if (!isSigned(settings.webhookSecret, rawBody, headers.get('Stripe-Signature'), new Date())) return 'FORGED'
      return eventsOf(WebhookEvent.parse(JSON.parse(Buffer.from(rawBody).toString('utf8'))))
    },
  }
}

/** Stripe takes nested values as `outer[inner]`. Sums in cents. */
function sessionForm({ method, locale, amount, description, ...request }: PaymentRequest): Record<string, string> {
  return {
    mode: 'payment',
    'payment_method_types[0]': method === 'PAYPAL' ? 'paypal' : 'card',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': String(amount),
    'line_items[0][price_data][product_data][name]': description,
    client_reference_id: String(request.paymentId),
    customer_email: request.customer.email,
    locale,
    success_url: request.returnUrl,
    cancel_url: request.returnUrl,
    expires_at: String(Math.floor(request.expiresAt.getTime() / 1000)),
  }
}

interface Sent {
  readonly form: Readonly<Record<string, string>>
  readonly idempotencyKey: string
}

function callerOf({ apiUrl, secretKey }: StripeSettings) {
  return async function call<T>(method: 'GET' | 'POST', path: string, shape: z.ZodType<T>, sent?: Sent): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(new URL(path, apiUrl), {
        method,
        headers: {
          Authorization: `Bearer ${secretKey}`,
          ...(sent ? { 'Idempotency-Key': sent.idempotencyKey } : {}),
        },
        ...(sent ? { body: new URLSearchParams(sent.form) } : {}),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      if (response.ok) return shape.parse(await response.json())
      const text = await response.text()
      if (attempt < ATTEMPTS && WORTH_ANOTHER.has(response.status)) {
        await pause(PAUSE_MS * attempt)
        continue
      }
      throw new Error(`Stripe answered ${method} ${path.split('?')[0]} with ${response.status}: ${text.slice(0, 300)}`)
    }
  }
}
