import { generateCookie } from 'hono/cookie'
import { CART_MAX_AGE_SECONDS } from '#domain/cart/cart.ts'
import { type Consent, CONSENT_SECONDS, consentCookieValue } from '#domain/consent/consent.ts'
import {
  CART_COOKIE,
  COMPARED_COOKIE,
  CONSENT_COOKIE,
  DEVICE_COOKIE,
  FLASH_COOKIE,
  PENDING_FORM_COOKIE,
  SESSION_COOKIE,
  sessionCookieValue,
} from '#domain/session/cookies.ts'
import { comparedCookieValue } from '#domain/session/compared-cars.ts'
import { PENDING_FORM_PATHS, PENDING_FORM_SECONDS, pendingFormPath } from '#domain/session/pending-form.ts'
import { SESSION_TIMING } from '#domain/session/timing.ts'
import type { IssuedTokens } from '#domain/session/tokens.ts'

// Each function gives one `Set-Cookie` header, values encoded. `secure` is false only for plain http outside production, where browsers
// would drop the cookie. No cookie is for scripts.
const HTTP_ONLY = { httpOnly: true } as const

/** Browsers take cookies of 4 KB. */
const MAX_FORM_CHARACTERS = 3_500
const FLASH_SECONDS = 120

/** For the whole site of this host, for requests from its own pages only, and gone with the token. */
export function sessionCookie({ expiresAt, ...tokens }: IssuedTokens, secure: boolean): string {
  const options = { ...HTTP_ONLY, sameSite: 'Strict', expires: expiresAt, secure } as const
  return generateCookie(SESSION_COOKIE, sessionCookieValue(tokens), options)
}

/** For a device that has logged in; it stays after logging out. */
export function deviceCookie(deviceToken: string, secure: boolean): string {
  const maxAge = SESSION_TIMING.knownDevice / 1000
  return generateCookie(DEVICE_COOKIE, deviceToken, { ...HTTP_ONLY, sameSite: 'Strict', maxAge, secure })
}

/** For a visitor's cart. `Lax`: a visitor who comes back by a link from elsewhere finds it. */
export function cartCookie(anonymousId: string, secure: boolean): string {
  return generateCookie(CART_COOKIE, anonymousId, {
    ...HTTP_ONLY,
    sameSite: 'Lax',
    maxAge: CART_MAX_AGE_SECONDS,
    secure,
  })
}

/** For a decision about cookies, a refusal too. */
export function consentCookie(consent: Consent, secure: boolean): string {
  const options = { ...HTTP_ONLY, sameSite: 'Lax', maxAge: CONSENT_SECONDS, secure } as const
  return generateCookie(CONSENT_COOKIE, consentCookieValue(consent), options)
}

/** For cars a visitor without a script compares, until the browser is closed. */
export function comparedCookie(ids: readonly string[], secure: boolean): string {
  if (ids.length === 0) return clearedCookie(COMPARED_COOKIE)
  return generateCookie(COMPARED_COOKIE, comparedCookieValue(ids), { ...HTTP_ONLY, sameSite: 'Lax', secure })
}

/** For a notice, which the next page shows once. The code names a text of `messages/notices.ts`. */
export function flashCookie(code: string): string {
  return generateCookie(FLASH_COOKIE, code, { ...HTTP_ONLY, sameSite: 'Lax', maxAge: FLASH_SECONDS })
}

/** For a sealed form of a page; undefined for one that is too long. */
export function pendingFormCookie(sealed: string, page: string, secure: boolean): string | undefined {
  if (sealed.length > MAX_FORM_CHARACTERS) return undefined
  const options = { ...HTTP_ONLY, sameSite: 'Strict', maxAge: PENDING_FORM_SECONDS, secure } as const
  return generateCookie(PENDING_FORM_COOKIE, sealed, { ...options, path: pendingFormPath(page) })
}

type ClearedCookie = typeof SESSION_COOKIE | typeof CART_COOKIE | typeof COMPARED_COOKIE | typeof FLASH_COOKIE

export function clearedCookie(name: ClearedCookie): string {
  return cleared(name, '/')
}

/** Wherever a form may wait. */
export function clearedFormCookies(): string[] {
  return ['/', ...PENDING_FORM_PATHS].map((path) => cleared(PENDING_FORM_COOKIE, path))
}

export function clearedFormCookie(page: string): string {
  return cleared(PENDING_FORM_COOKIE, pendingFormPath(page))
}

function cleared(name: string, path: string): string {
  return generateCookie(name, '', { ...HTTP_ONLY, sameSite: 'Strict', maxAge: 0, path })
}
