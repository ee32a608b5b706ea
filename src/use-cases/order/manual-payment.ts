import type { WriteHandle } from '#database/handles.ts'

/**
 * Whether the money of an order came by a way that no provider tells of: its dealer has recorded it, and sends it back where it is owed.
 */
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
        // Money that came after the end of its order.
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
