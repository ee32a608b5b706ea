import { createHash } from 'node:crypto'
import { emailKey } from '#domain/account/fields.ts'

/**
 * What an address is found by once it is no longer stored. It is a pseudonym, not anonymous: whoever has the table and an address can look
 * the address up in it, so the rows that carry it have an end (`domain/retention.ts`).
 */
export function emailHash(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('hex')
}
