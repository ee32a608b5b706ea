import type { CartOwner } from '#domain/cart/cart.ts'
import type { GatewayContext } from '../context.ts'
import { Refusal } from '../refusal.ts'

/** The owner of the request's cart: the customer, or the visitor that it names; null without either. Refused: INVALID_ACCESS_TOKEN. */
export function cartOwner({ actor, anonymousId }: Pick<GatewayContext, 'actor' | 'anonymousId'>): CartOwner | null {
  if (actor.kind === 'INVALID') throw new Refusal('INVALID_ACCESS_TOKEN', 'Invalid access token')
  if (actor.kind === 'CUSTOMER') return { kind: 'CUSTOMER', customerId: actor.customerId }
  return anonymousId ? { kind: 'VISITOR', anonymousId } : null
}

/** The same for a request that changes the cart. Refused: INVALID_ACCESS_TOKEN, and UNAUTHENTICATED where there is no owner. */
export function requireCartOwner(context: GatewayContext): CartOwner {
  const owner = cartOwner(context)
  if (owner) return owner
  throw new Refusal('UNAUTHENTICATED', 'Visitors name their cart with X-Anonymous-Customer-Unique-Id, a UUID.')
}
