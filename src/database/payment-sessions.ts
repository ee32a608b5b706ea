import { PAGE_LIFE_MS } from '#domain/payment/attempt.ts'
import type { SelectHandle } from './handles.ts'

/**
 * Which of these orders have a provider's page that takes their money yet, or has been promised it: nobody can tell whether it was paid
 * there until the provider says so, or its time is over.
 */
export async function ordersBeingPaid(handle: SelectHandle, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (orderIds.length === 0) return new Set()
  const rows = await running(handle, orderIds)
    .where(({ eb, or }) => or([eb('state', '=', 'AUTHORIZED'), eb('page_url', 'is not', null)]))
    .execute()
  return new Set(rows.map(({ orderId }) => orderId))
}

/** The same of one order, also where the provider is only being asked for a page. */
export async function isBeingPaid(handle: SelectHandle, orderId: number): Promise<boolean> {
  return (await running(handle, [orderId]).limit(1).execute()).length > 0
}

function running(handle: SelectHandle, orderIds: readonly number[]) {
  return handle
    .selectFrom('payments')
    .select('order_id as orderId')
    .where('order_id', 'in', [...orderIds])
    .where('method', 'in', ['CREDIT_CARD', 'PAYPAL'])
    .where(({ eb, or, and }) =>
      or([
        eb('state', '=', 'AUTHORIZED'),
        and([eb('state', '=', 'OPENED'), eb('created_at', '>', new Date(Date.now() - PAGE_LIFE_MS))]),
      ]),
    )
}
