import { createHash } from 'node:crypto'
import { emailKey } from '#domain/account/fields.ts'

/** What an address is found by once it is no longer stored: whoever has the address finds the proof, and nobody reads it from the hash. */
export function emailHash(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('hex')
}
