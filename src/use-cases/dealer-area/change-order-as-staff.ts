import type { Writer } from '#database/handles.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { audited } from './audited.ts'
import { changeOrderState } from '../order/change-state.ts'
import type { OrderChanged } from '../order/order-blocker.ts'
import { authorizeOrder } from './authorize-case.ts'
import { permissionOf } from './orders-for-staff.ts'

interface OrderStep {
  readonly orderId: number
  readonly to: OrderState
  /** Shown in the order's history. */
  readonly reason: string | undefined
  /** The goods leave before the money has come; only with a reason. */
  readonly unpaid: boolean
}

/**
 * Takes an order to its next state for its merchant. Refused as by `authorizeOrder` and `changeOrderState`; INVALID_INPUT where a
 * withdrawal is entered without saying when and how it was declared.
 */
export function changeOrderAsStaff(
  writer: Writer,
  actor: StaffActor,
  { orderId, to, reason, unpaid }: OrderStep,
): Promise<OrderChanged | Refused> {
  return audited(writer, actor, {
    allow: (handle) => authorizeOrder(handle, actor, permissionOf(to), orderId),
    entry: { operation: 'change-order', subject: `order ${orderId}`, after: { state: to, reason: reason ?? null } },
    change: async (handle) =>
      to === 'WITHDRAWN' && !reason
        ? refused('INVALID_INPUT', { fields: [{ field: 'reason', code: 'REQUIRED' }] })
        : changeOrderState(handle, { orderId, to, unpaid, actor: 'MERCHANT', ...(reason ? { reason } : {}) }),
  })
}
