import type { SelectHandle, WriteHandle } from '#database/handles.ts'
import type { SecretBox } from '#services/secret-box/port.ts'

/** Where the dealer sends what a trade-in is worth more than the order. */
export interface PayoutAccount {
  readonly holder: string
  /** Without blanks. */
  readonly iban: string
}

/** Keeps the account with an order of the same transaction, sealed; it opens for this order only. */
export async function keepPayoutAccount(
  handle: WriteHandle,
  box: SecretBox,
  orderId: number,
  { holder, iban }: PayoutAccount,
): Promise<void> {
  await handle
    .insertInto('payout_accounts')
    .values({ order_id: orderId, account: box.seal(JSON.stringify({ holder, iban }), purposeOf(orderId)) })
    .execute()
}

/** Undefined where nothing of the order is paid out. */
export async function readPayoutAccount(
  handle: SelectHandle,
  box: SecretBox,
  orderId: number,
): Promise<PayoutAccount | undefined> {
  const row = await handle
    .selectFrom('payout_accounts')
    .select('account')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row && (JSON.parse(box.open(row.account, purposeOf(orderId))) as PayoutAccount)
}

function purposeOf(orderId: number): string {
  return `payout of order ${orderId}`
}
