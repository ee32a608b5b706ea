import type { WriteHandle, Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { type CustomerRow, customerOfId } from './customer-row.ts'
import { isPassword } from './password-hash.ts'

/** A customer whose password has been checked. */
interface KnownCustomer {
  /** Locks the customer's row; undefined where the password has changed since it was checked. */
  lock(handle: WriteHandle): Promise<CustomerRow | undefined>
}

/**
 * Checks a password before the transaction that relies on it: hashing is slow and queued, and no database connection should wait for it.
 * Undefined where the password is wrong.
 */
export async function knownByPassword(
  writer: Writer,
  customerId: number,
  password: string,
): Promise<KnownCustomer | undefined> {
  const seen = await writer.transaction((handle) => customerOfId(handle, customerId))
  if (!(await isPassword(password, seen?.passwordHash))) return undefined
  return {
    async lock(handle) {
      const now = await customerOfId(handle, customerId)
      return now?.passwordHash === seen?.passwordHash ? now : undefined
    },
  }
}

export function wrongPassword(field: string): Refused {
  return refused('INVALID_INPUT', { fields: [{ field, code: 'WRONG_PASSWORD' }] })
}
