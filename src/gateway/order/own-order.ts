import { type Order, type OrderReader, readOrder } from '#use-cases/order/orders.ts'
import type { GatewayContext } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { requireCustomer, rowId } from '../session/actor.ts'

/** Whose orders this request sees. Refused as by `requireCustomer`. */
export function readerOf(context: GatewayContext): OrderReader {
  return { customerId: requireCustomer(context).customerId, scope: context.scope }
}

/** An order of the customer's own. Refused (NOT_FOUND) for anybody else's, and on a dealer's storefront for one with another dealer. */
export async function ownOrder(context: GatewayContext, id: string): Promise<Order> {
  const order = await readOrder(context.sources.read, readerOf(context), rowId(id))
  if (order) return order
  throw new Refusal('NOT_FOUND', 'There is no such order.')
}
