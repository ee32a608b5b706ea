import type { WriteHandle } from '#database/handles.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import { moveRequest } from '../request/move-request.ts'
import { readHandOver } from './hand-over.ts'

interface OrderStep {
  readonly orderId: number
  readonly to: OrderState
  readonly actor: StateActor
}

/** Ends the hand-over of an order along with it, in its transaction: the car is handed over, or nobody comes any more. */
export async function endHandOver(handle: WriteHandle, { orderId, to, actor }: OrderStep): Promise<void> {
  const handOver = await readHandOver(handle, orderId)
  if (!handOver) return
  const { requestId } = handOver
  const outcome = await moveRequest(
    handle,
    to === 'HANDED_OVER'
      ? { requestId, to: 'DONE', actor }
      : { requestId, to: 'CANCELLED', actor, reason: 'ORDER_ENDED' },
  )
  if (outcome.kind === 'refused') throw new Error(`A hand-over cannot follow its order to ${to} by ${actor}`)
}
