import { createHash } from 'node:crypto'

/** The hash under which a refresh token is stored. */
export function refreshHash(refreshToken: string): Buffer {
  return createHash('sha256').update(refreshToken).digest()
}
