/** Codes of an authenticator app (TOTP, RFC 6238): six digits, a new one every 30 seconds. */
export interface TotpCodes {
  /** A new secret in base32, as people type it into an app. */
  newSecret(): string
  /** The time step a code belongs to: the present one, the one before or the next; undefined where the code is wrong. */
  stepOf(secret: string, code: string, at: Date): number | undefined
  /** The code that an app shows at this moment. */
  codeAt(secret: string, at: Date): string
  /** What an app reads from its QR code. */
  uri(secret: string, account: string): string
  /** The QR code of a text, as SVG. */
  qr(text: string): string
}

/** A stored passkey: what is needed to check an answer of it. */
export interface StoredPasskey {
  readonly credentialId: string
  readonly publicKey: Uint8Array
  /** Counts the uses of some authenticators; 0 where it does not count. */
  readonly counter: number
  readonly transports: readonly string[]
}

/** A question to a browser's authenticator. `options` is JSON for `navigator.credentials`. */
export interface PasskeyQuestion {
  readonly challenge: string
  readonly options: string
}

/** Passkeys (WebAuthn), bound to the main host. Answers are JSON as the browser sent it, and never trusted. */
export interface Passkeys {
  registration(owner: {
    readonly staffId: number
    readonly email: string
    readonly name: string
    /** Passkeys that the person has already. */
    readonly existing: readonly StoredPasskey[]
  }): Promise<PasskeyQuestion>
  /** The new passkey; undefined where the answer does not fit the question. */
  registered(answer: string, challenge: string): Promise<StoredPasskey | undefined>
  login(): Promise<PasskeyQuestion>
  /** The id of the passkey that an answer names; undefined for anything else than an answer. */
  credentialIdOf(answer: string): string | undefined
  /** The new count of uses; undefined where the answer does not fit the question or the passkey. */
  verified(answer: string, challenge: string, passkey: StoredPasskey): Promise<number | undefined>
}

export interface SecondFactor {
  readonly totp: TotpCodes
  readonly passkeys: Passkeys
}
