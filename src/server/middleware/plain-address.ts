import type { MiddlewareHandler } from 'hono'
import { isPlainText } from '#domain/plain-text.ts'

/** Refuses addresses with control characters: nothing is called so, and databases and file systems take them for faults. */
export const plainAddress: MiddlewareHandler = async (c, next) => {
  if (isPlainText(decoded(c.req.raw.url))) return next()
  return c.text('Diese Adresse gibt es nicht. / There is no such address.', 400)
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url.replaceAll(/%[01][0-9a-f]|%7f/gi, '\0') // it has other bytes that are no text
  }
}
