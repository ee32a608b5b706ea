import { PAGE_LIFE_MS } from '#domain/payment/attempt.ts'
import type { SelectHandle } from './handles.ts'

/**
 * Which of these orders may be being paid on a provider's page: it is open or authorised, and until the provider reports or its time is
 * over nobody knows whether it was paid.
 */
export async function ordersBeingPaid(handle: SelectHandle, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (orderIds.length === 0) return new Set()
  const rows = await running(handle, orderIds)
    .where(({ eb, or }) => or([eb('state', '=', 'AUTHORIZED'), eb('page_url', 'is not', null)]))
    .execute()
  return new Set(rows.map(({ orderId }) => orderId))
}

/** The same for one order, also while the provider is being asked for a page. */
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
