import { redeemToken, revokeTokens } from '#database/account/one-time-tokens.ts'
import type { Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { personColumns } from './person-columns.ts'
import type { PendingRegistration } from './register-customer.ts'

/**
 * Puts the registration with this key in force, with its own password and details; other registrations for the same address become void.
 * Refused (LINK_EXPIRED) where the key is unknown, used or too old.
 */
export async function confirmCustomer(writer: Writer, registrationKey: string): Promise<{ kind: 'done' } | Refused> {
  return writer.transaction(async (handle) => {
    const redeemed = await redeemToken(handle, 'confirm-account', registrationKey)
    if (!redeemed?.data.registration) return refused('LINK_EXPIRED')
    const { passwordHash, ...details } = JSON.parse(redeemed.data.registration) as PendingRegistration
    const confirmed = await handle
      .updateTable('customers')
      .set({
        status: 'ACTIVE',
        password_hash: passwordHash,
        ...personColumns(details),
        updated_at: new Date(),
      })
      .where('id', '=', redeemed.customerId)
      .where('status', '=', 'PENDING')
      .returning('id')
      .executeTakeFirst()
    await revokeTokens(handle, redeemed.customerId, ['confirm-account'])
    return confirmed ? { kind: 'done' } : refused('LINK_EXPIRED')
  })
}
