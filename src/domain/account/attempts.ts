/** How often something may be tried: so many times in so many seconds. */
export interface AttemptLimit {
  readonly most: number
  readonly seconds: number
}

const HOUR = 3600

/**
 * Limits per account (its e-mail address; of a visitor's cart its name) and per network address; generous for people, useless for guessing.
 */
export const ATTEMPT_LIMITS = {
  'log-in': { account: { most: 10, seconds: 900 }, address: { most: 60, seconds: 900 } },
  register: { account: { most: 5, seconds: HOUR }, address: { most: 20, seconds: HOUR } },
  'register-without-script': { account: { most: 5, seconds: HOUR }, address: { most: 6, seconds: HOUR } },
  mail: { account: { most: 4, seconds: HOUR }, address: { most: 20, seconds: HOUR } },
  alert: { account: { most: 30, seconds: HOUR }, address: { most: 60, seconds: HOUR } },
  token: { account: { most: 30, seconds: HOUR }, address: { most: 30, seconds: HOUR } },
  cart: { account: { most: 120, seconds: HOUR }, address: { most: 600, seconds: HOUR } },
  // A declaration that is meant is never kept back: a whole office may sit behind one address.
  withdrawal: { account: { most: 20, seconds: HOUR }, address: { most: 100, seconds: HOUR } },
  // Each is made anew, in a fifth of a second of a processor's time.
  document: { account: { most: 60, seconds: 600 }, address: { most: 300, seconds: 600 } },
  password: { account: { most: 10, seconds: 900 }, address: { most: 60, seconds: 900 } },
} as const satisfies Record<string, { readonly account: AttemptLimit; readonly address: AttemptLimit }>
export type Attempt = keyof typeof ATTEMPT_LIMITS
