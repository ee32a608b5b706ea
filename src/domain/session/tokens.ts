/** The tokens of a session: the specification's access token. */
export interface IssuedTokens {
  readonly accessToken: string
  readonly refreshToken: string
  readonly expiresAt: Date
}
