import { sql } from 'kysely'
import type { ReadHandle, Writer } from '#database/handles.ts'
import type { BillingAddress } from '#domain/account/address.ts'
import { authorizeMachine } from '#domain/dealer-api/authorize-machine.ts'
import type { DealerApiActor } from '#domain/dealer-api/machine-actor.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { OrderCustomer, OrderLineType } from '#domain/order/order.ts'
import type { PaymentMethod } from '#domain/order/payment-methods.ts'
import type { PaymentState } from '#domain/order/payment-states.ts'
import type { Refused } from '#domain/refused.ts'
import { type Changed, readChanged, type Since } from '../merchant-event/read-changed.ts'

/** Cents. */
export interface MachineOrderLine {
  readonly type: OrderLineType
  readonly title: string
  readonly quantity: number
  readonly unitPrice: number
  /** The dealer's own number of an ordered car. */
  readonly vehicleNumber: string | null
}

/** An order as its dealer's system reads it. */
export interface MachineOrder {
  readonly id: number
  readonly placedAt: Date
  readonly state: OrderState
  readonly paymentState: PaymentState
  readonly paymentMethod: PaymentMethod | null
  readonly total: number
  readonly customer: OrderCustomer
  readonly billing: BillingAddress
  /** Null: it is picked up. */
  readonly deliveryAddress: BillingAddress | null
  readonly lines: readonly MachineOrderLine[]
}

/** The merchant's orders that changed since a cursor. Refused as by `authorizeMachine` and `readChanged`. */
export async function readOrdersForMachine(
  deps: { readonly read: ReadHandle; readonly writer: Writer },
  actor: DealerApiActor,
  since: Since,
): Promise<({ readonly kind: 'found'; readonly orders: readonly MachineOrder[] } & Omit<Changed, 'ids'>) | Refused> {
  const machine = authorizeMachine(actor, 'ORDERS')
  if (machine.kind === 'refused') return machine
  const changed = await readChanged(deps, 'order_id', machine.merchantId, since)
  if (changed.kind === 'refused') return changed
  const { ids, next, hasMore } = changed
  const [orders, lines] = await Promise.all([rowsOf(deps.read, ids), linesOf(deps.read, ids)])
  const byId = new Map(orders.map((order) => [order.id, order]))
  const found = ids.flatMap((id) => byId.get(id) ?? [])
  return {
    ...{ kind: 'found', next, hasMore },
    orders: found.map(({ delivery, ...order }) => ({
      ...order,
      deliveryAddress: delivery.address,
      lines: lines.filter(({ orderId }) => orderId === order.id),
    })),
  }
}

function rowsOf(read: ReadHandle, ids: readonly number[]) {
  return read
    .selectFrom('orders')
    .select([
      'id',
      'placed_at as placedAt',
      'state',
      'payment_state as paymentState',
      'customer',
      'billing',
      'delivery',
    ])
    .select(['payment_method as paymentMethod', 'total_cents as total'])
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute()
}

function linesOf(read: ReadHandle, ids: readonly number[]) {
  return read
    .selectFrom('order_lines as l')
    .leftJoin('vehicles as v', 'v.id', 'l.vehicle_id')
    .select([
      'l.order_id as orderId',
      'l.line_type as type',
      'l.title',
      'l.quantity',
      'l.unit_price_cents as unitPrice',
    ])
    .select('v.internal_number as vehicleNumber')
    .where('l.order_id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy('l.order_id')
    .orderBy('l.position')
    .execute()
}
