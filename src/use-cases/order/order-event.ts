import type { ReadHandle } from '#database/handles.ts'
import { readHandOverMerchant } from './hand-over.ts'
import { type Order, type OrderEvent, readAnyOrder } from './orders.ts'

export interface OrderAtEvent {
  readonly event: OrderEvent
  readonly order: Order
  /** The account's address today; the order's where the account has been deleted. */
  readonly email: string
  /** The dealer is to register a car of the order. */
  readonly isRegistered: boolean
  /** A time for the hand-over can be chosen on the order's page. */
  readonly canChooseTime: boolean
}

/** An event of an order with the order as it is now; undefined where both are gone. */
export async function readOrderAtEvent(read: ReadHandle, eventId: number): Promise<OrderAtEvent | undefined> {
  const found = await read.selectFrom('order_events').select('order_id').where('id', '=', eventId).executeTakeFirst()
  const order = found && (await readAnyOrder(read, found.order_id))
  const event = order?.events.find(({ id }) => id === eventId)
  if (!order || !event) return undefined
  const { delivery, merchant, state, financing_state: financing } = order
  const toHandOver = { id: order.id, merchantId: merchant.id, delivery, state, financing }
  const [account, registration, handsOver] = await Promise.all([
    read.selectFrom('customers').select('email').where('id', '=', order.customer_id).executeTakeFirst(),
    read
      .selectFrom('order_lines')
      .innerJoin('extra_services', 'extra_services.key', 'order_lines.service_key')
      .select('order_lines.id')
      .where('order_lines.order_id', '=', order.id)
      .where('extra_services.kind', '=', 'REGISTRATION')
      .executeTakeFirst(),
    readHandOverMerchant(read, toHandOver),
  ])
  return {
    ...{ event, order, email: account?.email ?? order.customer.email },
    isRegistered: registration !== undefined,
    canChooseTime: account !== undefined && handsOver !== undefined,
  }
}
