/** The claims of an access token. */
interface SessionClaims {
  readonly customerId: number
  /** Id of the login it came from. */
  readonly familyId: string
}

/** Creates and reads the tokens of a session. Only this shop can create them; anybody who has one is treated as the customer. */
export interface SessionTokens {
  accessToken(claims: SessionClaims, expiresAt: Date): Promise<string>
  /** Undefined where the token is expired, forged or malformed. */
  read(accessToken: string): Promise<(SessionClaims & { readonly expiresAt: Date }) | undefined>
  /** A new refresh token; the same predecessor always gives the same one, so that two tabs that refresh at once agree. */
  refreshToken(predecessor?: string): string
  /** Shows that a device has logged in to an account. It authorises nothing: such a device has its own limit of attempts. */
  deviceToken(account: string, device: string): Promise<string>
  /** The device's id; undefined where the token is expired, forged or of another account. */
  deviceOf(deviceToken: string, account: string): Promise<string | undefined>
}
