import type { ReadHandle } from '#database/handles.ts'
import { authorizeMachine } from '#domain/dealer-api/authorize-machine.ts'
import type { DealerApiActor } from '#domain/dealer-api/machine-actor.ts'
import type { Refused } from '#domain/refused.ts'

/** What became of the pictures a program has named. */
export interface OrderedPictures {
  readonly requestedAt: Date
  /** Null: they are waiting, or some are fetched again. */
  readonly fetchedAt: Date | null
  readonly problems: readonly { readonly url: string; readonly problem: string }[]
}

/** Of a vehicle by the dealer's own number, null where none were named. Refused as by `authorizeMachine`. */
export async function readOrderedPictures(
  { read }: { readonly read: ReadHandle },
  actor: DealerApiActor,
  number: string,
): Promise<{ readonly kind: 'found'; readonly order: OrderedPictures | null } | Refused> {
  const machine = authorizeMachine(actor, 'STOCK')
  if (machine.kind === 'refused') return machine
  const order = await read
    .selectFrom('picture_orders as p')
    .innerJoin('vehicles as v', 'v.id', 'p.vehicle_id')
    .select(['p.requested_at as requestedAt', 'p.fetched_at as fetchedAt', 'p.problems'])
    .where('v.merchant_id', '=', machine.merchantId)
    .where('v.internal_number', '=', number)
    .executeTakeFirst()
  return { kind: 'found', order: order ?? null }
}
