import type { MiddlewareHandler } from 'hono'
import { isPlainText } from '#domain/plain-text.ts'

/**
 * Refuses paths with control characters or bytes that are no UTF-8, and drops such parameters: no page has such an address, databases and
 * file systems fail with them, and the router writes such paths into the log.
 */
export const plainAddress: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.raw.url)
  const path = decoded(url.pathname)
  if (path === undefined || !isPlainText(path))
    return c.text('Diese Adresse gibt es nicht. / There is no such address.', 400)
  const wrong = [...url.searchParams].filter((parameter) => !parameter.every(isPlainText))
  if (wrong.length === 0) return next()
  for (const [name] of wrong) url.searchParams.delete(name)
  return c.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 302) // `//x` would be another host
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
