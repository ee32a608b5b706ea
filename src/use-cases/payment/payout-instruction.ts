import type { ReadHandle } from '#database/handles.ts'
import { isRunning } from '#domain/order/order-steps.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import { type PayoutAccount, payoutPurpose } from '#domain/payment/payout-account.ts'
import type { SecretBox } from '#services/secret-box/port.ts'

/** Where a dealer transfers what a trade-in was worth more than its order. */
type PayoutInstruction =
  | {
      readonly kind: 'PAY'
      /** Cents. */
      readonly amount: number
      readonly holder: string
      readonly iban: string
      readonly isPaidOut: boolean
    }
  /** Nothing of this order is paid out, or there is no such order. */
  | { readonly kind: 'NOTHING' }
  /** The order has ended, so there is no instruction: somebody would follow it and pay. */
  | { readonly kind: 'ENDED'; readonly state: OrderState }

export async function readPayoutInstruction(
  read: ReadHandle,
  box: SecretBox,
  orderId: number,
): Promise<PayoutInstruction> {
  const account = await readPayoutAccount(read, box, orderId)
  const order = await read
    .selectFrom('orders')
    .select(['due_cents as due', 'state', 'payment_state as payment'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!account || !order) return { kind: 'NOTHING' }
  const { due, state, payment } = order
  if (!isRunning(state)) return { kind: 'ENDED', state }
  return { kind: 'PAY', amount: -due, holder: account.holder, iban: account.iban, isPaidOut: payment === 'PAID' }
}

/** The account an order is paid out to; undefined where nothing is paid out. */
export async function readPayoutAccount(
  read: ReadHandle,
  box: SecretBox,
  orderId: number,
): Promise<PayoutAccount | undefined> {
  const row = await read
    .selectFrom('payout_accounts')
    .select('account')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row && (JSON.parse(box.open(row.account, payoutPurpose(orderId))) as PayoutAccount)
}
