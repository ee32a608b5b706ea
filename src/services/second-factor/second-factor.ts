import { webAuthnPasskeys } from './passkeys.ts'
import type { SecondFactor } from './port.ts'
import { totpCodes } from './totp.ts'

const NAME = 'Fahrwerk'

/** The second factors of staff, for the main site at this origin. */
export function secondFactor(mainOrigin: string): SecondFactor {
  const { hostname: host, origin } = new URL(mainOrigin)
  return { totp: totpCodes(NAME), passkeys: webAuthnPasskeys({ name: NAME, host, origin }) }
}
