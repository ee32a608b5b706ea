import type { ReadHandle, Writer } from '#database/handles.ts'
import type { DealerApiActor } from '#domain/dealer-api/machine-actor.ts'
import type { Refused } from '#domain/refused.ts'

/** What a request of the dealer API may see. */
export interface DealerApiContext {
  /** The program of the key; NOBODY without one in force. */
  readonly actor: DealerApiActor
  /** Set where the key has sent too many requests; then every operation is refused with it. */
  readonly rateLimit: Refused | undefined
  /** From the header `Idempotency-Key`. */
  readonly idempotencyKey: string | null
  readonly deps: { readonly read: ReadHandle; readonly writer: Writer }
}
