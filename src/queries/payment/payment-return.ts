import { createHash } from 'node:crypto'
import type { ReadHandle } from '#database/handles.ts'
import type { AttemptState } from '#domain/payment/attempt.ts'

export interface PaymentReturn {
  readonly orderId: number
  readonly state: AttemptState
}

/** Long enough for a page that was left open; whoever finds the address later learns nothing by it. */
const RETURN_HOURS = 48

/** The payment a customer comes back from, by the secret of the address; undefined where there is none or it is long ago. */
export async function readPaymentReturn(read: ReadHandle, token: string): Promise<PaymentReturn | undefined> {
  return read
    .selectFrom('payments')
    .select(['order_id as orderId', 'state'])
    .where('return_token_hash', '=', createHash('sha256').update(token).digest())
    .where('created_at', '>', new Date(Date.now() - RETURN_HOURS * 3_600_000))
    .executeTakeFirst()
}
