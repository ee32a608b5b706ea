import { redirect } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { flashCookie } from '../../set-cookie.server.ts'

/** In the flash cookie: the page of the listings says what its address names, once, and no longer when it is loaded again. */
export const LISTING_NOTICE = 'LISTING_NOTICE'

/** To the seller's listings, which say what was done: `sent=online`, `renewed=<id>` and the like. */
export function redirectToListings(done: Readonly<Record<string, string>>, locale: Locale): Response {
  const search = new URLSearchParams(done).toString()
  const headers = { 'Set-Cookie': flashCookie(LISTING_NOTICE) }
  return redirect(`${pathFor('private-sales', locale)}?${search}`, { headers })
}
