import { createHmac } from 'node:crypto'
import type { Database } from '#database/connection.ts'
import { putSimulatedPayment, refundSimulatedPayment } from '#database/simulated-payments.ts'
import type { PaymentEvent, PaymentProvider, Payments } from '#services/payment/port.ts'
import { type SimulatorBooks, simulatedMessage, simulatedPayments } from '#services/payment/simulator.ts'
import type { Config } from '../config.ts'
import { postWebhook } from './post-webhook.ts'

type PaymentConfig = Pick<Config, 'paymentProvider' | 'stripe'>

/**
 * The configured payment providers. The key that signs simulator messages and return addresses is derived from the shop's secret. `onError`
 * receives the cause where a page could not be opened; customers only read that they may try again.
 */
export async function paymentsOf(
  database: Database,
  { paymentProvider, stripe }: PaymentConfig,
  secret: string,
  onError: (provider: string, error: unknown) => void,
): Promise<Payments> {
  const providers = [
    ...(stripe ? [await stripeProvider(stripe)] : []),
    ...(paymentProvider === 'simulator' ? [simulatedPayments(simulatorSecret(secret), booksIn(database))] : []),
  ].map((provider) => reporting(provider, onError))
  const named = (name: string) => providers.find((provider) => provider.name === name)
  return {
    chosen: (paymentProvider && named(paymentProvider)) ?? null,
    named,
    returnToken: (key) => createHmac('sha256', secret).update(`payment return ${key}`).digest('base64url'),
  }
}

/** Loaded only with Stripe configured, because the package takes 35 MB and 0.3 s. */
async function stripeProvider(settings: NonNullable<PaymentConfig['stripe']>): Promise<PaymentProvider> {
  const { stripePayments } = await import('#services/payment/stripe.ts')
  return stripePayments(settings)
}

function reporting(provider: PaymentProvider, onError: (provider: string, error: unknown) => void): PaymentProvider {
  return {
    ...provider,
    async open(request) {
      try {
        return await provider.open(request)
      } catch (error) {
        onError(provider.name, error)
        throw error
      }
    },
  }
}

/** Posts a message of the simulator to the shop at `origin`, signed; returns the status of its answer. */
export function postSimulated(secret: string) {
  return async (event: PaymentEvent, origin: string): Promise<number> => {
    const { body, headers } = simulatedMessage(simulatorSecret(secret), event, new Date())
    return postWebhook(new URL('/api/payment/webhook/simulator', origin), body, headers)
  }
}

export function simulatorSecret(secret: string): string {
  return createHmac('sha256', secret).update('payment simulator').digest('hex')
}

function booksIn(database: Database): SimulatorBooks {
  return {
    put: ({ idempotencyKey, amount, expiresAt, returnUrl, method, description, locale }) =>
      putSimulatedPayment(database, {
        ...{ method, description, locale },
        idempotency_key: idempotencyKey,
        amount_cents: amount,
        expires_at: expiresAt,
        return_url: returnUrl,
      }),
    refund: (reference) => refundSimulatedPayment(database, reference),
  }
}
