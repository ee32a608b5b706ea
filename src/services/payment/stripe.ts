import { Stripe } from 'stripe'
import type { PaymentEvent, PaymentEventKind, PaymentProvider, PaymentRequest } from './port.ts'

interface StripeSettings {
  readonly secretKey: string
  /** The secret of the webhook endpoint, `whsec_…`. */
  readonly webhookSecret: string
  /** https://api.stripe.com, or a test server. */
  readonly apiUrl: string
}

/** The webhook endpoint at Stripe uses the same version. A newer package may need a newer version: read Stripe's changelog first. */
const API_VERSION = '2026-10-28.endive'
const TIMEOUT_MS = 20_000
const MAX_RETRIES = 2

/**
 * Cards and PayPal on Stripe's Checkout page. Our reference is the Checkout Session. Stripe's own package retries requests and checks
 * signatures.
 */
export function stripePayments(settings: StripeSettings): PaymentProvider {
  const stripe = clientOf(settings)

  async function refundEvents(charge: Stripe.Charge, event: Stripe.Event): Promise<PaymentEvent[]> {
    const intent = idOf(charge.payment_intent)
    if (!charge.refunded || !intent) return [] // After a partial refund the order stays paid.
    const { data } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })
    const money = { amount: charge.amount_refunded, currency: charge.currency.toUpperCase() }
    return data.map((session) => ({ ...originOf(event), reference: session.id, kind: 'REFUNDED', ...money }))
  }

  async function eventsOf(event: Stripe.Event): Promise<readonly PaymentEvent[]> {
    switch (event.type) {
      // It may arrive before the money does; the session is not paid yet then.
      case 'checkout.session.completed':
        return [sessionEvent(event, event.data.object.payment_status === 'paid' ? 'PAID' : 'AUTHORIZED')]
      case 'checkout.session.async_payment_succeeded':
        return [sessionEvent(event, 'PAID')]
      case 'checkout.session.async_payment_failed':
        return [sessionEvent(event, 'FAILED')]
      case 'checkout.session.expired':
        return [sessionEvent(event, 'CANCELLED')]
      case 'charge.refunded':
        return refundEvents(event.data.object, event)
      default:
        return []
    }
  }

  return {
    name: 'stripe',
    async open(request) {
      const { idempotencyKey } = request
      const { id, url } = await stripe.checkout.sessions.create(sessionParams(request), { idempotencyKey })
      if (!url) throw new Error(`Stripe gave no page for ${id}`)
      return { reference: id, url }
    },
    async refund({ reference, amount, idempotencyKey }) {
      const intent = idOf((await stripe.checkout.sessions.retrieve(reference)).payment_intent)
      if (!intent) throw new Error(`Nobody has paid ${reference}`)
      await stripe.refunds.create({ payment_intent: intent, amount }, { idempotencyKey })
    },
    async readWebhook(rawBody, headers) {
      const event = signedEvent(stripe, settings.webhookSecret, rawBody, headers)
      return event ? eventsOf(event) : 'FORGED'
    },
  }
}

function clientOf({ secretKey, apiUrl }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl)
  const isHttps = protocol === 'https:'
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    protocol: isHttps ? 'https' : 'http',
    host: hostname,
    port: port || (isHttps ? 443 : 80),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
  })
}

/** The library takes an empty signature for a fault of ours. */
const SIGNATURE_HEADER = /^t=\d+(?:,v\d+=[0-9a-f]+)+$/

/** Undefined where Stripe did not sign it, or did so too long ago. */
function signedEvent(stripe: Stripe, secret: string, rawBody: Uint8Array, headers: Headers): Stripe.Event | undefined {
  const header = headers.get('Stripe-Signature') ?? ''
  if (!SIGNATURE_HEADER.test(header)) return undefined
  try {
    return stripe.webhooks.constructEvent(Buffer.from(rawBody), header, secret)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
    throw error
  }
}

function sessionEvent(
  event: Stripe.Event & { readonly data: { readonly object: Stripe.Checkout.Session } },
  kind: PaymentEventKind,
): PaymentEvent {
  const { id, amount_total: amount, currency } = event.data.object
  if (amount === null || currency === null) throw new Error(`Stripe's ${event.id} names no sum`)
  return { ...originOf(event), reference: id, kind, amount, currency: currency.toUpperCase() }
}

function originOf({ id, created }: Stripe.Event) {
  return { id, occurredAt: new Date(created * 1000) }
}

function idOf(intent: string | { readonly id: string } | null): string | null {
  return typeof intent === 'object' ? (intent?.id ?? null) : intent
}

/** Amounts in cents, times in seconds. */
function sessionParams({ method, locale, amount, description, ...request }: PaymentRequest) {
  return {
    mode: 'payment',
    allowed_payment_method_types: [method === 'PAYPAL' ? 'paypal' : 'card'],
    line_items: [
      { quantity: 1, price_data: { currency: 'eur', unit_amount: amount, product_data: { name: description } } },
    ],
    client_reference_id: String(request.paymentId),
    customer_email: request.customer.email,
    locale,
    success_url: request.returnUrl,
    cancel_url: request.returnUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
  } satisfies Stripe.Checkout.SessionCreateParams
}
