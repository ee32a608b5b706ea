import { CART_KEPT_SECONDS } from '../cart/cart.ts'
import type { IssuedTokens } from './tokens.ts'

export const SESSION_COOKIE = 'user_session'
/** Names a visitor's cart, favourites and drafts; the header of the same meaning carries its value to the gateway. */
export const CART_COOKIE = 'shopping-cart-uuid'

/**
 * `Set-Cookie` for a session: for the whole site of this host, for requests from its own pages only, never for scripts, and gone with the
 * token. `secure` is false only for plain http outside production, where browsers would drop the cookie.
 */
export function sessionCookie({ accessToken, refreshToken, expiresAt }: IssuedTokens, secure: boolean): string {
  return `${SESSION_COOKIE}=${accessToken}~${refreshToken}; Path=/; HttpOnly; SameSite=Strict; Expires=${expiresAt.toUTCString()}${secure ? '; Secure' : ''}`
}

/** `Set-Cookie` for a visitor's cart. `Lax`: whoever comes back by a link from elsewhere finds it. `secure` as for a session. */
export function cartCookie(anonymousId: string, secure: boolean): string {
  return `${CART_COOKIE}=${anonymousId}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${CART_KEPT_SECONDS}${secure ? '; Secure' : ''}`
}

export function clearedCookie(name: string): string {
  return `${name}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`
}

export function readSessionCookie(
  value: string | undefined,
): { readonly accessToken: string; readonly refreshToken: string } | undefined {
  const [accessToken, refreshToken, ...more] = (value ?? '').split('~')
  return accessToken && refreshToken && more.length === 0 ? { accessToken, refreshToken } : undefined
}
