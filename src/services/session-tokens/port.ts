/** What an access token says. */
export interface SessionClaims {
  readonly customerId: number
  /** The log-in it came from. */
  readonly familyId: string
}

/** Makes and reads the secrets of a session. Only this shop can make them; anybody who holds one is the customer. */
export interface SessionTokens {
  accessToken(claims: SessionClaims, expiresAt: Date): Promise<string>
  /** Undefined where the token is expired, forged or nonsense. */
  read(accessToken: string): Promise<(SessionClaims & { readonly expiresAt: Date }) | undefined>
  /** A new refresh token; with a predecessor always the same one, so that two tabs that refresh at once agree. */
  refreshToken(predecessor?: string): string
}
