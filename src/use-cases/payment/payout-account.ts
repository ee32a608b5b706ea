import type { ReadHandle } from '#database/handles.ts'
import { type PayoutAccount, payoutPurpose } from '#domain/payment/payout-account.ts'
import type { SecretBox } from '#services/secret-box/port.ts'

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
