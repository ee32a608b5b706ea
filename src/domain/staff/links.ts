import type { Locale } from '../locale.ts'

/** Pages of the dealer area that mails and printed links lead to. */
const PATHS = {
  login: { de: '/haendlerbereich/anmelden', en: '/dealer-area/login' },
  invitation: { de: '/haendlerbereich/einladung', en: '/dealer-area/invitation' },
  password: { de: '/haendlerbereich/passwort', en: '/dealer-area/password' },
  staff: { de: '/haendlerbereich/einstellungen', en: '/dealer-area/settings' },
  security: { de: '/haendlerbereich/sicherheit', en: '/dealer-area/security' },
} as const

/** The address of a page of the dealer area, with the key of an invitation or a new password where it needs one. */
export function staffLink(origin: string, page: keyof typeof PATHS, locale: Locale, key?: string): string {
  const url = new URL(PATHS[page][locale], origin)
  if (key !== undefined) url.searchParams.set('key', key)
  return url.href
}
