import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'

/** The address of a request's page; without a key only its owner can open it. */
export function requestPath(requestId: string, key: string | null, locale: Locale): string {
  const path = pathFor('request', locale, { requestId })
  return key === null ? path : `${path}?${new URLSearchParams({ key })}`
}

/** The address of the page that moves its appointment. */
export function requestTimePath(requestId: string, key: string | null, locale: Locale): string {
  const path = pathFor('request-appointment', locale, { requestId })
  return key === null ? path : `${path}?${new URLSearchParams({ key })}`
}

/** The key that the address of a request carries. */
export function keyOf(url: URL): string | null {
  return url.searchParams.get('key')
}
