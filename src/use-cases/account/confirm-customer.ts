import { redeemToken, revokeTokens } from '#database/account/one-time-tokens.ts'
import type { Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { wrongPassword } from './check-password.ts'
import { registrationsOfKey, registrationWithPassword } from './pending-registration.ts'
import { personColumns } from './person-columns.ts'

/**
 * Puts a registration in force, with its own password and details; other registrations for the same address become void. The key proves
 * who reads the mails of the address, the password who entered the registration. Refused: LINK_EXPIRED where the key is unknown, used or
 * too old; INVALID_INPUT for `password` where no registration was entered with it, and the key can then be used again.
 */
export async function confirmCustomer(
  writer: Writer,
  registrationKey: string,
  password: string,
): Promise<{ kind: 'done' } | Refused> {
  // Hashing is slow and queued, and no database connection should wait for it.
  const found = await writer.transaction((handle) => registrationsOfKey(handle, registrationKey))
  if (!found || found.registrations.length === 0) return refused('LINK_EXPIRED')
  const registration = await registrationWithPassword(found.registrations, password)
  if (!registration) return wrongPassword('password')
  const { passwordHash, site, ...details } = registration
  return writer.transaction(async (handle) => {
    const redeemed = await redeemToken(handle, 'confirm-account', registrationKey)
    if (!redeemed) return refused('LINK_EXPIRED')
    const confirmed = await handle
      .updateTable('customers')
      .set({
        status: 'ACTIVE',
        password_hash: passwordHash,
        ...personColumns(details),
        ...(site ? { locale: site.locale, origin: site.origin, brand_slug: site.brandSlug } : {}),
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
