import { createHash, randomBytes } from 'node:crypto'

/** A new secret for a cookie or a link: 256 random bits. */
export function newSecretKey(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash under which a secret is stored. */
export function secretKeyHash(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
