import type { IssuedTokens } from './tokens.ts'

export const SESSION_COOKIE = 'user_session'
/** Shows that this browser has logged in to an account before; it gives no access. */
export const DEVICE_COOKIE = 'known-device'
/** Names a visitor's cart, favourites and drafts; the header of the same meaning carries its value to the gateway. */
export const CART_COOKIE = 'shopping-cart-uuid'
/** Carries the code of a notice from one request to the page after it. */
export const FLASH_COOKIE = 'flash'
/** A visitor's decision about cookies that are not necessary. */
export const CONSENT_COOKIE = 'consent'
/** Holds, sealed, a form that was sent without a session, until its sender has logged in. */
export const PENDING_FORM_COOKIE = 'pending-form'

/** Ids of the cars a visitor without a script compares; scripts have a list of their own. */
export const COMPARED_COOKIE = 'compared'

type TokenPair = Pick<IssuedTokens, 'accessToken' | 'refreshToken'>

/** What the session cookie holds. */
export function sessionCookieValue({ accessToken, refreshToken }: TokenPair): string {
  return `${accessToken}~${refreshToken}`
}

export function readSessionCookie(value: string | undefined): TokenPair | undefined {
  const [accessToken, refreshToken, ...more] = (value ?? '').split('~')
  return accessToken && refreshToken && more.length === 0 ? { accessToken, refreshToken } : undefined
}
