import { type OrderView, orderView } from '#use-cases/order/order-view.ts'
import { type Order, readOrder } from '#use-cases/order/orders.ts'
import type { GatewayContext } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { rowId, shopperOf } from '../session/actor.ts'

/** An order of the customer's own. Refused (NOT_FOUND) for anybody else's, and on a dealer's storefront for one with another dealer. */
export async function ownOrder(context: GatewayContext, id: string): Promise<OrderView> {
  const order = await readOrder(context.deps.read, shopperOf(context), rowId(id))
  if (order) return orderViewFor(context, order)
  throw new Refusal('NOT_FOUND', 'There is no such order.')
}

export function orderViewFor({ deps: { payments }, locale }: GatewayContext, order: Order): OrderView {
  return orderView(order, payments.chosen !== null, locale)
}
