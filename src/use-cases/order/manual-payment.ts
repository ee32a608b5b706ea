import type { WriteHandle } from '#database/handles.ts'

/** Whether the dealer recorded the payment manually, because no provider reports it; the dealer also refunds it. */
export async function isPaidManually(handle: WriteHandle, orderId: number): Promise<boolean> {
  const event = await handle
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('subject', '=', 'PAYMENT')
    .where('actor', 'in', ['MERCHANT', 'ADMIN'])
    .where(({ eb, or, and }) =>
      or([
        eb('to_state', '=', 'PAID'),
        // Money that arrived after the order had ended.
        and([
          eb('from_state', 'in', ['CANCELLED', 'REFUND_PENDING', 'REFUNDED']),
          eb('to_state', '=', 'REFUND_PENDING'),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return event !== undefined
}
