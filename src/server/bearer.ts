import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a header `Authorization` bears this token; in the same time whatever is wrong: digests are of one length. */
export function isBearer(header: string | undefined, token: string | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return token !== undefined && timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`))
}
