import type { ReadHandle } from '#database/handles.ts'
import type { MerchantState } from '#domain/merchant/merchant-state.ts'
import type { Refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { STOCK_COUNT } from './stock-count.ts'

export interface ListedMerchant {
  readonly uuid: string
  readonly slug: string
  readonly name: string
  readonly zip: string
  readonly city: string
  readonly state: MerchantState
  /** Cars in stock, whether or not they are shown. */
  readonly vehicles: number
  /** People who work for it. */
  readonly staff: number
  /** Invitations that can still be accepted. */
  readonly invited: number
}

/** Every dealer, by name, whatever its state. Refused: as by `authorize`. */
export async function listMerchants(
  read: ReadHandle,
  actor: DealerAreaActor,
): Promise<{ readonly kind: 'done'; readonly merchants: readonly ListedMerchant[] } | Refused> {
  const refusal = authorize(actor, 'merchants.change', null, new Date())
  if (refusal) return refusal
  const merchants = await read
    .selectFrom('merchants as m')
    .select(['m.uuid', 'm.slug', 'm.name', 'm.zip', 'm.city', 'm.state'])
    .select(STOCK_COUNT.as('vehicles'))
    .select(({ selectFrom, fn }) => [
      selectFrom('staff_roles as r')
        .select((of) => of.fn.count<number>('r.staff_id').distinct().as('count'))
        .whereRef('r.merchant_id', '=', 'm.id')
        .as('staff'),
      selectFrom('staff_invitations as i')
        .select(fn.countAll<number>().as('count'))
        .whereRef('i.merchant_id', '=', 'm.id')
        .where('i.accepted_at', 'is', null)
        .where('i.expires_at', '>', new Date())
        .as('invited'),
    ])
    .where('m.kind', '=', 'COMPANY')
    .orderBy('m.name')
    .execute()
  return {
    kind: 'done',
    merchants: merchants.map(({ staff, invited, ...row }) => ({ ...row, staff: staff ?? 0, invited: invited ?? 0 })),
  }
}
