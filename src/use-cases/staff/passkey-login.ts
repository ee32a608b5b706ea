import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { checkRateLimit } from '../session/check-rate-limit.ts'
import { beginStaffSession, type StaffLogin } from './begin-session.ts'
import { type PasskeyOptions, storeChallenge, takeChallenge } from './challenge.ts'
import { usePasskey } from './use-passkey.ts'
import type { StaffClient, StaffDeps } from './staff-deps.ts'
import { recordStepUp } from './step-up.ts'

/** The answer of an authenticator to a stored question. */
export interface PasskeyAnswer {
  readonly id: string
  /** JSON of the browser. */
  readonly response: string
}

/** A question that any passkey of the main host may answer. Refused: RATE_LIMITED. */
export async function beginPasskeyLogin(deps: StaffDeps, { network }: StaffClient): Promise<PasskeyOptions | Refused> {
  const wait = await checkRateLimit(deps.writer, 'staff-passkey', { network })
  if (wait) return wait
  return storeChallenge(deps.writer, 'LOG_IN', null, await deps.secondFactor.passkeys.login())
}

/**
 * Begins a session by passkey, which is both factors at once: it is something its holder has, and it verifies them. Refused:
 * WRONG_CREDENTIALS, RATE_LIMITED.
 */
export async function logInWithPasskey(
  deps: StaffDeps,
  client: StaffClient,
  { id, response }: PasskeyAnswer,
): Promise<StaffLogin | Refused> {
  const wait = await checkRateLimit(deps.writer, 'staff-passkey', { network: client.network })
  if (wait) return wait
  const challenge = await takeChallenge(deps.writer, 'LOG_IN', null, id)
  if (challenge === undefined) return refused('WRONG_CREDENTIALS')
  const used = await usePasskey(deps, response, challenge, (handle, staff) =>
    beginStaffSession(handle, staff, client, 'PASSKEY'),
  )
  return used ?? refused('WRONG_CREDENTIALS')
}

/** Shows the second factor of a session again by one of its holder's own passkeys. Refused: WRONG_CREDENTIALS, RATE_LIMITED. */
export async function stepUpWithPasskey(
  deps: StaffDeps,
  actor: StaffActor,
  { network }: StaffClient,
  { id, response }: PasskeyAnswer,
): Promise<{ readonly kind: 'done' } | Refused> {
  const wait = await checkRateLimit(deps.writer, 'staff-passkey', { network })
  if (wait) return wait
  const challenge = await takeChallenge(deps.writer, 'LOG_IN', null, id)
  if (challenge === undefined) return refused('WRONG_CREDENTIALS')
  const used = await usePasskey(deps, response, challenge, async (handle, staff) => {
    if (staff.id !== actor.staffId) return refused('WRONG_CREDENTIALS')
    await recordStepUp(handle, actor)
    return { kind: 'done' } as const
  })
  return used ?? refused('WRONG_CREDENTIALS')
}
