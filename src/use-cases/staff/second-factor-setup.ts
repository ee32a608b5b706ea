import type { TotpCodes } from '#services/second-factor/port.ts'

/** What an authenticator app needs: the secret to type, and the same as a QR code (SVG). */
export interface SecondFactorSetup {
  readonly kind: 'done'
  readonly secret: string
  readonly uri: string
  readonly qr: string
}

export function setupOf(totp: TotpCodes, secret: string, email: string): SecondFactorSetup {
  const uri = totp.uri(secret, email)
  return { kind: 'done', secret, uri, qr: totp.qr(uri) }
}
