import { findToken, newestData } from '#database/account/one-time-tokens.ts'
import type { WriteHandle } from '#database/handles.ts'
import type { PersonalDetails } from '#domain/account/registration.ts'
import type { MailSite } from '#domain/mail.ts'
import { isPassword } from './password-hash.ts'

/** A registration that waits for its confirmation. Anybody can enter one for any address, so several may wait for the same. */
export interface PendingRegistration extends PersonalDetails {
  readonly passwordHash: string
  /** Where it was entered; missing in registrations of the release before, which stored it with the customer. */
  readonly site?: MailSite
}

export interface RegistrationsOfKey {
  readonly customerId: number
  readonly registrations: readonly PendingRegistration[]
}

/** Each is hashed with its own salt, which takes some 30 ms of one core. */
const MAX_REGISTRATIONS = 20

/**
 * The registrations a confirmation key can put in force: first the one that was mailed with the key, then the newest others of the same
 * address, because a key that was sent again belongs to none. Undefined where the key is unknown, used or too old.
 */
export async function registrationsOfKey(handle: WriteHandle, key: string): Promise<RegistrationsOfKey | undefined> {
  const token = await findToken(handle, 'confirm-account', key)
  if (!token) return undefined
  const { customerId } = token
  const others = await newestData(handle, 'confirm-account', customerId, MAX_REGISTRATIONS)
  const registrations = [token.data, ...others].flatMap(({ registration }) =>
    registration ? [JSON.parse(registration) as PendingRegistration] : [],
  )
  return { customerId, registrations }
}

/** The registration that was entered with this password; undefined where there is none. */
export async function registrationWithPassword(
  registrations: readonly PendingRegistration[],
  password: string,
): Promise<PendingRegistration | undefined> {
  const byHash = new Map(registrations.map((registration) => [registration.passwordHash, registration]))
  for (const registration of byHash.values())
    if (await isPassword(password, registration.passwordHash)) return registration
  return undefined
}
