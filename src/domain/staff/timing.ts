const MINUTE = 60_000

/** The times of a staff session and of what it takes to begin one; all in milliseconds. */
export const STAFF_TIMING = {
  /** From the log-in on. */
  session: 12 * 60 * MINUTE,
  /** A session without a request for this long has ended. */
  idle: 60 * MINUTE,
  /** How exactly the last request of a session is recorded. */
  lastSeen: MINUTE,
  /** How long the second factor counts as just shown. */
  stepUp: 10 * MINUTE,
  /** How long an account takes no codes after too many wrong ones. */
  lock: 15 * MINUTE,
  /** A code of an authenticator app lives this long (RFC 6238, section 5.2). */
  codeStep: 30_000,
  invitation: 7 * 24 * 60 * MINUTE,
  /** The link that the first start prints. */
  setUpLink: 24 * 60 * MINUTE,
  passwordLink: 30 * MINUTE,
  /** Time to answer with a passkey: enough to find the authenticator and touch it. */
  passkeyQuestion: 5 * MINUTE,
} as const

/** Wrong codes in a row that lock an account. */
export const MAX_WRONG_CODES = 5
