import { FINANCING_STATE } from '#database/financing-state.ts'
import type { ReadHandle, SelectHandle, Writer } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { DAYS_TO_ANSWER, DAYS_TO_FINANCE, HOURS_TO_PAY, type OverdueReason } from '#domain/order/deadlines.ts'
import { forEachSafely, type OnRowError, pagedById } from '../for-each-safely.ts'
import { changeFinancing } from './change-financing.ts'
import { changeOrderState } from './change-state.ts'

const HOUR_MS = 3_600_000
const HOURS_TO_ANSWER = DAYS_TO_ANSWER * 24
const HOURS_TO_FINANCE = DAYS_TO_FINANCE * 24

interface OverdueDeps {
  readonly read: ReadHandle
  readonly writer: Writer
  readonly onError: OnRowError
}

/**
 * Ends orders that their dealer or their bank has not answered in time, and unpaid card or PayPal orders; returns how many. Each has its
 * own transaction: an order that changes meanwhile is read again, and one that cannot be ended is reported to `onError` without stopping
 * the others.
 */
export async function cancelOverdueOrders({ read, writer, onError }: OverdueDeps): Promise<number> {
  let cancelled = 0
  const cancel = async ({ id: orderId }: { readonly id: number }) => {
    const outcome = await writer.transaction(async (handle) => {
      await handle.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute()
      const order = await overdueOrders(handle).where('id', '=', orderId).executeTakeFirst()
      if (!order) return undefined
      const reason = reasonOf(order)
      const change = { orderId, actor: 'TIMER', reason } as const
      // An application that nobody decides is given up, and takes the order with it.
      if (reason === 'NOT_FINANCED') return changeFinancing(handle, { ...change, to: 'WITHDRAWN' })
      return changeOrderState(handle, { ...change, to: 'CANCELLED' })
    })
    if (outcome?.kind === 'done') cancelled += 1
  }
  const readPage = (after: number, limit: number) => overdueOrders(read).where('id', '>', after).limit(limit).execute()
  await forEachSafely(pagedById(readPage), cancel, onError)
  return cancelled
}

/** Open orders that wait longer than they may for their dealer's answer, their bank's, or for a payment by card or PayPal. */
function overdueOrders(handle: SelectHandle) {
  return handle
    .selectFrom('orders')
    .select(['id', 'state', FINANCING_STATE.as('financing'), 'placed_at as placedAt'])
    .where(({ and, eb, exists, fn, lit, not, or, selectFrom }) => {
      // A provider's page takes money for an hour, so the customer may be paying right now.
      const isPaying = exists(
        selectFrom('payments')
          .select('payments.id')
          .whereRef('payments.order_id', '=', 'orders.id')
          .where('payments.created_at', '>', hoursAgo(2)),
      )
      // An order that its dealer has put off is not ended.
      const isOnHold = eb('on_hold_until', '>=', berlinToday())
      return and([
        not(fn.coalesce(isOnHold, lit(false))),
        or([
          and([eb('state', '=', 'PLACED'), eb('placed_at', '<', hoursAgo(HOURS_TO_ANSWER))]),
          and([
            eb('state', '=', 'CONFIRMED'),
            eb(FINANCING_STATE, '=', 'WAITING'),
            eb('placed_at', '<', hoursAgo(HOURS_TO_FINANCE)),
          ]),
          and([
            eb('state', 'in', ['PLACED', 'CONFIRMED']),
            eb('placed_at', '<', hoursAgo(HOURS_TO_PAY)),
            eb('payment_provider', '=', 'CARD'),
            eb('payment_method', 'in', ['CREDIT_CARD', 'PAYPAL']),
            eb('payment_state', 'in', ['WAITING_FOR_PAYMENT_DETAILS', 'PAYMENT_DETAILS_IN_PROGRESS']),
            not(isPaying),
          ]),
        ]),
      ])
    })
    .orderBy('id')
}

interface OverdueOrder {
  readonly state: string
  readonly financing: string
  readonly placedAt: Date
}

function reasonOf({ state, financing, placedAt }: OverdueOrder): OverdueReason {
  if (state === 'PLACED' && placedAt < hoursAgo(HOURS_TO_ANSWER)) return 'NO_ANSWER'
  return financing === 'WAITING' && placedAt < hoursAgo(HOURS_TO_FINANCE) ? 'NOT_FINANCED' : 'NOT_PAID'
}

function hoursAgo(hours: number): Date {
  return new Date(Date.now() - hours * HOUR_MS)
}
