import { createHash } from 'node:crypto'

/** Under what a refresh token is written down. */
export function refreshHash(refreshToken: string): Buffer {
  return createHash('sha256').update(refreshToken).digest()
}
