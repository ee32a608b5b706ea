import { FINANCING_STATE } from '#database/financing-state.ts'
import type { ReadHandle } from '#database/handles.ts'
import type { FinancingState } from '#domain/order/financing-states.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { PaymentState } from '#domain/order/payment-states.ts'

/** An order in the dealer's list. Cents. */
interface ListedOrder {
  readonly id: number
  readonly merchant: string
  readonly state: OrderState
  readonly payment: PaymentState
  readonly financing: FinancingState
  readonly total: number
  readonly placedAt: Date
}

const MAX_ROWS = 200
const ENDED: readonly OrderState[] = ['COMPLETED', 'REJECTED', 'CANCELLED', 'REFUNDED']

/** Open orders, the oldest first; only those of one dealer where its slug is given; with `all` ended ones too. */
export async function listOrders(
  read: ReadHandle,
  { merchant, all = false }: { readonly merchant?: string | undefined; readonly all?: boolean },
): Promise<ListedOrder[]> {
  const rows = read
    .selectFrom('orders as o')
    .innerJoin('merchants as m', 'm.id', 'o.merchant_id')
    .select([
      'o.id',
      'm.slug as merchant',
      'o.state',
      'o.payment_state as payment',
      FINANCING_STATE.as('financing'),
      'o.total_cents as total',
      'o.placed_at as placedAt',
    ])
    .orderBy('o.placed_at')
    .limit(MAX_ROWS)
  const some = all
    ? rows
    : rows.where(({ or, eb }) =>
        or([eb('o.state', 'not in', [...ENDED]), eb('o.payment_state', '=', 'REFUND_PENDING')]),
      )
  return (merchant ? some.where('m.slug', '=', merchant) : some).execute()
}
