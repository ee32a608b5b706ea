import type { WriteHandle } from '#database/handles.ts'
import type { StoredPasskey } from '#services/second-factor/port.ts'
import type { StaffDeps } from './staff-deps.ts'
import { lockStaff, type StaffRow } from './staff-row.ts'

/**
 * Checks an authenticator's answer and does what it is for, with the account of the passkey; undefined where it is no answer to this
 * challenge, or the account is not active.
 */
export async function usePasskey<T>(
  { writer, read, secondFactor: { passkeys } }: Pick<StaffDeps, 'writer' | 'read' | 'secondFactor'>,
  response: string,
  challenge: string,
  work: (handle: WriteHandle, staff: StaffRow) => Promise<T>,
): Promise<T | undefined> {
  const credentialId = passkeys.credentialIdOf(response)
  if (credentialId === undefined) return undefined
  const passkey = await read
    .selectFrom('staff_passkeys')
    .select(['credential_id', 'public_key', 'counter', 'transports', 'staff_id'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  if (!passkey) return undefined
  const counter = await passkeys.verified(response, challenge, storedPasskey(passkey))
  if (counter === undefined) return undefined
  return writer.transaction(async (handle) => {
    const staff = await lockStaff(handle, passkey.staff_id)
    if (staff?.state !== 'ACTIVE') return undefined
    // A count that two answers share belongs to a copied authenticator; those that do not count stay at 0.
    const counted = await handle
      .updateTable('staff_passkeys')
      .set({ counter, last_used_at: new Date() })
      .where('credential_id', '=', credentialId)
      .where((is) => (counter === 0 ? is('counter', '=', 0) : is('counter', '<', counter)))
      .returning('credential_id')
      .executeTakeFirst()
    return counted && work(handle, staff)
  })
}

export function storedPasskey(row: {
  readonly credential_id: string
  readonly public_key: Buffer
  readonly counter: number
  readonly transports: readonly string[]
}): StoredPasskey {
  const { credential_id: credentialId, public_key: publicKey, counter, transports } = row
  return { credentialId, publicKey, counter, transports }
}
