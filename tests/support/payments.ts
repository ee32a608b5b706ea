import { randomUUID } from 'node:crypto'
import type { Database } from '#database/connection.ts'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import { openPayment } from '#use-cases/payment/open-payment.ts'
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

/** Opens the page to pay an order on; returns the provider's reference. */
export async function openPage(
  database: Database,
  { payments }: FakeProvider,
  { orderId, customerId }: { readonly orderId: number; readonly customerId: number },
): Promise<string> {
  await openPayment(database, payments, {
    ...{ orderId, shopper: { customerId, scope: ALL_MERCHANTS }, locale: 'de' },
    describe: () => 'x',
    returnUrl: (token) => `https://shop.example/${token}`,
  })
  return newestReference(database, orderId)
}

/** The provider's reference of an order's newest payment. */
export async function newestReference(database: Database, orderId: number): Promise<string> {
  const { rows } = await database.pool.query<{ reference: string }>(
    'select reference from payments where order_id = $1 order by id desc limit 1',
    [orderId],
  )
  return rows[0]!.reference
}
