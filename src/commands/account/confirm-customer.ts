import { redeemToken } from '#database/account/one-time-tokens.ts'
import type { Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'

/** Confirms the address of a new account by the secret of its mail. Refused (LINK_EXPIRED) where it is unknown, used or too old. */
export async function confirmCustomer(writer: Writer, registrationKey: string): Promise<{ kind: 'done' } | Refused> {
  return writer.transaction(async (handle) => {
    const redeemed = await redeemToken(handle, 'confirm-account', registrationKey)
    if (!redeemed) return refused('LINK_EXPIRED')
    await handle
      .updateTable('customers')
      .set({ status: 'ACTIVE', updated_at: new Date() })
      .where('id', '=', redeemed.customerId)
      .where('status', '=', 'PENDING')
      .execute()
    return { kind: 'done' }
  })
}
