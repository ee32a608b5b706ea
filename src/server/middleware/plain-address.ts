import type { MiddlewareHandler } from 'hono'
import { isPlainText } from '#domain/plain-text.ts'

/**
 * Refuses paths with control characters and drops such parameters: nothing is called so, and databases and file systems take them for
 * faults.
 */
export const plainAddress: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.raw.url)
  if (!isPlainText(decoded(url.pathname)))
    return c.text('Diese Adresse gibt es nicht. / There is no such address.', 400)
  const wrong = [...url.searchParams].filter((parameter) => !parameter.every(isPlainText))
  if (wrong.length === 0) return next()
  for (const [name] of wrong) url.searchParams.delete(name)
  return c.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 302) // `//x` would be another host
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path.replaceAll(/%[01][0-9a-f]|%7f/gi, '\0') // it has other bytes that are no text
  }
}
