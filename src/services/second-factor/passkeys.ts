import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Passkeys } from './port.ts'

interface RelyingParty {
  readonly name: string
  /** The main host: passkeys do not work on any other. */
  readonly host: string
  readonly origin: string
}

/** EdDSA, ES256 (RFC 9053) and RS256 (RFC 8812): every authenticator has one of them. Node's post-quantum ones are experimental. */
const ALGORITHMS = [-8, -7, -257]
/** Characters. No browser's answer is longer, because attestation certificates are not requested. */
const MAX_ANSWER = 20_000

/**
 * Passkeys by WebAuthn. They are discoverable, so that nobody enters an address first, and verify their holder by finger, face or PIN, so
 * that one of them is both factors at once.
 */
export function webAuthnPasskeys({ name, host: rpID, origin }: RelyingParty): Passkeys {
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }
  return {
    async registration({ staffId, email, name: userDisplayName, existing }) {
      const options = await generateRegistrationOptions({
        rpName: name,
        rpID,
        userName: email,
        userDisplayName,
        userID: new Uint8Array(Buffer.from(`staff ${staffId}`)),
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: existing.map(({ credentialId: id, transports }) => ({ id, transports: [...transports] })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return { challenge: options.challenge, options: JSON.stringify(options) }
    },
    async registered(answer, challenge) {
      const response = parsed(answer) as RegistrationResponseJSON | undefined
      const checked =
        response &&
        (await unlessRefused(() =>
          verifyRegistrationResponse({
            ...{ response, expectedChallenge: challenge, supportedAlgorithmIDs: ALGORITHMS },
            ...expected,
          }),
        ))
      if (!checked?.verified) return undefined
      const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential
      return { credentialId: id, publicKey, counter, transports }
    },
    async login() {
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
      return { challenge: options.challenge, options: JSON.stringify(options) }
    },
    credentialIdOf: (answer) => parsed(answer)?.id,
    async verified(answer, challenge, { credentialId: id, publicKey, counter, transports }) {
      const response = parsed(answer) as AuthenticationResponseJSON | undefined
      const credential = { id, publicKey: new Uint8Array(publicKey), counter, transports: [...transports] }
      const checked =
        response &&
        (await unlessRefused(() =>
          verifyAuthenticationResponse({ response, expectedChallenge: challenge, credential, ...expected }),
        ))
      return checked?.verified ? checked.authenticationInfo.newCounter : undefined
    },
  }
}

/** The library throws where an answer is not what was requested: another challenge, origin or count, an unknown format. */
async function unlessRefused<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify()
  } catch {
    return undefined
  }
}

/** The id that an answer names; undefined for text that is too long or no answer. The library checks everything else. */
function parsed(answer: string): { readonly id: string } | undefined {
  if (answer.length > MAX_ANSWER) return undefined
  try {
    const value: unknown = JSON.parse(answer)
    const hasId = typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    return hasId ? (value as { readonly id: string }) : undefined
  } catch {
    return undefined
  }
}
