import { sql } from 'kysely'
import type { ReadHandle, SelectHandle } from '#database/handles.ts'
import { FINANCING_STATE } from '#database/financing-state.ts'
import type { FinancingState } from '#domain/order/financing-states.ts'
import { ORDER_TRANSITIONS, type OrderState } from '#domain/order/order-states.ts'
import { deliveryTypeOf, type DeliveryType, type OrderCustomer } from '#domain/order/order.ts'
import type { PaymentMethod } from '#domain/order/payment-methods.ts'
import type { PaymentState } from '#domain/order/payment-states.ts'
import { canTransition, type OrderSubject, type StateActor } from '#domain/order/transitions.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'

/** An order in its merchant's list. Cents. */
export interface MerchantOrder {
  readonly id: number
  readonly placedAt: Date
  readonly state: OrderState
  readonly payment: PaymentState
  readonly financing: FinancingState
  readonly customer: OrderCustomer
  readonly total: number
  /** Its first line. */
  readonly title: string
}

/** An order as its merchant sees it. */
export interface MerchantOrderView extends MerchantOrder {
  readonly method: PaymentMethod | null
  readonly due: number
  readonly delivery: DeliveryType
  readonly lines: readonly { readonly title: string; readonly quantity: number; readonly price: number }[]
  readonly events: readonly {
    readonly at: Date
    readonly actor: StateActor
    readonly subject: OrderSubject
    readonly to: string
    readonly reason: string | null
  }[]
  /** The states that this member of staff may take it to now. */
  readonly next: readonly OrderState[]
}

/** Nothing follows after these. */
const ENDED: readonly OrderState[] = ['COMPLETED', 'REJECTED', 'CANCELLED', 'REFUNDED']

/** Orders that are open, or those that have ended. */
export const ORDER_PARTS = ['OPEN', 'ENDED'] as const
export type OrderPart = (typeof ORDER_PARTS)[number]

const PAGE = 50

/** A merchant's orders: open ones the oldest first, ended ones the latest first. Refused as by `authorize`. */
export async function readMerchantOrders(
  read: ReadHandle,
  actor: DealerAreaActor,
  { merchantId, part }: { readonly merchantId: number; readonly part: OrderPart },
): Promise<{ readonly kind: 'found'; readonly orders: readonly MerchantOrder[] } | Refused> {
  const refusal = authorize(actor, 'orders.read', merchantId, new Date())
  if (refusal) return refusal
  const orders = await rowsOf(read)
    .where('o.merchant_id', '=', merchantId)
    .where('o.state', part === 'OPEN' ? 'not in' : 'in', [...ENDED])
    .orderBy('o.placed_at', part === 'OPEN' ? 'asc' : 'desc')
    .limit(PAGE)
    .execute()
  return { kind: 'found', orders }
}

/** One of them with everything that belongs to it. Refused; one that does not exist like somebody else's. */
export async function readMerchantOrder(
  read: ReadHandle,
  actor: DealerAreaActor,
  orderId: number,
): Promise<{ readonly kind: 'found'; readonly order: MerchantOrderView } | Refused> {
  const allowed = await authorizeOrder(read, actor, 'orders.read', orderId)
  if (allowed.kind === 'refused') return allowed
  const [row, lines, events] = await Promise.all([
    rowsOf(read)
      .select(['o.payment_method as method', 'o.due_cents as due', 'o.delivery'])
      .where('o.id', '=', orderId)
      .executeTakeFirstOrThrow(),
    read
      .selectFrom('order_lines')
      .select(['title', 'quantity', 'unit_price_cents as price'])
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute(),
    read
      .selectFrom('order_events')
      .select(['at', 'actor', 'subject', 'to_state as to', 'reason'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute(),
  ])
  const delivery = deliveryTypeOf(row.delivery)
  const now = new Date()
  const next = nextOf(row.state, delivery).filter(
    (to) => authorize(actor, permissionOf(to), allowed.merchantId, now) === undefined,
  )
  return { kind: 'found', order: { ...row, delivery, lines, events, next } }
}

/** The merchant of an order that somebody has a permission for. */
export async function authorizeOrder(
  handle: SelectHandle,
  actor: DealerAreaActor,
  permission: Permission,
  orderId: number,
): Promise<{ readonly kind: 'allowed'; readonly merchantId: number } | Refused> {
  if (actor.kind === 'NOBODY') return refused('UNAUTHENTICATED')
  const row = await handle
    .selectFrom('orders')
    .select('merchant_id as merchantId')
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!row) return refused('FORBIDDEN')
  return authorize(actor, permission, row.merchantId, new Date()) ?? { kind: 'allowed', merchantId: row.merchantId }
}

/** Money is sent back by those who keep the books. */
export function permissionOf(to: OrderState): Permission {
  return to === 'REFUNDED' ? 'orders.refund' : 'orders.change'
}

/** An order that is delivered is never ready for pick-up. */
function nextOf(state: OrderState, delivery: DeliveryType): OrderState[] {
  return (Object.keys(ORDER_TRANSITIONS[state]) as OrderState[]).filter(
    (to) =>
      canTransition(ORDER_TRANSITIONS, state, to, 'MERCHANT') &&
      !(to === 'READY_FOR_PICKUP' && delivery === 'DELIVERY'),
  )
}

function rowsOf(read: ReadHandle) {
  return read
    .selectFrom('orders as o')
    .select(['o.id', 'o.placed_at as placedAt', 'o.state', 'o.payment_state as payment', 'o.customer'])
    .select(['o.total_cents as total', FINANCING_STATE.as('financing')])
    .select(
      sql<string>`(select l.title from order_lines l where l.order_id = o.id order by l.position limit 1)`.as('title'),
    )
}
