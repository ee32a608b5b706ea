import type { WriteHandle } from '#database/handles.ts'
import { type PayoutAccount, payoutPurpose } from '#domain/payment/payout-account.ts'
import type { SecretBox } from '#services/secret-box/port.ts'

/** Stores the sealed account with an order of the same transaction; it opens for this order only. */
export async function savePayoutAccount(
  handle: WriteHandle,
  box: SecretBox,
  orderId: number,
  { holder, iban }: PayoutAccount,
): Promise<void> {
  await handle
    .insertInto('payout_accounts')
    .values({ order_id: orderId, account: box.seal(JSON.stringify({ holder, iban }), payoutPurpose(orderId)) })
    .execute()
}
