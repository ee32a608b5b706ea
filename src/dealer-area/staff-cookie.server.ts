import { generateCookie } from 'hono/cookie'
import { STAFF_COOKIE } from '#domain/staff/staff-cookie.ts'

/** One `Set-Cookie` header. `Lax`, because mails lead into the dealer area; forms of other sites are refused by their origin. */
export function staffCookie(token: string, expiresAt: Date, secure: boolean): string {
  return generateCookie(STAFF_COOKIE, token, { httpOnly: true, sameSite: 'Lax', path: '/', expires: expiresAt, secure })
}

export function clearedStaffCookie(): string {
  return generateCookie(STAFF_COOKIE, '', { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 0 })
}
