/** What a visitor can agree to, one by one (§ 25 TDDDG). What a shop needs to work is no purpose: it needs no consent. */
export const CONSENT_PURPOSES = ['STATISTICS', 'MARKETING', 'FUNCTIONS'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** Counted up where the texts or purposes change: every visitor is then asked again. */
export const CONSENT_REVISION = 1
/** Six months, in seconds: as long as an answer is stored, a refusal too. */
export const CONSENT_SECONDS = 183 * 86_400

/** What a visitor has decided. */
export interface Consent {
  readonly purposes: readonly ConsentPurpose[]
  /** Random; the record of the decision has the same one. It names the decision, not the visitor: nothing else refers to it. */
  readonly id: string
}

/** What a page knows of the consent in a shop that loads something of third parties. */
export interface ConsentState {
  /** Those the shop needs a consent for. */
  readonly purposes: readonly ConsentPurpose[]
  /** Of these the ones that were agreed to; null before a decision. */
  readonly granted: readonly ConsentPurpose[] | null
}

const LETTERS: Readonly<Record<ConsentPurpose, string>> = { STATISTICS: 's', MARKETING: 'm', FUNCTIONS: 'f' }
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The cookie's value, `v1.sm.<id>`; a refusal of everything is `v1.0.<id>`. */
export function consentCookieValue({ purposes, id }: Consent): string {
  return `v${CONSENT_REVISION}.${purposeLetters(purposes) || '0'}.${id}`
}

/** Undefined without a cookie, and for one of an earlier revision or of another form. */
export function readConsentCookie(value: string | undefined): Consent | undefined {
  const [revision, letters = '', id = '', ...more] = (value ?? '').split('.')
  if (revision !== `v${CONSENT_REVISION}` || more.length > 0 || !UUID.test(id)) return undefined
  const purposes = CONSENT_PURPOSES.filter((purpose) => letters.includes(LETTERS[purpose]))
  return (purposeLetters(purposes) || '0') === letters ? { purposes, id } : undefined
}

/** The consent as it counts in a shop with these purposes; undefined in one that needs none. */
export function consentState(
  purposes: readonly ConsentPurpose[],
  cookie: string | undefined,
): ConsentState | undefined {
  if (purposes.length === 0) return undefined
  const consent = readConsentCookie(cookie)
  return { purposes, granted: consent ? purposes.filter((purpose) => consent.purposes.includes(purpose)) : null }
}

/** A short name of a state, of which there are few: pages are cached by it. */
export function consentKey(state: ConsentState | undefined): string {
  if (!state) return ''
  return state.granted === null ? '?' : purposeLetters(state.granted) || '0'
}

function purposeLetters(purposes: readonly ConsentPurpose[]): string {
  return CONSENT_PURPOSES.filter((purpose) => purposes.includes(purpose))
    .map((purpose) => LETTERS[purpose])
    .join('')
}
