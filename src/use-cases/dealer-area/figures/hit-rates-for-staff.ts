import type { ReadHandle } from '#database/handles.ts'
import type { Refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import type { HitRates } from '#domain/trade-in/hit-rate.ts'
import { readHitRates } from '../../trade-in/hit-rates.ts'

/** How good the estimates of a merchant's trade-ins were, by age of the car. Refused as by `authorize`. */
export async function readHitRatesForStaff(
  read: ReadHandle,
  actor: DealerAreaActor,
  merchantId: number,
): Promise<{ readonly kind: 'found'; readonly rates: HitRates } | Refused> {
  const refusal = authorize(actor, 'figures.read', merchantId, new Date())
  return refusal ?? { kind: 'found', rates: await readHitRates(read, merchantId) }
}
