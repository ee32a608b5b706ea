import type { WriteHandle, Writer } from '#database/handles.ts'
import { DAYS_TO_ANSWER, HOURS_TO_PAY, type OverdueReason } from '#domain/order/deadlines.ts'
import { forEachSafely, type OnRowError } from '../for-each-safely.ts'
import { changeOrderState } from './change-state.ts'

const PAGE_ORDERS = 500
const HOUR = 3_600_000
const UNPAID = ['WAITING_FOR_PAYMENT_DETAILS', 'PAYMENT_DETAILS_IN_PROGRESS'] as const

/**
 * Ends orders that their dealer has not answered in time, and unpaid card or PayPal orders; returns how many. Each has its own transaction:
 * an order that changes meanwhile is judged anew, and one that cannot be ended is reported to `onError` without stopping the others.
 */
export async function cancelOverdueOrders(writer: Writer, onError: OnRowError): Promise<number> {
  let cancelled = 0
  const cancel = async ({ id: orderId }: { readonly id: number }) => {
    const outcome = await writer.transaction(async (handle) => {
      await handle.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute()
      const reason = (await reasonsOf(handle, [orderId])).get(orderId)
      return reason && changeOrderState(handle, { orderId, to: 'CANCELLED', actor: 'TIMER', reason })
    })
    if (outcome?.kind === 'done') cancelled += 1
  }
  await forEachSafely(overdueOrders(writer), cancel, onError)
  return cancelled
}

/** As they are now, page by page; which of them are still overdue is asked again once each is locked. */
async function* overdueOrders(writer: Writer): AsyncGenerator<{ readonly id: number }> {
  let after = 0
  for (;;) {
    const page = await writer.transaction(async (handle) => {
      const ids = (await openOrders(handle, after)).map(({ id }) => id)
      return { ids, overdue: await reasonsOf(handle, ids) }
    })
    for (const id of page.overdue.keys()) yield { id }
    if (page.ids.length < PAGE_ORDERS) return
    after = page.ids.at(-1)!
  }
}

/** Orders that are open and old enough to be overdue. */
function openOrders(handle: WriteHandle, after: number) {
  return handle
    .selectFrom('orders')
    .select('id')
    .where('state', 'in', ['PLACED', 'CONFIRMED'])
    .where('placed_at', '<', new Date(Date.now() - HOURS_TO_PAY * HOUR))
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE_ORDERS)
    .execute()
}

/** The overdue ones among these orders, each with the reason. */
async function reasonsOf(handle: WriteHandle, ids: readonly number[]): Promise<Map<number, OverdueReason>> {
  if (ids.length === 0) return new Map()
  const now = Date.now()
  const rows = await handle
    .selectFrom('orders')
    .select(['id', 'state', 'placed_at', 'payment_state', 'payment_method', 'payment_provider'])
    // A provider's page takes money for an hour, so the customer may be paying right now.
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('payments')
          .select('payments.id')
          .whereRef('payments.order_id', '=', 'orders.id')
          .where('payments.created_at', '>', new Date(now - 2 * HOUR)),
      ).as('isPaying'),
    )
    .where('id', 'in', [...ids])
    .where('state', 'in', ['PLACED', 'CONFIRMED'])
    .execute()
  return new Map(
    rows.flatMap((row): [number, OverdueReason][] => {
      const age = now - row.placed_at.getTime()
      if (row.state === 'PLACED' && age > DAYS_TO_ANSWER * 24 * HOUR) return [[row.id, 'NO_ANSWER']]
      const isPaidOnline =
        row.payment_provider === 'CARD' && (row.payment_method === 'CREDIT_CARD' || row.payment_method === 'PAYPAL')
      const isUnpaid = UNPAID.some((state) => state === row.payment_state)
      const isOverdue = isPaidOnline && isUnpaid && !row.isPaying && age > HOURS_TO_PAY * HOUR
      return isOverdue ? [[row.id, 'NOT_PAID']] : []
    }),
  )
}
