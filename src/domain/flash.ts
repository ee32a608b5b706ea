/** Carries the code of a notice from one request to the page after it. */
export const FLASH_COOKIE = 'flash'

/** `Set-Cookie` for a notice: read once by the next page, never by script. The code names a text of `messages/notices.ts`. */
export function flashCookie(code: string): string {
  return `${FLASH_COOKIE}=${code}; Path=/; HttpOnly; SameSite=Lax; Max-Age=120`
}
