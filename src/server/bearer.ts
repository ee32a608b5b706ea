import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a header `Authorization` bears this token. Compares digests, so that the time taken says nothing about the token. */
export function isBearer(header: string | undefined, token: string | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return token !== undefined && timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`))
}
