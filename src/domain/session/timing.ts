const MINUTE = 60_000

/** Specification, sections 4 and 9, its open points 57 and 2.13; all in milliseconds. */
export const SESSION_TIMING = {
  /** An access token lives as long as its cookie. */
  accessToken: 60 * MINUTE,
  /** How long a client with a refresh token can come back. */
  refreshToken: 30 * 24 * 60 * MINUTE,
  /** How long a device counts as one that has logged in before. */
  knownDevice: 365 * 24 * 60 * MINUTE,
  /** A session this close to its end is renewed by any request. */
  refreshBefore: 15 * MINUTE,
  /** How often an open page checks its session. */
  check: 2 * MINUTE,
  /** The shortest interval at which a page asks again who is logged in. */
  readAgain: 5_000,
  /** Two tabs may send the same refresh token: within this time both get the same answer; later it counts as stolen. */
  reuseGrace: 30_000,
} as const
