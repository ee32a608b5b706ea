import { type Refused, refused } from '../refused.ts'
import type { ApiPurpose, DealerApiActor, MachineActor } from './machine-actor.ts'

/**
 * The program whose key has one of these purposes. Refused: UNAUTHENTICATED without a key in force, FORBIDDEN for a key with other
 * purposes. No use case takes a merchant besides: a key only ever reaches its own.
 */
export function authorizeMachine(actor: DealerApiActor, ...purposes: readonly ApiPurpose[]): MachineActor | Refused {
  if (actor.kind === 'NOBODY') return refused('UNAUTHENTICATED')
  return purposes.some((purpose) => actor.purposes.includes(purpose)) ? actor : refused('FORBIDDEN')
}
