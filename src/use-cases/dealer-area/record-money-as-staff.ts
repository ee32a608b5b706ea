import type { Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { OrderChanged } from '../order/order-blocker.ts'
import { recordPaid, recordRefunded } from '../order/record-money.ts'
import { audited } from './audited.ts'
import { authorizeOrder } from './authorize-case.ts'
import { type MoneyStep, moneyPermission } from './orders-for-staff.ts'

interface RecordedMoney {
  readonly orderId: number
  readonly step: MoneyStep
  /** Shown in the order's history. */
  readonly reason: string | undefined
}

/**
 * Records that money has come, was sent back or was paid out, as the dealer's bank shows it. Refused as by `authorizeOrder`;
 * STEP_UP_REQUIRED for a payout; as by `recordPaid` and `recordRefunded`.
 */
export function recordMoneyAsStaff(
  writer: Writer,
  actor: StaffActor,
  { orderId, step, reason }: RecordedMoney,
): Promise<OrderChanged | Refused> {
  const recorded = { orderId, actor: 'MERCHANT', ...(reason ? { reason } : {}) } as const
  return audited(writer, actor, {
    allow: async (handle) => {
      const allowed = await authorizeOrder(handle, actor, 'orders.read', orderId)
      if (allowed.kind === 'refused') return allowed
      const order = await handle
        .selectFrom('orders')
        .select('due_cents as due')
        .where('id', '=', orderId)
        .executeTakeFirst()
      if (!order) return refused('FORBIDDEN')
      return authorize(actor, moneyPermission(step, order.due), allowed.merchantId, new Date()) ?? allowed
    },
    entry: { operation: 'record-money', subject: `order ${orderId}`, after: { payment: step, reason: reason ?? null } },
    change: (handle) => (step === 'PAID' ? recordPaid(handle, recorded) : recordRefunded(handle, recorded)),
  })
}
