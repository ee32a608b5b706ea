import { randomUUID } from 'node:crypto'
import type { OpenedPayment, PaymentProvider, PaymentRequest, Payments, RefundRequest } from '#services/payment/port.ts'

export interface FakeProvider {
  readonly payments: Payments
  readonly opened: PaymentRequest[]
  readonly refunds: RefundRequest[]
  /** Called before it answers; what it throws is the provider's fault. */
  beforeOpening: () => Promise<void>
}

/** A payment provider that records its requests and recognises repeated ones by their key, as real ones do. */
export function fakeProvider(): FakeProvider {
  const pages = new Map<string, OpenedPayment>()
  const fake: FakeProvider = { opened: [], refunds: [], beforeOpening: async () => {}, payments: {} as Payments }
  const provider: PaymentProvider = {
    name: 'fake',
    async open(request) {
      await fake.beforeOpening()
      fake.opened.push(request)
      const reference = randomUUID()
      const page = pages.get(request.idempotencyKey) ?? { reference, url: `https://pay.example/${reference}` }
      pages.set(request.idempotencyKey, page)
      return page
    },
    async refund(request) {
      fake.refunds.push(request)
    },
    readWebhook: async () => 'FORGED',
  }
  const payments: Payments = {
    chosen: provider,
    named: (name) => (name === 'fake' ? provider : undefined),
    returnToken: (key) => `token-of-${key}`,
  }
  return Object.assign(fake, { payments })
}
