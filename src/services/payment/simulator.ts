import { z } from 'zod'
import type { OpenedPayment, PaymentEvent, PaymentProvider, PaymentRequest } from './port.ts'
import { PAYMENT_EVENT_KINDS } from './port.ts'
import { isSigned, signBody } from './signature.ts'

/** Stores the simulator's payments. */
export interface SimulatorBooks {
  /** Returns the payment's reference; the same for the same idempotency key. */
  put(payment: PaymentRequest): Promise<string>
  refund(reference: string): Promise<void>
}

/** Path of a payment's page, on the shop's own host. */
export const SIMULATOR_PATH = '/payment-simulator'
const SIMULATOR_SIGNATURE = 'Simulator-Signature'

const Event = z.object({
  id: z.string().min(1),
  reference: z.string().min(1),
  kind: z.enum(PAYMENT_EVENT_KINDS),
  amount: z.int(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  occurredAt: z.iso.datetime().transform((text) => new Date(text)),
})

/** A payment provider of our own for trying things out: no money moves. The shop serves its page, jobs send its messages. */
export function simulatedPayments(secret: string, books: SimulatorBooks): PaymentProvider {
  return {
    name: 'simulator',
    async open(request): Promise<OpenedPayment> {
      const reference = await books.put(request)
      return { reference, url: `${new URL(request.returnUrl).origin}${SIMULATOR_PATH}/${reference}` }
    },
    refund: ({ reference }) => books.refund(reference),
    async readWebhook(rawBody, headers): Promise<readonly PaymentEvent[] | 'FORGED'> {
      if (!isSigned(secret, rawBody, headers.get(SIMULATOR_SIGNATURE), new Date())) return 'FORGED'
      return [Event.parse(JSON.parse(Buffer.from(rawBody).toString('utf8')))]
    },
  }
}

export function simulatedMessage(secret: string, event: PaymentEvent, now: Date) {
  const body = JSON.stringify(event)
  return { body, headers: { 'Content-Type': 'application/json', [SIMULATOR_SIGNATURE]: signBody(secret, body, now) } }
}
