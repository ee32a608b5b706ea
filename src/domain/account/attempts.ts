/** How often something may be attempted: at most `most` times in `seconds`. */
interface AttemptLimit {
  readonly max: number
  readonly seconds: number
}

const HOUR = 3600

/**
 * Limits per account (its e-mail address; for a visitor's cart its id) and per network address; generous for people, useless for guessing.
 */
export const ATTEMPT_LIMITS = {
  'log-in': { account: { max: 10, seconds: 900 }, address: { max: 60, seconds: 900 } },
  register: { account: { max: 5, seconds: HOUR }, address: { max: 20, seconds: HOUR } },
  'register-without-script': { account: { max: 5, seconds: HOUR }, address: { max: 6, seconds: HOUR } },
  mail: { account: { max: 4, seconds: HOUR }, address: { max: 20, seconds: HOUR } },
  alert: { account: { max: 30, seconds: HOUR }, address: { max: 60, seconds: HOUR } },
  token: { account: { max: 30, seconds: HOUR }, address: { max: 30, seconds: HOUR } },
  cart: { account: { max: 120, seconds: HOUR }, address: { max: 600, seconds: HOUR } },
  // A genuine declaration must never be refused: a whole office may share one address.
  withdrawal: { account: { max: 20, seconds: HOUR }, address: { max: 100, seconds: HOUR } },
  // Each document is rendered anew, which takes a fifth of a second of processor time.
  document: { account: { max: 60, seconds: 600 }, address: { max: 300, seconds: 600 } },
  password: { account: { max: 10, seconds: 900 }, address: { max: 60, seconds: 900 } },
} as const satisfies Record<string, { readonly account: AttemptLimit; readonly address: AttemptLimit }>
export type Attempt = keyof typeof ATTEMPT_LIMITS
