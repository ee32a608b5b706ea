import type { SecretBox } from '#services/secret-box/port.ts'

/** The secret of somebody's authenticator app, encrypted for that account alone. */
export function sealTotpSecret(box: SecretBox, staffId: number, secret: string): Buffer {
  return box.seal(secret, purposeOf(staffId))
}

export function openTotpSecret(box: SecretBox, staffId: number, sealed: Buffer): string {
  return box.open(sealed, purposeOf(staffId))
}

function purposeOf(staffId: number): string {
  return `authenticator of staff ${staffId}`
}
