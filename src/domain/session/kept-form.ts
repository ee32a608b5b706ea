import type { Screen } from '../routes/screens.ts'
import { clearedCookie } from './cookie.ts'

/** Holds, sealed, a form that was sent without a session, until who sent it has logged in. */
export const KEPT_FORM_COOKIE = 'kept-form'
export const KEPT_FORM_SECONDS = 30 * 60
/** Browsers take cookies of 4 KB; a longer form is not kept. */
const MOST_CHARACTERS = 3_500
const PATH = '/checkout'

/** The steps whose answers are kept: all of checkout but the last, whose declarations are made under what is shown at that moment. */
const KEPT_SCREENS: ReadonlySet<Screen> = new Set([
  'checkout-services',
  'checkout-billing',
  'checkout-delivery',
  'checkout-payment',
])

export function isKeptScreen(screen: Screen | undefined): boolean {
  return screen !== undefined && KEPT_SCREENS.has(screen)
}

export type KeptForm = Readonly<Record<string, string>>

/** What may be kept of a form: bank details, numbers of a reservation or an insurance and whatever is secret are entered again. Fields of several on a page are `iban-<whose>`. */
export function keepable(fields: KeptForm): KeptForm {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !/^(iban|holder|pin|evb|password|solution|stamp)/i.test(name)),
  )
}

/** `Set-Cookie`; undefined for a form that is too long. */
export function keptFormCookie(sealed: string, secure: boolean): string | undefined {
  if (sealed.length > MOST_CHARACTERS) return undefined
  return `${KEPT_FORM_COOKIE}=${sealed}; Path=${PATH}; HttpOnly; SameSite=Strict; Max-Age=${KEPT_FORM_SECONDS}${secure ? '; Secure' : ''}`
}

export function clearedFormCookie(): string {
  return clearedCookie(KEPT_FORM_COOKIE).replace('Path=/', `Path=${PATH}`)
}
