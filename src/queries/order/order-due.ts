import type { ReadHandle } from '#database/handles.ts'

/** Cents that are paid directly with an order, negative where it pays out; undefined where there is no such order. */
export async function readOrderDue(read: ReadHandle, orderId: number): Promise<number | undefined> {
  const order = await read.selectFrom('orders').select('due_cents').where('id', '=', orderId).executeTakeFirst()
  return order?.due_cents
}
