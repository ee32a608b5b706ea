import type { ReadHandle } from '#database/handles.ts'
import { readRefund } from './refund.ts'
import type { Payments } from '#services/payment/port.ts'

/** Asks the provider that took a payment to send it back; the same key every time, so that it goes back once. */
export async function refundPayment(
  { read, payments }: { readonly read: ReadHandle; readonly payments: Payments },
  { paymentId }: { readonly paymentId: number },
): Promise<void> {
  const refund = await readRefund(read, paymentId)
  if (!refund) return
  const provider = payments.named(refund.provider)
  if (!provider) throw new Error(`Payment ${paymentId} cannot go back: ${refund.provider} is not configured`)
  await provider.refund({
    reference: refund.reference,
    amount: refund.amount,
    idempotencyKey: `refund-${refund.key}`,
  })
}
